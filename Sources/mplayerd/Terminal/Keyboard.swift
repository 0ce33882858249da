import CTerminal
import Dispatch
import Foundation

/// The keys of the terminal at standard input, one at a time as they are pressed.
///
/// The terminal's own modes come back when the keyboard is let go of.
@MainActor final class Keyboard {
  private let modes: Int
  private let source: any DispatchSourceRead
  private var decoder = KeyDecoder()
  private let press: @MainActor (Key) -> Void

  /// Listens for keys and tells each to `press` on the main queue; nil when standard input is no terminal, or one that
  /// belongs to another program just now.
  init?(press: @escaping @MainActor (Key) -> Void) {
    guard Screen.isTerminal(STDIN_FILENO), cterm_is_foreground(STDIN_FILENO) == 1 else { return nil }
    modes = cterm_modes(STDIN_FILENO)
    guard modes >= 0 else { return nil }
    self.press = press
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    takeSingleKeys()
    source.activate()
  }

  /// Asks for single keys, at first and again after the program was stopped and continued.
  func takeSingleKeys() { _ = cterm_set_modes(STDIN_FILENO, cterm_without_lines(modes)) }

  /// Gives the terminal back as it was.
  func release() {
    source.cancel()
    _ = cterm_set_modes(STDIN_FILENO, modes)
  }

  private func read() {
    let bytes = FileHandle.standardInput.availableData
    // The terminal went away; nobody can press anything any more.
    if bytes.isEmpty { source.cancel() }
    for byte in bytes {
      if let key = decoder.key(byte) { press(key) }
    }
  }
}
