// Where Apple's signatures of audio taps are pointers; the rest of the pointers is in Pointers.swift.

public import CoreMedia
import Foundation
import Playback
import Synchronization

/// The samples of one channel, or of several that alternate.
@unsafe public struct AudioBuffer {
  /// How many channels.
  public var mNumberChannels: UInt32

  /// How many bytes there are at `mData`.
  public var mDataByteSize: UInt32

  /// Where they are.
  public var mData: UnsafeMutableRawPointer?

  /// Nothing.
  public init() { unsafe self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  /// Names samples that someone else keeps.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    unsafe self.mNumberChannels = mNumberChannels
    unsafe self.mDataByteSize = mDataByteSize
    unsafe self.mData = mData
  }
}

/// Several buffers, of which the type only names the first: go through them with `UnsafeMutableAudioBufferListPointer`.
@unsafe public struct AudioBufferList {
  /// How many there are.
  public var mNumberBuffers: UInt32

  /// The first of them.
  public var mBuffers: (AudioBuffer)

  /// One buffer of nothing.
  public init() { unsafe self.init(mNumberBuffers: 1, mBuffers: AudioBuffer()) }

  /// Begins with `mBuffers`.
  public init(mNumberBuffers: UInt32, mBuffers: (AudioBuffer)) {
    unsafe self.mNumberBuffers = mNumberBuffers
    unsafe self.mBuffers = mBuffers
  }
}

/// Goes through the buffers of a list that is kept elsewhere.
@unsafe
public struct UnsafeMutableAudioBufferListPointer: @unsafe Sequence, @unsafe Collection,
  @unsafe BidirectionalCollection, @unsafe MutableCollection, @unsafe RandomAccessCollection
{
  /// What it goes through.
  public typealias Element = AudioBuffer

  /// Where a buffer is: from 0 on.
  public typealias Index = Int

  /// All places.
  public typealias Indices = Range<Int>

  /// Some of the buffers.
  public typealias SubSequence = Slice<UnsafeMutableAudioBufferListPointer>

  /// One buffer after the other.
  public typealias Iterator = IndexingIterator<UnsafeMutableAudioBufferListPointer>

  /// The list.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// The list, to be read only.
  public var unsafePointer: UnsafePointer<AudioBufferList> { unsafe UnsafePointer(unsafeMutablePointer) }

  /// Goes through the list at `p`.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafe unsafeMutablePointer = p }

  /// Goes through the list at `p`, where there is one.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p = unsafe p else { return nil }
    unsafe self.init(p)
  }

  /// How many buffers there are.
  public var count: Int {
    get { unsafe Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafe unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  /// The place of the first.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { unsafe count }

  /// The buffer in a place.
  public subscript(index: Int) -> AudioBuffer {
    get {
      unsafe precondition(indices.contains(index), "The list has no such buffer.")
      return unsafe first[index]
    }
    nonmutating set {
      unsafe precondition(indices.contains(index), "The list has no such buffer.")
      unsafe first[index] = newValue
    }
  }

  private var first: UnsafeMutablePointer<AudioBuffer> {
    let offset = unsafe MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    return unsafe (UnsafeMutableRawPointer(unsafeMutablePointer) + offset)
      .assumingMemoryBound(to: AudioBuffer.self)
  }
}

extension AudioBufferList {
  /// The bytes that a list of so many buffers takes.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers >= 1, "A list has one buffer at least.")
    return unsafe MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// A list of so many empty buffers, to be given back with `free`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    let size = unsafe sizeInBytes(maximumBuffers: maximumBuffers)
    guard let memory = unsafe calloc(size, 1) else { preconditionFailure("There is no memory left.") }
    let list = unsafe UnsafeMutableAudioBufferListPointer(
      memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    unsafe list.count = maximumBuffers
    return unsafe list
  }
}

/// Called when a tap is made: may keep something of the program's own with it, through the last argument.
@unsafe public typealias MTAudioProcessingTapInitCallback = (
  MTAudioProcessingTap, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Void

/// Called when a tap is gone, soon after the last reference to it, on a queue.
public typealias MTAudioProcessingTapFinalizeCallback = (MTAudioProcessingTap) -> Void

/// Called before sound of a shape comes, at most so many frames at a time.
@unsafe public typealias MTAudioProcessingTapPrepareCallback = (
  MTAudioProcessingTap, CMItemCount, UnsafePointer<CoreMedia.AudioStreamBasicDescription>
) -> Void

/// Called when nothing follows, or something of another shape.
public typealias MTAudioProcessingTapUnprepareCallback = (MTAudioProcessingTap) -> Void

/// Called for each stretch of sound: so many frames are to be put into the buffers, and their number and flags told.
///
/// What is heard comes by `MTAudioProcessingTapGetSourceAudio`; frames that are not filled are silent.
@unsafe public typealias MTAudioProcessingTapProcessCallback = (
  MTAudioProcessingTap, CMItemCount, MTAudioProcessingTapFlags, UnsafeMutablePointer<AudioBufferList>,
  UnsafeMutablePointer<CMItemCount>, UnsafeMutablePointer<MTAudioProcessingTapFlags>
) -> Void

/// The functions of a tap.
///
/// They are Swift's functions, since a C function cannot take a Swift object on Linux; closures that Apple's take fit.
@unsafe public struct MTAudioProcessingTapCallbacks {
  /// `kMTAudioProcessingTapCallbacksVersion_0`.
  public var version: Int32

  /// Something of the program's own, handed to `init`.
  public var clientInfo: UnsafeMutableRawPointer?

  /// Called when the tap is made.
  public var `init`: MTAudioProcessingTapInitCallback?

  /// Called when it is gone.
  public var finalize: MTAudioProcessingTapFinalizeCallback?

  /// Called before sound comes.
  public var prepare: MTAudioProcessingTapPrepareCallback?

  /// Called when nothing follows.
  public var unprepare: MTAudioProcessingTapUnprepareCallback?

  /// Called for each stretch of sound.
  public var process: MTAudioProcessingTapProcessCallback

  /// Names the functions.
  public init(
    version: Int32, clientInfo: UnsafeMutableRawPointer?, `init`: MTAudioProcessingTapInitCallback?,
    finalize: MTAudioProcessingTapFinalizeCallback?, prepare: MTAudioProcessingTapPrepareCallback?,
    unprepare: MTAudioProcessingTapUnprepareCallback?, process: @escaping MTAudioProcessingTapProcessCallback
  ) {
    unsafe self.version = version
    unsafe self.clientInfo = clientInfo
    unsafe self.`init` = `init`
    unsafe self.finalize = finalize
    unsafe self.prepare = prepare
    unsafe self.unprepare = unprepare
    unsafe self.process = process
  }
}

/// Makes a tap of `callbacks`, where `flags` say, and puts it into `tapOut`; 0 where that went well.
public func MTAudioProcessingTapCreate(
  _ allocator: Never?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>,
  _ flags: MTAudioProcessingTapCreationFlags, _ tapOut: UnsafeMutablePointer<MTAudioProcessingTap?>
) -> OSStatus {
  let places = kMTAudioProcessingTapCreationFlag_PreEffects | kMTAudioProcessingTapCreationFlag_PostEffects
  guard unsafe callbacks.pointee.version == 0, flags & places != 0, flags & places != places else {
    return OSStatus(kMTAudioProcessingTapInvalidArgumentError)
  }
  let place: Mix.Tap.Place =
    flags & kMTAudioProcessingTapCreationFlag_PreEffects != 0 ? .beforeRamps : .behindRamps
  unsafe tapOut.pointee = MTAudioProcessingTap(TapFunctions(callbacks.pointee, place))
  return noErr
}

/// The same, with a reference that is to be taken over by `takeRetainedValue()`.
public func MTAudioProcessingTapCreate(
  _ allocator: Never?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>,
  _ flags: MTAudioProcessingTapCreationFlags, _ tapOut: UnsafeMutablePointer<Unmanaged<MTAudioProcessingTap>?>
) -> OSStatus {
  var tap: MTAudioProcessingTap?
  let status = unsafe MTAudioProcessingTapCreate(allocator, callbacks, flags, &tap)
  unsafe tapOut.pointee = tap.map { unsafe Unmanaged.passRetained($0) }
  return status
}

/// What the tap's `init` function kept with it; traps where it kept nothing.
public func MTAudioProcessingTapGetStorage(_ tap: MTAudioProcessingTap) -> UnsafeMutableRawPointer {
  guard let storage = unsafe tap.functions.storage else {
    preconditionFailure("The init function of this tap stored nothing: give tapStorageOut a value there.")
  }
  return unsafe storage
}

/// Puts what is about to be heard into the buffers of a list, to be called by the tap's `process` function alone.
///
/// Called several times, it goes on where it was. Each buffer needs memory of its own, as those have that `process` is
/// handed. 0 where that went well.
public func MTAudioProcessingTapGetSourceAudio(
  _ tap: MTAudioProcessingTap, _ numberFrames: CMItemCount,
  _ bufferListInOut: UnsafeMutablePointer<AudioBufferList>,
  _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>?,
  _ timeRangeOut: UnsafeMutablePointer<CMTimeRange>?, _ numberFramesOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
  let list = unsafe UnsafeMutableAudioBufferListPointer(bufferListInOut)
  guard let (source, begin) = tap.functions.takeSource(numberFrames),
    unsafe list.count == source.channels.count,
    unsafe list.allSatisfy({ unsafe $0.mData != nil && Int($0.mDataByteSize) >= 0 })
  else { return OSStatus(kMTAudioProcessingTapInvalidArgumentError) }
  let count = min(numberFrames, (source.channels.first?.count ?? 0) - begin)
  for (place, samples) in source.channels.enumerated() {
    let memory = unsafe list[place].mData?.assumingMemoryBound(to: Float.self)
    for frame in 0..<count { unsafe memory?[frame] = samples[begin + frame] }
    unsafe list[place].mDataByteSize = UInt32(count * 4)
  }
  let scale = CMTimeScale(source.rate)
  unsafe timeRangeOut?.pointee = CMTimeRange(
    start: source.range.start + CMTime(value: Int64(begin), timescale: scale),
    duration: CMTime(value: Int64(count), timescale: scale))
  unsafe flagsOut?.pointee =
    source.isDiscontinuous && begin == 0 ? kMTAudioProcessingTapFlag_StartOfStream : 0
  unsafe numberFramesOut?.pointee = count
  return noErr
}

/// The functions of a tap, and what it keeps for them.
@safe
final class TapFunctions: Sendable {
  // The program's own functions, which are called one at a time; their pointers are only handed on.
  nonisolated(unsafe) private let callbacks: MTAudioProcessingTapCallbacks

  // Written once, before anybody has the tap.
  nonisolated(unsafe) private(set) var storage: UnsafeMutableRawPointer?
  let place: Mix.Tap.Place

  /// What is being processed, and how many frames of it were taken.
  private let source = Mutex<(sound: TappedSound, taken: Int)?>(nil)

  init(_ callbacks: MTAudioProcessingTapCallbacks, _ place: Mix.Tap.Place) {
    unsafe self.callbacks = callbacks
    self.place = place
  }

  func begin(_ tap: MTAudioProcessingTap) {
    var kept: UnsafeMutableRawPointer?
    unsafe callbacks.`init`?(tap, callbacks.clientInfo, &kept)
    unsafe storage = kept
  }

  func finish() { unsafe callbacks.finalize?(MTAudioProcessingTap(lending: self)) }

  func prepare(frames: Int, _ shape: AudioStreamBasicDescription) {
    var shape = shape
    unsafe callbacks.prepare?(MTAudioProcessingTap(lending: self), frames, &shape)
  }

  func unprepare() { unsafe callbacks.unprepare?(MTAudioProcessingTap(lending: self)) }

  /// What is being processed, and where to go on in it; nil outside of `process`.
  func takeSource(_ frames: Int) -> (TappedSound, Int)? {
    source.withLock { source in
      guard let (sound, taken) = source, frames >= 0 else { return nil }
      source = (sound, min(taken + frames, sound.channels.first?.count ?? 0))
      return (sound, taken)
    }
  }

  func process(_ sound: inout TappedSound) {
    let (frames, channels) = (sound.channels.first?.count ?? 0, sound.channels.count)
    guard frames > 0 else { return }
    source.withLock { [sound] in $0 = (sound, 0) }
    defer { source.withLock { $0 = nil } }
    let list = unsafe AudioBufferList.allocate(maximumBuffers: channels)
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: frames * channels)
    unsafe memory.initialize(repeating: 0, count: frames * channels)
    defer {
      unsafe memory.deallocate()
      unsafe free(list.unsafeMutablePointer)
    }
    for channel in 0..<channels {
      unsafe list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(frames * 4), mData: memory + channel * frames)
    }
    var (given, flags) = (frames, MTAudioProcessingTapFlags(0))
    let begins = sound.isDiscontinuous ? kMTAudioProcessingTapFlag_StartOfStream : 0
    let tap = MTAudioProcessingTap(lending: self)
    unsafe callbacks.process(tap, frames, begins, list.unsafeMutablePointer, &given, &flags)
    // The function may have put memory of its own in the place of ours.
    for channel in 0..<channels {
      let data = unsafe list[channel].mData?.assumingMemoryBound(to: Float.self)
      for frame in 0..<frames {
        sound.channels[channel][frame] = frame < given ? unsafe data?[frame] ?? 0 : 0
      }
    }
  }
}
