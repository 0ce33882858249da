import Foundation
import Playback
import Synchronization

/// What the sound of this program is for, and how it gets on with that of others.
///
/// There is one session, `sharedInstance()`; any thread may use it. Its category, mode and options are wishes,
/// which are checked when they are set; whoever talks to the sound server heeds them.
open class AVAudioSession: KeyValueObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; all that changes is in `state`, under a lock.
  let observed = ObservedProperties()
  private let state = Mutex(State())

  struct State: Sendable {
    var wishes = SessionWishes()
    var isActive = false
    var isInterrupted = false
    var prefersInterruptionOnRouteDisconnect = true
    var surroundings = SessionSurroundings()
  }

  private static let shared = AVAudioSession()

  /// The session of this program.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  open override func value(forKey key: String) -> Any? {
    guard let path = sessionKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  // MARK: - What the sound is for

  /// What the sound is for; `soloAmbient` unless something else is set.
  open var category: Category { read("category") { $0.wishes.category } }

  /// What is special about it; `default` unless something else is set.
  open var mode: Mode { read("mode") { $0.wishes.mode } }

  /// What is different from the rule of the category.
  open var categoryOptions: CategoryOptions { read("categoryOptions") { $0.wishes.options } }

  /// Whether the sound goes where that of other programs goes.
  open var routeSharingPolicy: RouteSharingPolicy { read("routeSharingPolicy") { $0.wishes.policy } }

  /// The categories there are.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// The modes that go with the category.
  open var availableModes: [Mode] {
    SessionWishes.modes(for: category).sorted { $0.rawValue < $1.rawValue }
  }

  /// Sets what the sound is for, without options; the mode stays if it goes with that.
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

  /// Sets what the sound is for; the mode stays if it goes with that.
  ///
  /// Throws `badParam` where the category does not go with the options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    let mode = SessionWishes.modes(for: category).contains(mode) ? mode : .default
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Sets what the sound is for and what is special about it.
  ///
  /// Throws `badParam` where these do not go together.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Sets what the sound is for, what is special about it, and where it is to go.
  ///
  /// Throws `badParam` where these do not go together.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try wish { $0 = SessionWishes(category: category, mode: mode, options: options, policy: policy) }
  }

  /// Sets what is special about the sound.
  ///
  /// Throws `badParam` where that does not go with the category.
  open func setMode(_ mode: Mode) throws { try wish { $0.mode = mode } }

  // MARK: - Whether it is heard

  /// Makes the session the one that is heard, or lets others be heard again.
  ///
  /// Nobody is interrupted unless somebody talks to the sound server. Players go on when it is made inactive.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    let name = active ? Self.didBecomeActiveNotification : Self.didBecomeInactiveNotification
    change([]) { state, changes in
      guard state.isActive != active else { return }
      state.isActive = active
      if active { state.isInterrupted = false }
      changes.post(name, self)
    }
  }

  /// Whether an interruption is wanted when the device that plays is gone.
  open var prefersInterruptionOnRouteDisconnect: Bool {
    read("prefersInterruptionOnRouteDisconnect") { $0.prefersInterruptionOnRouteDisconnect }
  }

  /// Sets whether an interruption is wanted when the device that plays is gone.
  open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws {
    change(["prefersInterruptionOnRouteDisconnect"]) { state, _ in
      state.prefersInterruptionOnRouteDisconnect = inValue
    }
  }

  // MARK: - What goes on around it

  /// The ways that the sound goes; none while that is not known.
  open var currentRoute: AVAudioSessionRouteDescription { read("currentRoute") { $0.surroundings.route } }

  /// How loud the machine is, from 0 to 1; 1 while that is not known.
  open var outputVolume: Float { read("outputVolume") { $0.surroundings.outputVolume } }

  /// Whether another program plays; false while that is not known.
  open var isOtherAudioPlaying: Bool { read("isOtherAudioPlaying") { $0.surroundings.isOtherAudioPlaying } }

  /// Whether another program plays that does not mix; false while that is not known.
  open var secondaryAudioShouldBeSilencedHint: Bool {
    read("secondaryAudioShouldBeSilencedHint") { $0.surroundings.isOtherAudioSolo }
  }
}

extension AVAudioSession {
  /// Reads a property, and notes that it was read.
  func read<Value: Sendable>(_ name: String, _ value: (State) -> Value) -> Value {
    observed.access(name)
    return state.withLock { value($0) }
  }

  /// Changes the state, and tells those who observe the properties with these names.
  func change(_ names: [String], _ body: (inout State, inout Changes) -> Void) {
    var changes = Changes()
    state.withLock { state in
      body(&state, &changes)
      changes.changed(names, of: observed)
    }
    changes.tell()
  }

  /// Changes what is wanted, if it goes together afterwards.
  private func wish(_ change: (inout SessionWishes) -> Void) throws {
    var wishes = state.withLock { $0.wishes }
    change(&wishes)
    guard wishes.isLegal else {
      let reason =
        "\(wishes.category.rawValue), \(wishes.mode.rawValue), options \(wishes.options.rawValue) and policy "
        + "\(wishes.policy.rawValue) do not go together."
      throw NSError(
        domain: NSOSStatusErrorDomain, code: ErrorCode.badParam.rawValue,
        userInfo: [NSLocalizedDescriptionKey: reason])
    }
    self.change(["category", "mode", "categoryOptions", "routeSharingPolicy"]) { state, _ in
      state.wishes = wishes
    }
  }
}

/// The properties that can be read, and observed, by a string.
private let sessionKeys: KeyTable<AVAudioSession> = [
  "category": \.category,
  "mode": \.mode,
  "categoryOptions": \.categoryOptions,
  "routeSharingPolicy": \.routeSharingPolicy,
  "currentRoute": \.currentRoute,
  "outputVolume": \.outputVolume,
  "isOtherAudioPlaying": \.isOtherAudioPlaying,
  "secondaryAudioShouldBeSilencedHint": \.secondaryAudioShouldBeSilencedHint,
]
