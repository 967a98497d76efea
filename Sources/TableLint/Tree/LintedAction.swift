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
      let path: [SpecPlace.Step] = ["swipeActions", .key(edge.rawValue)]
      let (actions, place): ([SwipeAction]?, SpecPlace) =
        if row.swipeActions[edge] != nil {
          (row.swipeActions[edge], self.place(path))
        } else if section.swipeActions[edge] != nil {
          (section.swipeActions[edge], SpecPlace(section.location, path))
        } else {
          (scene.table.swipeActions[edge], SpecPlace(nil, path))
        }
      for (index, action) in (actions ?? []).enumerated() {
        body(LintedAction(action: action, place: place.at(.index(index))))
      }
    }
  }
}
