import TableDiagnostics
import TableDiff
import TableIR

/// A folder that was moved, as the old and the new name of one of its specs tell.
struct MovedFolder: Hashable {
  /// Empty for the folder that is compared.
  private let old: String
  private let new: String

  /// Nil for a spec that has the same name, and for one whose own file has another name.
  init?(_ pair: DiffPairs.Pair) {
    guard case .renamed(let was) = pair.status else { return nil }
    let (before, after) = (was.split(separator: "/"), pair.name.split(separator: "/"))
    let common = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    old = before.dropLast(common).joined(separator: "/")
    new = after.dropLast(common).joined(separator: "/")
  }

  /// The folders of which several specs were moved.
  static func shared(by pairs: [DiffPairs.Pair]) -> Set<MovedFolder> {
    var counts: [MovedFolder: Int] = [:]
    for pair in pairs { if let folder = MovedFolder(pair) { counts[folder, default: 0] += 1 } }
    return Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
  }

  /// Makes it the cause of a spec's new name.
  func explain(_ spec: inout SpecDiff) {
    guard let index = spec.changes.firstIndex(where: { $0.change.code == .specRenamed }) else { return }
    let message =
      old.isEmpty || new.isEmpty
      ? "specs were moved \(old.isEmpty ? "into \(new.quotedForMessage)" : "out of \(old.quotedForMessage)")"
      : "the folder \(old.quotedForMessage) was moved to \(new.quotedForMessage)"
    let place = SourceRange(file: spec.newPath ?? spec.name)
    spec.changes[index].cause = ChangeCause(
      kind: .folder, owner: nil, message: message, place: place, oldPlace: nil, identity: message)
  }
}
