import TableIR

/// Turns what was laid out from left to right about the middle of whatever holds it, as UIKit does from right to left: the
/// whole row is packed first, so that a pixel left over stays where it was on the other side (iOS 26.1 simulator, `rtl` captures).
///
/// Subviews whose frames a spec gives stay as they are given: UIKit does not mirror frames.
enum Mirroring {
  static func mirror(_ table: inout TableNode) {
    table.sectionIndex?.frame.mirror(in: table.frame.width)
    for index in table.sections.indices {
      mirror(&table.sections[index].header)
      mirror(&table.sections[index].footer)
      for row in table.sections[index].rows.indices {
        mirror(&table.sections[index].rows[row], in: table.frame.width)
      }
    }
  }

  private static func mirror(_ view: inout SupplementaryNode?) {
    guard let width = view?.frame.width else { return }
    view?.textLabel?.frame.mirror(in: width)
  }

  private static func mirror(_ cell: inout CellNode, in tableWidth: Double) {
    let width = cell.frame.width
    let content = cell.contentView.width
    cell.frame.mirror(in: tableWidth)
    cell.contentView.mirror(in: width)
    cell.backgroundView.mirror(in: width)
    cell.imageView?.frame.mirror(in: content)
    cell.textLabel?.frame.mirror(in: content)
    cell.detailTextLabel?.frame.mirror(in: content)
    cell.editingControl?.frame.mirror(in: width)
    cell.reorderControl?.frame.mirror(in: width)
    cell.topSeparator?.frame.mirror(in: width)
    cell.separator?.frame.mirror(in: width)
    if let accessory = cell.accessoryView { cell.accessoryView = mirrored(accessory, in: width) }
  }

  private static func mirrored(_ accessory: AccessoryNode, in width: Double) -> AccessoryNode {
    var accessory = accessory
    accessory.frame.mirror(in: width)
    let own = accessory.frame.width
    accessory.parts = accessory.parts.map { part in
      switch part {
      case .detailButton(let frame): .detailButton(frame.mirrored(in: own))
      case .disclosureIndicator(let frame): .disclosureIndicator(frame.mirrored(in: own))
      // A title fills its button; titles of segments were mirrored with them.
      case .title: part
      }
    }
    return accessory
  }
}

extension Rect {
  /// Turned about the middle of something this wide, in points.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }

  mutating func mirror(in width: Double) { self = mirrored(in: width) }
}
