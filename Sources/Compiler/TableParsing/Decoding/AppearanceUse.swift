import TableIR
import TableSupport

/// The names that appearance rules can refer to in any environment, and the rules that apply to some view.
struct AppearanceUse {
  let sections: [String]
  let rows: [String]
  /// The custom classes that views name.
  let classes: [String]
  /// The indices of the rules that some view follows, or would follow if no other rule won.
  let used: Set<Int>
  private let all: Set<String>

  /// The table is unchanged afterwards.
  init(_ table: inout Table, work: WorkMeter) {
    var walk = AppearanceWalk(written: ClassNames(), AppearanceCascade(table.appearance, work: work))
    walk.visit(&table)
    used = walk.cascade.used
    sections = table.sections.map(\.id)
    rows = table.sections.flatMap { $0.rows.map(\.id) }
    classes = walk.visitor.names.sorted()
    all = Set(sections.map { "section " + $0 } + rows.map { "row " + $0 } + classes.map { "class " + $0 })
  }

  func has(_ noun: String, _ name: String) -> Bool { all.contains("\(noun) \(name)") }
}

private struct ClassNames: AppearanceVisitor {
  private(set) var names: Set<String> = []

  mutating func wants(_ view: StyledView) -> Bool {
    if let name = view.className { names.insert(name) }
    return false
  }

  func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place) {}
}
