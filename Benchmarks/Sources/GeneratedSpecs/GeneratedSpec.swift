/// A spec of so many rows in sections of 50, and the next version of it, in which a tenth of the rows are different.
public struct GeneratedSpec {
  let rowCount: Int
  /// Which styles and contents the rows have; with 0, all are alike but for their words and heights.
  var variety = 0

  public init(rowCount: Int, variety: Int = 0) {
    self.rowCount = rowCount
    self.variety = variety
  }

  private static let sectionSize = 50

  public func text(isNext: Bool) -> [UInt8] {
    var text = "tablespec: 1\nstyle: \(["grouped", "insetGrouped", "plain"][variety % 3])\nsections:\n"
    for row in 0..<rowCount {
      if row.isMultiple(of: Self.sectionSize) {
        text +=
          "  - id: section-of-\(row / Self.sectionSize)\n    header: Section \(row / Self.sectionSize)\n    rows:\n"
      }
      let change = isNext && row.isMultiple(of: 10) ? row / 10 % 5 : nil
      text += "      - " + (change.map { changed(row, $0) } ?? keys(row)).joined(separator: "\n        ") + "\n"
    }
    return Array(text.utf8)
  }

  private func keys(_ row: Int) -> [String] {
    let style = ["value1", "subtitle", "default", "value2"][(row &* (variety % 4)) % 4]
    var keys = ["id: row-\(row)", "style: \(style)", "text: Row \(row)"]
    if style != "default" { keys.append("detailText: Some words") }
    let accessories = ["disclosureIndicator", "checkmark", "{switch: on}", "detailButton"]
    keys.append("accessory: \(accessories[(row &* (variety % 5)) % 4])")
    keys.append("image: {symbol: gear}")
    keys.append("height: \(44 + row % 7)")
    return keys
  }

  /// Every tenth row changes: in turn its words, its height, its accessory, all of it, or its style.
  private func changed(_ row: Int, _ change: Int) -> [String] {
    var keys = keys(row)
    switch change {
    case 0: keys[3] = "detailText: Changed"
    case 1: keys[6] = "height: 60"
    case 2: keys[4] = "accessory: {switch: on}"
    case 3: keys = ["id: other-\(row)", "text: A new row in the place of \(row)"]
    default: keys[1] = "style: subtitle"
    }
    return keys
  }
}
