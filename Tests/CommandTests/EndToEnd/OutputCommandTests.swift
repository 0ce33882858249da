import Foundation
import Testing

/// The built command where what it writes cannot be written.
@Suite(.timeLimit(.minutes(1))) struct OutputCommandTests {
  private let clips: Clips

  init() throws { clips = try Clips() }

  private func play(_ arguments: String...) throws -> Run {
    try Run(["play"] + arguments + ["--no-sync", "--json"], in: clips.folder)
  }

  @Test(arguments: ["a.wav", "./a.wav", "soft.wav", "hard.wav"])
  func refusesToWriteOverWhatItPlays(name: String) throws {
    let path = try clips.wave("a.wav", frames: 400)
    let before = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.createSymbolicLink(
      atPath: clips.folder.appending(path: "soft.wav").path, withDestinationPath: "a.wav")
    try FileManager.default.linkItem(
      atPath: path, toPath: clips.folder.appending(path: "hard.wav").path)

    let run = try play("a.wav", "--audio-sink", "wav:\(name)")

    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("mplayerd: '--audio-sink' would write over 'a.wav', which is to be read.\n"))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func refusesToWriteOverASideCar() throws {
    try clips.wave("a.wav", frames: 400)
    try clips.bytes("a.srt", Array("1".utf8))

    #expect(try play("a.wav", "--subtitle", "a.srt", "--audio-sink", "wav:a.srt").code == 2)
  }

  @Test(arguments: [40, 400_000])
  func failsWhereTheDiskIsFull(frames: Int) throws {
    try clips.wave("a.wav", frames: frames)

    let run = try play("a.wav", "--audio-sink", "wav:/dev/full")

    #expect(run.code == 1)
    #expect(try run.codes() == ["diskFull"])
    #expect(try run.items().map { $0["ended"] as? Bool } == [false])
  }

  @Test func writesNothingMoreOnceTheDiskIsFull() throws {
    try clips.wave("a.wav", frames: 40)

    let run = try play("a.wav", "a.wav", "a.wav", "--audio-sink", "wav:/dev/full")

    // So short an item may have ended before its samples are written; the last cannot have.
    #expect(run.code == 1)
    #expect(try run.codes().contains("diskFull"))
    #expect(try run.items().last?["ended"] as? Bool == false)
  }

  /// A disk of 64 kB in a namespace of its own, which only root may make.
  @Test func failsWhereTheDiskBecomesFull() throws {
    try clips.wave("a.wav", frames: 400_000)
    let disk = "mkdir -p disk && mount -t tmpfs -o size=64k none disk"
    guard try Run(shell: "unshare -m sh -c '\(disk)' 2>/dev/null", in: clips.folder).code == 0 else {
      try Test.cancel("this user may not mount a disk")
    }

    let run = try Run(
      shell:
        "unshare -m sh -c '\(disk) && exec $M play a.wav --audio-sink wav:disk/o.wav --no-sync --json'",
      in: clips.folder)

    #expect(run.code == 1)
    #expect(try run.codes() == ["diskFull"])
    #expect(try run.items().map { $0["ended"] as? Bool } == [false])
  }

  @Test func endsWhereItsLinesCannotBeWritten() throws {
    try clips.wave("a.wav", frames: 80000)

    let run = try Run(
      shell: "$M play a.wav --audio-sink null --json --loop > /dev/full; echo $?", in: clips.folder)

    #expect(run.output == ["1"])
  }
}
