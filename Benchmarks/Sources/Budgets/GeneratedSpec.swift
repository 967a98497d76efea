/// A spec of so many rows in sections of 50, and the next version of it, in which a tenth of the rows are different.
struct GeneratedSpec {
  let rowCount: Int

  private static let sectionSize = 50

  func text(isNext: Bool) -> [UInt8] {
    var text = "tablespec: 1\nstyle: grouped\nsections:\n"
    for row in 0..<rowCount {
      if row.isMultiple(of: Self.sectionSize) {
        text +=
          "  - id: section-of-\(row / Self.sectionSize)\n    header: Section \(row / Self.sectionSize)\n    rows:\n"
      }
      text += rowText(row, isNext: isNext)
    }
    return Array(text.utf8)
  }

  /// Every tenth row changes: in turn its words, its height, its accessory, all of it, or its style.
  private func rowText(_ row: Int, isNext: Bool) -> String {
    let change = isNext && row.isMultiple(of: 10) ? row / 10 % 5 : -1
    var keys = ["id: row-\(row)", "style: value1"]
    switch change {
    case 0: keys += ["text: Row \(row)", "detailText: Changed"]
    case 1: keys += ["text: Row \(row)", "detailText: Some words", "height: 60"]
    case 2: keys += ["text: Row \(row)", "detailText: Some words", "accessory: {switch: on}"]
    case 3: keys = ["id: other-\(row)", "text: A new row in the place of \(row)"]
    case 4: keys = ["id: row-\(row)", "style: subtitle", "text: Row \(row)", "detailText: Some words"]
    default: keys += ["text: Row \(row)", "detailText: Some words"]
    }
    if change != 2 { keys.append("accessory: disclosureIndicator") }
    return "      - {\(keys.joined(separator: ", "))}\n"
  }
}
