internal import CGStreamer

/// Turns the bytes of a buffer into numbers and back, whatever they are written in.
///
/// There and back nothing is lost, but for integers of more than 24 bits.
enum SoundNumbers {
  /// The samples of each channel.
  static func read(
    _ bytes: UnsafeMutableRawBufferPointer, _ info: GstAudioInfo, _ format: UnsafePointer<GstAudioFormatInfo>
  ) -> [[Float]] {
    let channels = unsafe Int(info.channels)
    let count = unsafe bytes.count / Int(info.bpf) * channels
    let isWhole = unsafe format.pointee.unpack_format == GST_AUDIO_FORMAT_S32
    return isWhole
      ? unsafe apart(unpacked(bytes, count, format, as: Int32.self), channels) { Float(Double($0) / full) }
      : unsafe apart(unpacked(bytes, count, format, as: Double.self), channels) { Float($0) }
  }

  /// Writes `sound` over what is there.
  static func write(
    _ sound: [[Float]], into bytes: UnsafeMutableRawBufferPointer, _ info: GstAudioInfo,
    _ format: UnsafePointer<GstAudioFormatInfo>
  ) {
    let count = unsafe bytes.count / Int(info.bpf) * Int(info.channels)
    if unsafe format.pointee.unpack_format == GST_AUDIO_FORMAT_S32 {
      // Rounded here, since packing cuts off what it has no room for.
      let depth = unsafe Int(format.pointee.depth)
      let unit = Double(UInt64(1) << UInt64(max(0, 32 - depth)))
      let together = together(sound, count, nothing: Int32(0)) { sample in
        let value = (Double(sample) * full / unit).rounded() * unit
        return value.isNaN ? 0 : Int32(min(full - unit, max(-full, value)))
      }
      unsafe pack(together, into: bytes, format)
    } else {
      unsafe pack(together(sound, count, nothing: 0) { Double($0) }, into: bytes, format)
    }
  }

  private static let full = 2_147_483_648.0

  private static func unpacked<Number: BitwiseCopyable>(
    _ bytes: UnsafeMutableRawBufferPointer, _ count: Int, _ format: UnsafePointer<GstAudioFormatInfo>,
    as type: Number.Type
  ) -> [Number] {
    unsafe [Number](unsafeUninitializedCapacity: count) { space, filled in
      // Without the flag the lower bits are filled with the upper ones once more.
      unsafe format.pointee.unpack_func(
        format, GST_AUDIO_PACK_FLAG_TRUNCATE_RANGE, space.baseAddress, bytes.baseAddress, gint(count))
      filled = count
    }
  }

  private static func pack<Number: BitwiseCopyable>(
    _ numbers: [Number], into bytes: UnsafeMutableRawBufferPointer,
    _ format: UnsafePointer<GstAudioFormatInfo>
  ) {
    unsafe numbers.withUnsafeBytes { source in
      unsafe format.pointee.pack_func(
        format, GST_AUDIO_PACK_FLAG_NONE, source.baseAddress, bytes.baseAddress, gint(numbers.count))
    }
  }

  private static func apart<Number>(_ numbers: [Number], _ channels: Int, _ value: (Number) -> Float)
    -> [[Float]]
  {
    (0..<channels).map { channel in
      stride(from: channel, to: numbers.count, by: channels).map { value(numbers[$0]) }
    }
  }

  private static func together<Number>(
    _ sound: [[Float]], _ count: Int, nothing: Number, _ value: (Float) -> Number
  ) -> [Number] {
    var numbers = [Number](repeating: nothing, count: count)
    for (channel, samples) in sound.enumerated() {
      for (frame, sample) in samples.enumerated() where frame * sound.count + channel < count {
        numbers[frame * sound.count + channel] = value(sample)
      }
    }
    return numbers
  }
}
