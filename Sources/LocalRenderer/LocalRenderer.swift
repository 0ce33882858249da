package import Playback

/// Renders on this machine.
package typealias LocalRendererPlaceholder = Media
