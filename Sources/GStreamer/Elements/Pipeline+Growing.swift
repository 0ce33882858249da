// How a streaming thread adds elements to a pipeline that another thread may be starting or stopping at that moment.
//
// That other thread would take the new element's state lock and wait for the streaming thread, which waits for the lock.
// So the element is out of reach for it until the streaming thread is done: of 500 starts of an MP3 one hung without.

extension Pipeline {
  /// Takes an element in that keeps out of the pipeline's changes of state until it joins them.
  package func addWaiting(_ element: Element) {
    element.lockState(true)
    add(element)
  }
}

extension Element {
  /// Takes the state of the pipeline it waits in, and joins its changes from now on.
  package func join() {
    followParent()
    lockState(false)
  }
}
