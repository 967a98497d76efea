import TableEmission
import TableIR
import TableLayout

/// What changed between layouts, row by row: which came, which went, and which are not as they were.
struct RowDifference {
  /// Nil where nothing changed.
  let text: String?

  init(old: [LayoutTree], new: [LayoutTree]) {
    let before = Dictionary(old.map { ($0.environment.name ?? "the layout", $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.environment.name ?? "the layout", $0) }) { first, _ in first }
    let names = (old + new).map { $0.environment.name ?? "the layout" }
    var lines: [String] = []
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let (was, tree) = (before[name], after[name])
      if Self.layout(was) == Self.layout(tree) { continue }
      let changes = Self.lines(was?.table, tree?.table)
      lines += [name] + changes.map { "  " + $0 }
    }
    text = lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ old: TableNode?, _ new: TableNode?) -> [String] {
    let (before, after) = (rows(old), rows(new))
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(after.map(\.id))
    var lines = before.filter { !kept.contains($0.id) }.map { "- row '\($0.id)'  \(words($0.frame))" }
    for row in after {
      guard let was = known[row.id] else {
        lines.append("+ row '\(row.id)'  \(words(row.frame))")
        continue
      }
      if was == row { continue }
      lines.append(
        was.frame == row.frame
          ? "~ row '\(row.id)'" : "~ row '\(row.id)'  \(words(was.frame)) → \(words(row.frame))")
    }
    return lines.isEmpty ? ["~ the table"] : lines
  }

  /// The rows, without their places in the spec: what is written above a row is no change of it.
  private static func rows(_ table: TableNode?) -> [CellNode] {
    (table?.sections.flatMap(\.rows) ?? []).map {
      var row = $0
      row.location = .start
      return row
    }
  }

  /// All that is laid out, without what the spec is called.
  private static func layout(_ tree: LayoutTree?) -> [UInt8]? {
    guard var tree else { return nil }
    tree.name = ""
    return JSONEmitter().emit(tree)
  }

  private static func words(_ frame: Rect) -> String {
    "[[\(frame.x), \(frame.y)], [\(frame.width), \(frame.height)]]"
  }
}
