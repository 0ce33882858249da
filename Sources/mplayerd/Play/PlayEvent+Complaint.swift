extension PlayEvent {
  /// The sentence for standard error, when something is wrong.
  package var complaint: String? {
    switch kind {
    case .failed(let failure, _), .warning(let failure): failure.message
    default: nil
    }
  }
}
