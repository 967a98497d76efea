import TableDiagnostics
import TableIR
import TableSupport

extension InputDifference {
  /// The strings that are different and that one of the tables shows. Where a spec names another catalog, its key is different.
  static func changesOfStrings(_ old: InputSide, _ new: InputSide, work: WorkMeter) -> [InputChange] {
    guard let before = old.table.strings, let after = new.table.strings else { return [] }
    guard before.files == after.files, before.catalog != after.catalog else { return [] }
    let (was, now) = (before.catalog.strings, after.catalog.strings)
    let changed = Set(now.keys.filter { was[$0] != now[$0] } + was.keys.filter { now[$0] == nil })
    work.spend(InputCost.element, times: was.count + now.count)
    let shown = [old, new].reduce(into: Set<String>()) { shown, side in
      work.spend(InputCost.unit, times: side.table.sections.reduce(0) { $0 + $1.rows.count })
      if !work.isSpent { shown.formUnion(StringUses(of: changed, in: side.table).all) }
    }
    var places: [String: [String: JSONLocator.Position]] = [:]
    return shown.sorted().compactMap { key in
      guard !work.isSpent, let oldPath = before.path(of: key), let newPath = after.path(of: key) else { return nil }
      let path = now[key] == nil ? oldPath : newPath
      if places[path] == nil {
        let bytes = (try? (now[key] == nil ? old : new).files.read(path, limit: StringCatalog.greatestSize)) ?? []
        work.spend(InputCost.byte, times: bytes.count)
        places[path] = JSONLocator(bytes).positions(of: shown, in: JSONPointer(["strings"]))
      }
      let range = places[path]?[key].map { position in
        let position = SourcePosition(line: position.line, column: position.column)
        return SourceRange(file: path, start: position, end: position)
      }
      let message = InputChangeLine(string: key, was[key], now[key]).message
      // What is gone is told in the file that lost it.
      let place = now[key] == nil ? SourceRange(file: newPath) : range ?? SourceRange(file: path)
      var change = InputChange(
        kind: .strings, message: message, place: place, oldPlace: now[key] == nil ? range : nil,
        identity: "\(new.files.canonicalPath(newPath) ?? newPath)\n\(message)")
      change.string = (key, oldPath, newPath)
      return change
    }
  }
}
