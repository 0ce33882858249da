internal import CGStreamer

/// How far an element is up.
package enum State: Sendable {
  case void, null, ready, paused, playing

  init(_ raw: GstState) {
    switch raw {
    case GST_STATE_NULL: self = .null
    case GST_STATE_READY: self = .ready
    case GST_STATE_PAUSED: self = .paused
    case GST_STATE_PLAYING: self = .playing
    default: self = .void
    }
  }

  var raw: GstState {
    switch self {
    case .void: GST_STATE_VOID_PENDING
    case .null: GST_STATE_NULL
    case .ready: GST_STATE_READY
    case .paused: GST_STATE_PAUSED
    case .playing: GST_STATE_PLAYING
    }
  }
}
