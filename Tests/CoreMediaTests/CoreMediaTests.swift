import Testing

@Suite struct CoreMediaTests {}
