import GStreamer
import Playback

/// Where the bytes come from.
extension ItemPipeline {
  /// The scheme of the address, in small letters.
  var scheme: String { media.url.prefix { $0 != ":" }.lowercased() }

  func build() throws(ElementError) {
    if isAdaptiveStream { return try buildAdaptive() }
    if let address = deliveryAddress { return try buildDelivered(at: address) }
    switch scheme {
    case "file", "http", "https", "data":
      let source = try makeSource()
      pipeline.add(source)
      var last = source
      if scheme.hasPrefix("http") {
        last = try makeBuffer(behind: source)
      }
      try find(behind: last)
    default:
      guard Registry.reads(scheme: scheme) else { throw .missing("\(scheme):") }
      try buildGeneral()
    }
  }

  /// Keeps what comes from far away, and tells how it fares.
  func makeBuffer(behind source: Element) throws(ElementError) -> Element {
    let buffer = try Element("queue2", name: "buffer")
    buffer.set("use-buffering", true)
    buffer.set("max-size-bytes", 4 << 20)
    buffer.set("max-size-buffers", 0)
    buffer.set("max-size-time", "0")
    pipeline.add(buffer)
    try source.link(to: buffer)
    watchArrivals(at: source.pad("src"))
    return buffer
  }

  /// Looks at what comes out of `last`, and grows what plays it.
  func find(behind last: Element) throws(ElementError) {
    let finder = try Element("typefind", name: "finder")
    pipeline.add(finder)
    try last.link(to: finder)
    // The pad and not the element: that would keep itself alive.
    let output = finder.pad("src")
    finder.onTypeFound { [weak self] caps in self?.foundType(caps, at: output) }
  }

  /// Tells that something comes, which the buffer does not where that is little.
  private func watchArrivals(at pad: Pad?) {
    let told = Mutex(ContinuousClock.now)
    pad?.onBuffers { [weak self] in
      let isDue = told.withLock { told in
        let now = ContinuousClock.now
        guard now - told >= .milliseconds(500) else { return false }
        told = now
        return true
      }
      if isDue { self?.say.yield(.received) }
    }
  }

  private func makeSource() throws(ElementError) -> Element {
    switch scheme {
    case "file":
      let source = try Element("filesrc")
      source.set(bytes: FileAddress.path(of: media.url), for: "location")
      return source
    case "data":
      let source = try Element("dataurisrc")
      source.set(text: media.url, for: "uri")
      return source
    default:
      let source = try Element("souphttpsrc")
      prepare(source)
      source.set(text: media.url, for: "location")
      return source
    }
  }

  /// Tells an HTTP source how to ask.
  func prepare(_ source: Element) { media.prepare(source) }

  /// What its time is counted from.
  var beginning: Beginning {
    isAdaptiveStream ? .firstPicture : manifest == .hls ? .firstSample : .zero
  }

  /// How much later than its time something has to be looked for that is so much late: the elder hlsdemux finds its
  /// segments by their playlist, whatever their stamps.
  func searchOffset(for origin: Int64) -> Int64 { beginning == .firstSample ? 0 : origin }

  /// Whether it is opened as HLS or DASH, whose server need not give ranges.
  ///
  /// hlsdemux2 and dashdemux2 only speak HTTP; files are left to their elders.
  var isAdaptiveStream: Bool { scheme != "file" && manifest != nil && !isDelivered }
}
