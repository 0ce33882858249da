import Testing

@Suite struct GStreamerTests {}
