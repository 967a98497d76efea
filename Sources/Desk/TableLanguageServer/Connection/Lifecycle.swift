/// Which messages are allowed when: first `initialize`, at last `shutdown` and `exit`.
struct Lifecycle: Sendable {
  enum State: Sendable {
    case uninitialized, running, shutDown
  }

  private(set) var state = State.uninitialized

  enum Admission: Equatable, Sendable {
    case pass
    case initialize
    case refuse(ResponseError)
    case ignore
    /// The server ends with this status.
    case exit(Int32)
  }

  /// The status of a server that ends now: 0 only if it was asked to shut down before.
  var status: Int32 { state == .shutDown ? 0 : 1 }

  mutating func admit(_ message: IncomingMessage) -> Admission {
    switch message {
    case .notification("exit", _): return .exit(status)
    case .request(_, "initialize", _):
      guard state == .uninitialized else {
        return .refuse(ResponseError(.invalidRequest, "the server is initialized already"))
      }
      state = .running
      return .initialize
    case .request(_, let method, _):
      switch state {
      case .uninitialized:
        return .refuse(ResponseError(.serverNotInitialized, "the first request is 'initialize'"))
      case .shutDown: return .refuse(ResponseError(.invalidRequest, "the server is shut down"))
      case .running:
        if method == "shutdown" { state = .shutDown }
        return .pass
      }
    case .notification, .response: return state == .running ? .pass : .ignore
    }
  }

  /// `initialize` failed, and may be sent again.
  mutating func refuseInitialization() {
    state = .uninitialized
  }
}
