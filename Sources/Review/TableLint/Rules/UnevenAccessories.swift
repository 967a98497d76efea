import TableDiagnostics
import TableIR
import TableLayout

/// Accessories of a kind end at the same distance from the edge in all rows of a section: "when the cells are of different heights
/// the accessory views are inconsistently placed on the right" (a reader of article 002).
///
/// No observation confirms what that reader saw: in this layout the row's height does not move its accessory, but the
/// separator's inset does.
struct UnevenAccessories: LintRule {
  static let code = DiagnosticCode(
    "L0305", rule: "uneven-accessories", "accessories at different distances from the edge")

  func check(_ section: LaidOutSection, _ findings: inout Findings) {
    guard section.accessories.groups.count > 1 else { return }
    let kinds = Dictionary(grouping: section.accessories.groups, by: \.end.kind)
    for (kind, all) in kinds where all.count > 1 {
      // The first of those equally common.
      guard let most = all.map(\.rows.count).max(), let common = all.first(where: { $0.rows.count == most })
      else { continue }
      let uneven = all.filter { abs($0.end.distance - common.end.distance) > 0.5 }
        .flatMap { group in group.rows.map { (index: $0, distance: group.end.distance) } }.sorted {
          $0.index < $1.index
        }
      for (index, distance) in uneven {
        section.visitRow(index) { row in
          findings.add(
            Self.code, [row.place(["separatorStyle", "inset"]), row.place([row.accessoryKey])], owner: row.row.id,
            "the \(kind) ends \(pointWords(distance)) points from the edge, but others in the section "
              + "\(pointWords(common.end.distance))",
            help: "a separator's inset moves the accessory too: use the same inset for the whole section")
        }
      }
    }
  }
}

extension LaidOutRow {
  /// Where its accessory ends; nil without one, for a symbol, which is centred in its slot, whatever its width, and while the row is swiped
  /// open.
  var accessoryEnd: AccessoryEnds.End? {
    guard !isSwipedOpen, let node = cell.accessoryView, !node.accessory.isSymbol else { return nil }
    let distance =
      scene.environment.layoutDirection == .leftToRight ? cell.frame.width - node.frame.maxX : node.frame.x
    return AccessoryEnds.End(kind: node.accessory.kind, distance: distance)
  }
}

extension Accessory {
  fileprivate var isSymbol: Bool { if case .image(.symbol, _, _, _) = self { true } else { false } }
}
