package import Playback

package typealias PlaybackTestingPlaceholder = Media
