import TableSupport

/// The messages that wait to be handled, in their order. Adding waits while there are too many.
final class MessageQueue: Sendable {
  enum Item: Sendable {
    case request(Request)
    case notification(method: String, parameters: JSONValue)
    case response(RequestID, Result<JSONValue, ResponseError>)
    /// Something that the thread that reads has to say: it must not wait for a client that does not read.
    case message(OutgoingMessage)
  }

  private struct State {
    var items: [(item: Item, size: Int)] = []
    /// The first item that was not taken.
    var start = 0
    var size = 0
    /// The request that is being answered.
    var current: RequestID?
    var isCurrentCancelled = false

    var count: Int { items.count - start }
  }

  private let state = Monitor(State())
  private let limits: MessageLimits

  init(limits: MessageLimits) {
    self.limits = limits
  }

  /// - Parameter size: The size of the message in bytes.
  func add(_ item: Item, size: Int) {
    let limits = limits
    state.change(
      when: { $0.count == 0 || $0.count < limits.waitingMessages && $0.size + size <= limits.waitingBytes },
      {
        $0.items.append((item, size))
        $0.size += size
      })
  }

  /// Takes the next item, for which it waits.
  func take() -> Item {
    state.change(
      when: { $0.count > 0 },
      { state in
        let (item, size) = state.items[state.start]
        state.start += 1
        state.size -= size
        if state.start == state.items.count || state.start > 1_024 {
          state.items.removeFirst(state.start)
          state.start = 0
        }
        state.isCurrentCancelled = false
        if case .request(let request) = item { state.current = request.id } else { state.current = nil }
        return item
      })
  }

  /// Cancels a request: one that waits is removed.
  /// - Returns: Whether it was removed, and is to be answered now.
  func cancel(_ id: RequestID) -> Bool {
    state.change { state in
      if state.current == id {
        state.isCurrentCancelled = true
        return false
      }
      let place = state.items[state.start...].firstIndex { entry in
        if case .request(let request) = entry.item { request.id == id } else { false }
      }
      guard let place else { return false }
      state.size -= state.items.remove(at: place).size
      return true
    }
  }

  /// Ends the request that is being answered; true if it was cancelled.
  func finishCurrent() -> Bool {
    state.change { state in
      state.current = nil
      return state.isCurrentCancelled
    }
  }
}
