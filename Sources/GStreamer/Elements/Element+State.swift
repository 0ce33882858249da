internal import CGStreamer

extension Element {
  /// Asks for a state; the answer tells whether it was refused at once.
  ///
  /// The C function is `gst_element_set_state`.
  @discardableResult
  package func set(_ state: State) -> Bool {
    unsafe gst_element_set_state(pointer, state.raw) != GST_STATE_CHANGE_FAILURE
  }

  /// The state it is in now.
  package var state: State { unsafe State(cgst_state(pointer)) }

  /// Takes the state of the bin it is in.
  ///
  /// The C function is `gst_element_sync_state_with_parent`.
  @discardableResult
  package func followParent() -> Bool { unsafe gst_element_sync_state_with_parent(pointer) != 0 }

  /// Keeps it out of its bin's changes of state, or lets it join them again.
  ///
  /// The C function is `gst_element_set_locked_state`.
  package func lockState(_ locked: Bool) { unsafe _ = gst_element_set_locked_state(pointer, locked ? 1 : 0) }

  /// Says on its pipeline's bus that it could not write, and why; from any thread.
  ///
  /// The C macro is `GST_ELEMENT_ERROR`.
  package func fail(_ reason: String) { unsafe cgst_post_write_error(pointer, reason) }
}
