import TableLanguageServer
import TableSupport

import TableSystem

/// The documents that have changed since they were last checked.
final class PendingChanges: Sendable {
  struct Changes: Sendable {
    /// The addresses of documents.
    var edited: Set<String> = []
    var closed: Set<String> = []
    /// Whether everything is to be checked again: the settings have changed, or the disk has.
    var isEverything = false

    var isEmpty: Bool { edited.isEmpty && closed.isEmpty && !isEverything }
  }

  private struct State {
    var changes = Changes()
    /// In milliseconds.
    var first = 0
    var last = 0
    var beforeLast = 0
  }

  private let state = Monitor(State())

  /// After a pause of this length, a change is checked at once. In milliseconds.
  private static let pause = 400
  /// While somebody types, checking waits until there was no change for this long,
  private static let quiet = 70
  /// but not longer than this.
  private static let longest = 500

  func add(_ change: (inout Changes) -> Void) {
    state.change { state in
      if state.changes.isEmpty { state.first = Self.now }
      change(&state.changes)
      state.beforeLast = state.last
      state.last = Self.now
    }
  }

  var isEmpty: Bool { state.change { $0.changes.isEmpty } }

  /// Waits for changes and takes them.
  func take() -> Changes {
    state.change(when: { !$0.changes.isEmpty }, { _ in })
    while case let delay = state.change({ Self.delay($0) }), delay > 0 { usleep(UInt32(delay) * 1_000) }
    return state.change { state in
      defer { state.changes = Changes() }
      return state.changes
    }
  }

  /// How long to wait for more, in milliseconds.
  private static func delay(_ state: State) -> Int {
    guard state.last - state.beforeLast < pause else { return 0 }
    let now = now
    return min(quiet - (now - state.last), longest - (now - state.first))
  }

  /// In milliseconds, from any start.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
