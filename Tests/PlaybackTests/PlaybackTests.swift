import Testing

@Suite struct PlaybackTests {}
