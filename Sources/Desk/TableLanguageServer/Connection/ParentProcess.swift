import TableSystem

/// The editor's process, without which the server ends.
struct ParentProcess: Sendable {
  private let id: pid_t

  /// Nil if there is no process with the number: an editor outside of the server's container, for example.
  init?(_ number: Int?) {
    guard let number, let id = pid_t(exactly: number), id > 0 else { return nil }
    self.id = id
    if isGone { return nil }
  }

  var isGone: Bool { kill(id, 0) != 0 && errno == ESRCH }
}
