import Foundation
import Testing

/// The built command on small clips, without a clock and without a sound card.
@Suite(.timeLimit(.minutes(1))) struct PlayCommandTests {
  private let clips: Clips
  private static let silently = ["--audio-sink", "null", "--no-sync", "--json"]

  init() throws { clips = try Clips() }

  private func play(_ arguments: String...) throws -> Run {
    try Run(["play"] + arguments + Self.silently, in: clips.folder)
  }

  @Test func playsAFileToItsEnd() throws {
    try clips.wave("a.wav", frames: 4000)

    let run = try play("a.wav")

    let item = try #require(try run.items().first)
    #expect(run.code == 0)
    #expect(item["ended"] as? Bool == true)
    #expect(item["played"] as? Double == 0.5)
    #expect(item["duration"] as? Double == 0.5)
    #expect(
      Set(item.keys) == [
        "url", "title", "ended", "error", "duration", "played", "startup", "stalls", "plays",
        "bytes", "observedBitrate", "indicatedBitrate", "droppedFrames", "seeks",
      ])
  }

  @Test func writesNothingButJSONToStandardOutput() throws {
    try clips.wave("a.wav", frames: 400)

    let run = try play("a.wav", "missing.wav")

    #expect(try run.events().allSatisfy { $0["event"] is String })
    #expect(run.errors.hasSuffix("missing.wav does not exist.\n"))
  }

  @Test func skipsABadItem() throws {
    try clips.wave("a.wav", frames: 400)
    try clips.bytes("bad.mp3", [])

    let run = try play("a.wav", "bad.mp3", "a.wav")

    #expect(run.code == 0)
    #expect(try run.items().map { $0["ended"] as? Bool } == [true, false, true])
    #expect(try run.codes() == ["", "notMedia", ""])
  }

  @Test(arguments: [
    ("missing.wav", "fileNotFound"), (".", "isDirectory"), ("odd://x", "unsupportedScheme"),
    ("zero.mp3", "notMedia"),
    ("http://127.0.0.1:9/x.mp3", "connectionRefused"),
  ])
  func saysWhyNothingPlays(url: String, code: String) throws {
    try clips.bytes("zero.mp3", [])

    let run = try play(url)

    #expect(run.code == 1)
    #expect(try run.codes() == [code])
  }

  @Test func showsNoSecrets() throws {
    let run = try play("http://user:geheim@127.0.0.1:9/x.mp3?token=geheim", "--header", "X: geheim")

    #expect(!(run.errors + run.output.joined()).contains("geheim"))
  }

  @Test func playsPathsWithTheSignsOfURLs() throws {
    try clips.wave("18_a#b%20c?d &e+f.wav", frames: 400)

    #expect(try play("18_a#b%20c?d &e+f.wav").code == 0)
    #expect(try play("file://\(clips.folder.path)/18_a%23b%2520c%3Fd%20&e+f.wav").code == 0)
  }

  @Test func playsPathsOfAnyBytes() throws {
    try clips.wave("a.wav", frames: 400)
    let name = #""$(printf '18_bad\377\376bytes.wav')""#

    let run = try Run(
      shell:
        "mkdir \(name).d && cd \(name).d && mv ../a.wav \(name) && exec $M play \(name) --audio-sink null "
        + "--no-sync --json", in: clips.folder)

    #expect(run.code == 0)
  }

  @Test func playsAPartOfAnItem() throws {
    try clips.wave("a.wav", frames: 8000)

    let run = try play("a.wav", "--start", "0.25", "--end", "0:00.75")

    #expect(try run.items().first?["played"] as? Double == 0.5)
    #expect(run.code == 0)
  }

  @Test func repeatsTheQueue() throws {
    try clips.wave("a.wav", frames: 400)
    try clips.wave("b.wav", frames: 400)

    let run = try play("a.wav", "b.wav", "--loop", "3")

    #expect(try run.items().map { $0["plays"] as? Int } == [3, 3])
    #expect(try run.events().filter { $0["event"] as? String == "ended" }.count == 6)
  }

  @Test func endsAnEndlessLoopOfWhatCannotBePlayed() throws {
    #expect(try play("missing.wav", "--loop").code == 1)
  }

  @Test func showsTheTitleOfTheCommandLine() throws {
    try clips.wave("a.wav", frames: 400)

    let run = try play("a.wav", "--title", "Söng")

    #expect(try run.items().first?["title"] as? String == "Söng")
  }

  @Test func writesWhatWouldBeHeard() throws {
    try clips.wave("a.wav", frames: 3000)
    try clips.wave("b.wav", frames: 1000)

    let run = try Run(
      ["play", "a.wav", "b.wav", "--audio-sink", "wav:out.wav", "--no-sync", "--quiet"], in: clips.folder)

    let out = try Data(contentsOf: clips.folder.appending(path: "out.wav"))
    #expect(run.code == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(Array(out.suffix(8000)) == Clips.samples(3000) + Clips.samples(1000))
  }

  @Test func endsWellWhenInterrupted() throws {
    try clips.wave("a.wav", frames: 80000)

    let run = try Run(["play", "a.wav", "--audio-sink", "null", "--json", "--loop"], in: clips.folder) {
      line, process in
      if line.contains(#""state":"playing""#) { process.interrupt() }
    }

    #expect(run.code == 0)
    #expect(try run.events().suffix(2).map { $0["event"] as? String } == ["stopped", "summary"])
  }

  @Test func endsWhenNobodyReadsItsLines() throws {
    try clips.wave("a.wav", frames: 80000)

    let run = try Run(shell: "$M play a.wav --audio-sink null --json --loop | head -n 1", in: clips.folder)

    #expect(run.output.count == 1)
  }

  @Test func playsWithoutStandardStreams() throws {
    try clips.wave("a.wav", frames: 400)

    let run = try Run(
      shell: "$M play a.wav --audio-sink null --no-sync <&- >&- 2>&-; echo $?", in: clips.folder)

    #expect(run.output == ["0"])
  }
}
