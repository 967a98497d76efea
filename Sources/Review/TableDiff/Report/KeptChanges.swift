/// Keeps the changes of specs outside of memory: a run can compare any number of specs, and its reports look at one after the other.
package protocol ChangeStore: Sendable {
  /// - Returns: what reads the changes again; nil if they are to stay in memory.
  func keep(_ changes: [ReportedChange]) -> (@Sendable () -> [ReportedChange])?
}

/// The changes of a spec, in memory or in a store.
struct KeptChanges: Sendable {
  /// What is asked for more often than the changes.
  struct Tally: Sendable {
    var count: Int
    /// Without accepted changes.
    var counts = ChangeCounts()
    var accepted = 0
    /// Those without accepted ones whose cause was not determined.
    var undetermined = 0

    init(_ changes: [ReportedChange]) {
      count = changes.count
      for change in changes {
        guard !change.isAccepted else {
          accepted += 1
          continue
        }
        counts.add(change.change.changeClass)
        if change.isCauseUndetermined { undetermined += 1 }
      }
    }
  }

  private enum Place {
    case memory([ReportedChange])
    case store(any ChangeStore, Tally, read: @Sendable () -> [ReportedChange])
  }

  private var place: Place

  init(_ changes: [ReportedChange]) {
    place = .memory(changes)
  }

  /// Changes that were in a store return to it after they were modified: all of them are modified at once, not one by one.
  var changes: [ReportedChange] {
    get {
      switch place {
      case .memory(let changes): changes
      case .store(_, _, let read): read()
      }
    }
    _modify {
      var changes = changes
      let store: (any ChangeStore)? = if case .store(let store, _, _) = place { store } else { nil }
      // The only copy is modified.
      place = .memory([])
      defer {
        place = .memory(changes)
        if let store { move(to: store) }
      }
      yield &changes
    }
  }

  var tally: Tally {
    switch place {
    case .memory(let changes): Tally(changes)
    case .store(_, let tally, _): tally
    }
  }

  var countInMemory: Int { if case .memory(let changes) = place { changes.count } else { 0 } }

  mutating func move(to store: any ChangeStore) {
    guard case .memory(let changes) = place, !changes.isEmpty, let read = store.keep(changes) else { return }
    place = .store(store, Tally(changes), read: read)
  }
}
