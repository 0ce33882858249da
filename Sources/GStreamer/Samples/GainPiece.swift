internal import CGStreamer

/// So many frames of sound that grow louder or softer evenly.
package struct GainPiece: Sendable, Hashable {
  /// How many.
  package let frames: Int

  /// The factor for the first; 1 leaves it as it is.
  package let from: Float

  /// The factor that would come after the last.
  package let to: Float

  package init(frames: Int, from: Float, to: Float) { (self.frames, self.from, self.to) = (frames, from, to) }
}

/// Makes sound louder or softer.
enum Gain {
  /// A copy of `buffer` with `pieces` applied; nil where the format is none that can be.
  static func applied(
    _ pieces: [GainPiece], to buffer: UnsafeMutablePointer<GstBuffer>, info: GstAudioInfo
  ) -> UnsafeMutablePointer<GstBuffer>? {
    guard let copy = unsafe gst_buffer_copy_deep(buffer) else { return nil }
    var map = unsafe GstMapInfo()
    guard unsafe gst_buffer_map(copy, &map, GST_MAP_WRITE) != 0 else { return unsafe copy }
    defer { unsafe gst_buffer_unmap(copy, &map) }
    guard let data = unsafe map.data else { return unsafe copy }
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: data, count: Int(map.size))
    let (channels, frameSize) = unsafe (Int(info.channels), Int(info.bpf))
    let format = unsafe info.finfo.pointee.format
    var frame = 0
    for piece in pieces {
      let slope = piece.frames > 0 ? (piece.to - piece.from) / Float(piece.frames) : 0
      for step in 0..<piece.frames where (frame + step + 1) * frameSize <= bytes.count {
        let gain = piece.from + slope * Float(step)
        for channel in 0..<channels {
          let place = (frame + step) * frameSize + channel * frameSize / channels
          unsafe scale(bytes, at: place, by: gain, format: format)
        }
      }
      frame += piece.frames
    }
    return unsafe copy
  }

  private static func scale(
    _ bytes: UnsafeMutableRawBufferPointer, at place: Int, by gain: Float, format: GstAudioFormat
  ) {
    switch format {
    case GST_AUDIO_FORMAT_F32LE:
      let value = unsafe bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
      unsafe bytes.storeBytes(of: value * gain, toByteOffset: place, as: Float.self)
    case GST_AUDIO_FORMAT_F64LE:
      let value = unsafe bytes.loadUnaligned(fromByteOffset: place, as: Double.self)
      unsafe bytes.storeBytes(of: value * Double(gain), toByteOffset: place, as: Double.self)
    case GST_AUDIO_FORMAT_S16LE: unsafe scale(bytes, at: place, by: gain, as: Int16.self)
    case GST_AUDIO_FORMAT_S32LE, GST_AUDIO_FORMAT_S24_32LE:
      unsafe scale(bytes, at: place, by: gain, as: Int32.self)
    case GST_AUDIO_FORMAT_S8: unsafe scale(bytes, at: place, by: gain, as: Int8.self)
    case GST_AUDIO_FORMAT_U8:
      let value = (Float(unsafe bytes[place]) - 128) * gain + 128
      unsafe bytes[place] = UInt8(min(255, max(0, value.rounded())))
    case GST_AUDIO_FORMAT_S24LE:
      let low = Int32(unsafe bytes[place]) | Int32(unsafe bytes[place + 1]) << 8
      let value = low | Int32(Int8(bitPattern: unsafe bytes[place + 2])) << 16
      let scaled = Int32(min(8_388_607, max(-8_388_608, (Float(value) * gain).rounded())))
      for byte in 0..<3 { unsafe bytes[place + byte] = UInt8(truncatingIfNeeded: scaled >> (8 * byte)) }
    default: break
    }
  }

  private static func scale<Number: FixedWidthInteger>(
    _ bytes: UnsafeMutableRawBufferPointer, at place: Int, by gain: Float, as type: Number.Type
  ) {
    let value = Double(unsafe bytes.loadUnaligned(fromByteOffset: place, as: type)) * Double(gain)
    let scaled = Number(min(Double(Number.max), max(Double(Number.min), value.rounded())))
    unsafe bytes.storeBytes(of: scaled, toByteOffset: place, as: type)
  }
}
