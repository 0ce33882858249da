import Testing

@Suite struct LocalRendererTests {}
