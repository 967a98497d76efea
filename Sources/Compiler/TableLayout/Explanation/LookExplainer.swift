import TableIR
import TableSupport

/// Finds what set the appearance of each requested view.
struct LookExplainer: AppearanceVisitor {
  /// The requested units, from top to bottom.
  private(set) var units: [StyledView.Unit] = []
  private let work: WorkMeter
  private var shown: [StyledView.Unit: ShownLooks] = [:]
  /// The appearance of views by their names in explanations; for several views with the same id, in the order of the
  /// table.
  private var looks: [StyledView.Unit: [String: [[LookDerivation]]]] = [:]

  /// - Parameters:
  ///   - table: the table, adapted to the environment, without the values that rules give.
  ///   - node: its layout.
  ///   - work: the meter for the cost of matching rules.
  init(
    _ table: Table, _ node: TableNode, in environment: Environment, work: WorkMeter, where isMeant: (String) -> Bool
  ) {
    self.work = work
    if isMeant("table") { add(.table, ShownLooks(table, node)) }
    for (section, node) in zip(table.sections, node.sections) {
      if isMeant(section.id) { add(.section(id: section.id), ShownLooks(section, node)) }
      for (row, cell) in zip(section.rows, node.rows) where isMeant(row.id) {
        let isEdited = environment.isEditing && table.editing(of: row) != nil
        add(.row(id: row.id), ShownLooks(row, cell, isEdited: isEdited))
      }
    }
  }

  private mutating func add(_ unit: StyledView.Unit, _ looks: ShownLooks) {
    units.append(unit)
    shown[unit] = looks
  }

  func wants(_ view: StyledView) -> Bool { !work.isSpent && shown[view.unit] != nil }

  mutating func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place) {
    work.spend(ExplanationCost.rule, times: view.sheet.ruleCount)
    let place = place()
    guard let node = shown[view.unit]?.next(place.name) else { return }
    looks[view.unit, default: [:]][node.name, default: []].append(
      look.derivations(of: view, in: place.mapping, shown: node.look, standard: node.standard))
  }

  /// Adds the appearance of a unit to the explanation of its frames.
  func add(_ unit: StyledView.Unit, to explanation: inout Explanation) {
    guard var looks = looks[unit] else { return }
    func next(_ name: String) -> [LookDerivation] {
      looks[name]?.isEmpty == false ? looks[name]?.removeFirst() ?? [] : []
    }
    explanation.looks = next("table")
    for index in explanation.frames.indices { explanation.frames[index].looks = next(explanation.frames[index].view) }
  }
}

/// The cost of explaining, in addition to layout, in steps (``WorkMeter``).
enum ExplanationCost {
  /// A row with its numbers and their reasons.
  static let row = 10_000
  /// A custom view with its numbers and their reasons.
  static let view = 2_000
  /// A rule that is matched against a view, and kept if it is overridden.
  static let rule = 60
}

extension Explanation {
  /// The same with the locations of the spec's values looked up.
  public func locating(_ find: ([SpecPlace]) -> SourceLocation?) -> Explanation {
    var explanation = self
    explanation.looks = looks.map { $0.locating(find) }
    for index in frames.indices { explanation.frames[index].looks = frames[index].looks.map { $0.locating(find) } }
    return explanation
  }
}
