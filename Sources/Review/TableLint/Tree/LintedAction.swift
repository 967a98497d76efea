import TableIR
import TableLayout

/// A button of a row that is swiped open, as the spec declares it.
struct LintedAction {
  var action: SwipeAction
  var place: SpecPlace
}

extension LaidOutRow {
  /// Visits the actions that the row, its section or the table declares for its edges.
  func swipeActions(_ body: (LintedAction) -> Void) {
    for edge in SwipeEdge.allCases {
      let (actions, holder): ([SwipeAction]?, SpecPlace) =
        if row.swipeActions[edge] != nil {
          (row.swipeActions[edge], place([]))
        } else if section.swipeActions[edge] != nil {
          (section.swipeActions[edge], SpecPlace(section.location))
        } else {
          (scene.table.swipeActions[edge], SpecPlace(nil))
        }
      for (index, action) in (actions ?? []).enumerated() {
        body(LintedAction(action: action, place: holder.at("swipeActions", .key(edge.rawValue), .index(index))))
      }
    }
  }
}
