import TableIR

extension Table {
  /// The table as a canvas shows it, with the saved heights of its rows, so that what stands in them is judged by itself.
  ///
  /// - Parameter edges: what the edges of a group add to its first and to its last row, in points.
  func pinned(to rows: [String: SavedTable.Row], edges: Double) -> Table {
    var table = shownOnCanvas(rows)
    for section in table.sections.indices {
      let last = table.sections[section].rows.count - 1
      for row in table.sections[section].rows.indices {
        guard let saved = rows[table.sections[section].rows[row].id] else { continue }
        let edge = (row == 0 ? edges : 0) + (row == last ? edges : 0)
        table.sections[section].rows[row].height = .points(max(saved.frame.height - edge, 1))
      }
    }
    return table
  }

  /// Interface Builder makes no room for an accessoryView, only for what `accessoryType` names.
  func shownOnCanvas(_ rows: [String: SavedTable.Row]) -> Table {
    var table = self
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        guard let saved = rows[table.sections[section].rows[row].id] else { continue }
        switch table.sections[section].rows[row].accessory {
        case .image, .control, .view: table.sections[section].rows[row].accessory = Accessory(saved.cell)
        case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
        }
      }
    }
    return table
  }
}

extension Accessory {
  fileprivate init(_ cell: XMLElement) {
    switch cell["accessoryType"] {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "detailButton": self = .detailButton
    case "checkmark": self = .checkmark
    default: self = .none
    }
  }
}
