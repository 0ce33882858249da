public import Foundation
package import GStreamer
import Playback
import Synchronization

/// A picture in memory; CoreVideo's name for it.
public typealias CVPixelBuffer = CVBuffer

/// A picture in memory; CoreVideo's other name for it.
public typealias CVImageBuffer = CVBuffer

/// The pixels of one picture, with what there is to know of them.
///
/// Pictures of a player are shared with its decoder as long as they are only read: lock them with `.readOnly`. The first
/// lock without it makes a copy of its own. Reading and locking may be done from any thread; whoever writes takes care
/// that nobody else has the buffer.
public final class CVBuffer: Sendable {
  private let state: Mutex<State>

  /// What a pixel is, as CoreVideo names it.
  let type: OSType

  private struct State {
    var block: PixelBlock
    var attachments: [String: Attachment] = [:]
  }

  // Unchecked, because what is attached may be of any type; whoever attaches it shares it.
  private struct Attachment: @unchecked Sendable {
    let value: Any
  }

  /// A picture of pixels that lie in `block`.
  init(_ block: PixelBlock, type: OSType) {
    state = Mutex(State(block: block, attachments: [:]))
    self.type = type
  }

  /// A picture of one's own; nil where the format is not known here, or the size is none.
  ///
  /// `pixelFormat` is one of the `kCVPixelFormatType_…`; width and height are in pixels.
  public convenience init?(width: Int, height: Int, pixelFormat: OSType) {
    guard let format = PixelFormat(type: pixelFormat),
      let block = PixelBlock(format: format.name, width: width, height: height)
    else { return nil }
    self.init(block, type: pixelFormat)
  }

  /// The pixels.
  package var block: PixelBlock { state.withLock { $0.block } }

  /// Makes the pixels ones of its own, so that they can be written to; whether that went.
  func own() -> Bool {
    state.withLock { state in
      if state.block.isOwn { return true }
      guard let copy = state.block.copied() else { return false }
      state.block = copy
      return true
    }
  }

  /// The bytes of a plane, row by row, with what fills up the rows; those of the only one where there are no planes.
  public func bytes(ofPlane plane: Int = 0) -> Data { Data(block.bytes(ofPlane: plane)) }

  /// What is attached under `key`.
  func attachment(_ key: String) -> Any? { state.withLock { $0.attachments[key] }?.value }

  /// All that is attached.
  var attachments: [String: Any] { state.withLock { $0.attachments }.mapValues(\.value) }

  /// Attaches `value`, or takes away what is attached.
  func attach(_ value: Any?, _ key: String) {
    let attachment = value.map(Attachment.init)
    state.withLock { $0.attachments[key] = attachment }
  }
}

extension CVBuffer: Hashable {
  /// Whether both are the same buffer.
  public static func == (one: CVBuffer, other: CVBuffer) -> Bool { one === other }

  /// Feeds the buffer's identity into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
