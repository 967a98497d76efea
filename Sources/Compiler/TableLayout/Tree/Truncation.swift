/// A text of a laid-out table that does not fit in its label.
public struct Truncation: Hashable, Sendable {
  /// The label, by its name in `explain`: `wifi.detailTextLabel`, `general.header`.
  public var place: String
  /// The whole text.
  public var text: String
}

extension LayoutTree {
  /// The truncated texts, from top to bottom.
  public var truncations: [Truncation] {
    var found = Truncations()
    found.look(at: table.header, "table.header")
    for section in table.sections {
      found.look(at: section.header, "\(section.id).header")
      for row in section.rows { found.look(at: row) }
      found.look(at: section.footer, "\(section.id).footer")
    }
    found.look(at: table.footer, "table.footer")
    return found.texts
  }
}

private struct Truncations {
  var texts: [Truncation] = []

  mutating func look(at row: CellNode) {
    look(at: row.textLabel, "\(row.id).textLabel")
    look(at: row.detailTextLabel, "\(row.id).detailTextLabel")
    look(at: row.subviews, in: row.id)
    let accessories = [row.accessoryView].compactMap(\.self) + row.otherAccessories
    for (accessory, name) in zip(accessories, ["accessoryView"] + CellNode.otherAccessoryNames) {
      for label in accessory.labels { look(at: label, "\(row.id).\(name)") }
      look(at: accessory.subviews, in: "\(row.id).\(name)")
    }
  }

  mutating func look(at view: SupplementaryNode?, _ name: String) {
    guard let view else { return }
    look(at: view.textLabel, name)
    look(at: view.subviews, in: name)
  }

  private mutating func look(at views: [ViewNode], in owner: String) {
    for (index, view) in views.enumerated() where !view.look.isInvisible {
      switch view.content {
      case .label(let label): look(at: label, "\(owner).\(view.id ?? "subview \(index)")")
      case .control(_, let labels):
        for label in labels { look(at: label, "\(owner).\(view.id ?? "subview \(index)")") }
      case .stack(let views), .container(let views):
        look(at: views, in: "\(owner).\(view.id ?? "subview \(index)")")
      case .image, .plain: break
      }
    }
  }

  private mutating func look(at label: LabelNode?, _ place: String) {
    guard let label, label.isTruncated else { return }
    texts.append(Truncation(place: place, text: label.text))
  }
}
