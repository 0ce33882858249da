package import Playback

package typealias PlayerEnginePlaceholder = Media
