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
    "L0305", rule: "uneven-accessories", "accessories at different distances from the edge",
    """
    Accessories of the same kind in one section end at different distances from the trailing edge, so they are not \
    aligned. In this layout only a trailing inset of a row's separator causes that: it moves the accessory with it. Give \
    all rows of the section the same inset.
    """,
    .spec(
      wrong: """
        sections:
          - rows:
              - {text: Ann, accessory: checkmark}
              - {text: Ben, accessory: checkmark}
              - {text: Cy, accessory: checkmark, separatorStyle: {inset: [20, 40]}}
        """,
      right: """
        separatorStyle: {inset: [20, 40]}
        sections:
          - rows:
              - {text: Ann, accessory: checkmark}
              - {text: Cy, accessory: checkmark}
        """))

  func check(_ section: LaidOutSection, _ findings: inout Findings) {
    var distances: [String: [Distance]] = [:]
    for index in section.rows.indices {
      // A symbol is centred in its slot, whatever its width.
      guard let node = section.rows[index].cell.accessoryView, !node.accessory.isSymbol else { continue }
      distances[node.accessory.kind, default: []].append(
        Distance(index: index, points: Self.distance(of: node, in: section.rows[index])))
    }
    for (kind, all) in distances where all.count > 1 {
      guard let common = Self.mostCommon(all.map(\.points)) else { continue }
      for distance in all where abs(distance.points - common) > 0.5 {
        let row = section.rows[distance.index]
        findings.add(
          Self.code, [row.place(["separatorStyle", "inset"]), row.place([row.accessoryKey])], owner: row.cell.id,
          "the \(kind) ends \(pointWords(distance.points)) points from the edge, but others in the section "
            + "\(pointWords(common))",
          help: "a separator's inset moves the accessory too: use the same inset for the whole section")
      }
    }
  }

  private struct Distance {
    var index: Int
    /// From the accessory's outer side to the cell's.
    var points: Double
  }

  private static func distance(of node: AccessoryNode, in row: LaidOutRow) -> Double {
    row.scene.environment.layoutDirection == .leftToRight
      ? row.cell.frame.width - node.frame.maxX : node.frame.x
  }

  /// The most common distance, the first of those equally common; nil if all are the same.
  private static func mostCommon(_ distances: [Double]) -> Double? {
    var counts: [Double: Int] = [:]
    for distance in distances { counts[distance, default: 0] += 1 }
    guard counts.count > 1 else { return nil }
    var best = distances[0]
    for distance in distances where counts[distance, default: 0] > counts[best, default: 0] { best = distance }
    return best
  }
}

extension Accessory {
  fileprivate var isSymbol: Bool { if case .image(.symbol, _, _) = self { true } else { false } }
}
