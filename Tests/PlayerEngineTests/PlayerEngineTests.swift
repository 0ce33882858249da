import Testing

@Suite struct PlayerEngineTests {}
