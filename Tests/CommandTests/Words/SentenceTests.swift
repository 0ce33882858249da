import Foundation
import Playback
import Testing
import mplayerd

/// Everything that people are told when something is wrong, kept beside the tests to be read in one place.
@Suite(.timeLimit(.minutes(1))) struct SentenceTests {
  @Test func ofErrors() throws {
    let lines = PlaybackError.Code.allCases.flatMap { code in
      [
        PlaybackError(code), PlaybackError(code, item: "http://me:secret@example.org/a.mp3?key=secret"),
        PlaybackError(code, item: "file:///a.mp3", detail: "the reason."),
      ].map { "\(code.rawValue): \($0.description)" }
    }

    try matches("sentences-errors.txt", lines)
  }

  @Test func ofWrongUse() throws {
    let uses = """
      |dance|--dance|help dance|play|play --loud a|play --start|play --mute=1 a|play a --start x|play a --rate 0
      play a --volume 2|play a --loop=0|play a --header x|play a --timeout 0|play a --audio-sink tape
      play a --video-sink tape|play --title T a|play a --start 2 --end 1|play a --end -1|info|info --header x a
      info --timeout x a|bench|bench --protocol x|bench a|bench --protocol blp --audio-sink tape
      """
    let lines = uses.split(omittingEmptySubsequences: false) { $0 == "|" || $0 == "\n" }.map { use in
      do throws(UsageError) {
        _ = try Invocation(use.split(separator: " ").map { Word(String($0)) }, in: "/")
        return "mplayerd \(use): (nothing is wrong)"
      } catch {
        return "mplayerd \(use): \(error.sentence) \(error.hint)"
      }
    }

    try matches("sentences-usage.txt", lines)
  }

  @Test func ofOutputs() throws {
    let clips = try Clips()
    let sinks = [
      ["--audio-sink", "gst:nosuchsink"], ["--audio-sink", "gst:audioconvert ! nosuch"],
      ["--audio-sink", "gst:audioconvert ! ! x"], ["--audio-sink", "gst:audioconvert"],
      ["--audio-sink", "wav:nowhere/out.wav"], ["--audio-sink", "wav:."], ["--audio-sink", "wav:/dev/full"],
      ["--audio-sink", "null", "--video-sink", "gst:nosuchsink"],
    ]
    let lines = try sinks.map { try said(by: ["--no-sync", Clips.sample("clip.mp4")] + $0, in: clips) }

    try matches("sentences-outputs.txt", lines)
  }

  @Test func ofInputs() throws {
    let clips = try Clips()
    try clips.bytes("empty.mp3", [])
    try clips.bytes("garbage.mp3", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) })
    try clips.bytes("page.html", Array("<html>404</html>".utf8))
    let film = [UInt8](try Data(contentsOf: URL(filePath: Clips.sample("clip.mp4"))))
    try clips.bytes("short.mp4", Array(film.prefix(film.count / 2)))
    try clips.bytes("headless.mp4", Array(film.prefix(3000)))
    let inputs = [
      "missing.wav", ".", "odd://x", "empty.mp3", "garbage.mp3", "page.html", "short.mp4", "headless.mp4",
      "http://127.0.0.1:9/a.mp3", "http://me:secret@127.0.0.1:9/a.mp3?key=secret", "data:nothing", "http://",
    ]

    try matches(
      "sentences-inputs.txt",
      inputs.map { try said(by: ["--no-sync", "--audio-sink", "null", $0], in: clips) })
  }

  /// What the command says when it is to play that.
  private func said(by arguments: [String], in clips: Clips) throws -> String {
    let run = try Run(["play", "--quiet"] + arguments, in: clips.folder)
    let said = run.errors.replacing(clips.folder.path, with: "/clips").split(separator: "\n")
    let asked = (arguments.last ?? "").replacing("secret", with: "***")
    return "\(asked): \(said.joined(separator: " "))"
  }

  private func matches(_ name: String, _ lines: [String]) throws {
    let text = lines.joined(separator: "\n") + "\n"

    #expect(text == (try Golden.text(name, now: text)))
    for line in lines where line.contains("secret") || line.contains("(\"") || !line.hasSuffix(".") {
      Issue.record("not a sentence: \(line)")
    }
  }
}
