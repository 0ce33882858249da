import CoreMedia
import Playback
import Synchronization

// The pictures of a player.

extension PlayerCore {
  /// The picture that is seen at `time` of `item`, and the load it belongs to; nil where it is not there.
  func picture(of item: AVPlayerItem, at time: CMTime) -> (any Picture, Ticket)? {
    let found = read { state in state.pictures(of: item) }
    guard let (source, ticket) = found, let picture = source.picture(at: time, of: ticket) else { return nil }
    return (picture, ticket)
  }

  /// Where the time of `item` will be in so much time from now, if all goes on; nil when it is not the current one.
  func time(of item: AVPlayerItem, in wait: Duration) -> CMTime? {
    read { state in
      guard state.queue.first === item else { return nil }
      return state.transport.position(at: state.now + wait)
    }
  }

  /// Hears of each picture from now on, and lets items and outputs know.
  func watchPictures() {
    decide { state, changes in
      state.watchesPictures = true
      watchPictures(&state)
      // One that is there already will not come again.
      guard let item = state.queue.first, let (source, ticket) = state.pictures(of: item) else { return }
      if source.picture(at: state.position, of: ticket) != nil { item.pictureIsComing(&changes) }
    }
  }

  /// Listens to the renderer that plays, where somebody wants to hear of pictures.
  func watchPictures(_ state: inout PlayerState) {
    guard state.watchesPictures, let slot = state.transport.slot, state.pictureWatch?.slot != slot,
      let source = state.links[slot]?.renderer.pictures
    else { return }
    state.pictureWatch?.task.cancel()
    let arrivals = source.arrivals()
    let task = Task(executorPreference: .engine) { [weak self] in
      for await arrival in arrivals { self?.pictureIsComing(arrival, from: slot) }
    }
    state.pictureWatch = PlayerState.PictureWatch(slot: slot, task: task)
  }

  private func pictureIsComing(_ arrival: PictureArrival, from slot: Slot) {
    decide { state, changes in
      guard state.transport.slot == slot, let number = state.transport.item(loadedWith: arrival.ticket),
        let item = state.item(number)
      else { return }
      item.pictureIsComing(&changes)
      for screen in state.screens {
        screen.expect(arrival.time)
        schedule(screen, &state)
      }
    }
  }
}

extension PlayerState {
  /// Where pictures of `item` are to be had, and under which ticket; nil where the renderer has none of it.
  func pictures(of item: AVPlayerItem) -> (source: any PictureSource, ticket: Ticket)? {
    guard let slot = transport.slot, let source = links[slot]?.renderer.pictures,
      let ticket = transport.ticket(of: item.number)
    else { return nil }
    return (source, ticket)
  }
}
