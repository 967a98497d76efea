import TableDiff
import TableSupport

/// Keeps the changes of a run's specs: the first ones in memory, and the others in a scratch file, as long as there is one.
final class ChangeSpool: ChangeStore {
  private struct State {
    /// The number of changes that may stay in memory.
    var room: Int
    /// Nil before the first is needed, and after the disk took no more.
    var file: ScratchFile?
    var isFull = false
  }

  private let state: Locked<State>
  private let damage = Locked(false)

  /// - Parameter mostInMemory: the number of changes that stay there; one takes about 2 KB.
  init(mostInMemory: Int) {
    state = Locked(State(room: mostInMemory))
  }

  /// Whether changes could not be read again.
  var isDamaged: Bool { damage.withLock { $0 } }

  func keep(_ changes: [ReportedChange]) -> (@Sendable () -> [ReportedChange])? {
    let hasRoom = state.withLock { state in
      guard state.room >= changes.count || state.isFull else { return false }
      state.room -= changes.count
      return true
    }
    if hasRoom { return nil }
    var writer = EntryWriter()
    writer.list(changes) { $0.change($1) }
    let bytes = writer.bytes
    let place = state.withLock { state -> (ScratchFile, Int)? in
      guard !state.isFull else { return nil }
      guard let file = state.file ?? ScratchFile(), let offset = file.append(bytes) else {
        state.isFull = true
        return nil
      }
      state.file = file
      return (file, offset)
    }
    guard let (file, offset) = place else { return nil }
    let count = bytes.count
    return { [self] in
      do throws(EntryReader.Damaged) {
        guard let bytes = file.read(count, at: offset) else { throw EntryReader.Damaged() }
        var reader = EntryReader(bytes[...])
        return try reader.list { reader throws(EntryReader.Damaged) in try reader.change() }
      } catch {
        damage.withLock { $0 = true }
        return []
      }
    }
  }
}
