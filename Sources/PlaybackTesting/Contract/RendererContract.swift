public import Playback

/// What every renderer owes, as checks that any renderer can be put through.
///
///     let contract = RendererContract(
///       Repertoire(item: tone, duration: CMTime(value: 10, timescale: 1), follower: chord, broken: noise)
///     ) { LocalRenderer(audio: .null) }
///
///     @Test(arguments: RendererContract.Promise.allCases) func keeps(_ promise: RendererContract.Promise) async throws {
///       try await contract.check(promise)
///     }
public struct RendererContract: Sendable {
  /// What there is to play.
  public let repertoire: Repertoire

  /// How long to wait on the wall clock before a report is given up.
  public let patience: Duration

  private let letTimePass: @Sendable (any Renderer) async throws -> Void
  private let renderer: @Sendable () -> any Renderer

  /// Prepares to check renderers that `renderer` makes, one for each check.
  ///
  /// While something is waited for, `letTimePass` is called over and over: to crank a test clock, or merely to rest.
  public init(
    _ repertoire: Repertoire, patience: Duration = .seconds(20),
    letTimePass: @escaping @Sendable (any Renderer) async throws -> Void = { _ in
      try await Task.sleep(for: .milliseconds(2))
    },
    renderer: @escaping @Sendable () -> any Renderer
  ) {
    self.repertoire = repertoire
    self.patience = patience
    self.letTimePass = letTimePass
    self.renderer = renderer
  }

  /// Returns if the renderer keeps `promise`, or cannot do what it is about; throws a `Breach` if it breaks it.
  public func check(_ promise: Promise) async throws {
    let audition = Audition(renderer(), repertoire, patience: patience, letTimePass: letTimePass)
    defer { audition.end() }
    try await promise.check(audition)
    await audition.tell(.stop)
  }
}
