/// A plain table as an app of iOS 17 on a phone 393 points wide prints it, row by row: what `Specs` laid out with `metrics: ios17` show.
struct AppScreen {
  var rows: [String]
  /// In points.
  var width = 393.0
  var height = 44.0
  /// Where labels begin.
  var margin = 20.0
  /// That of the table's content, if it is not that of the rows.
  var contentHeight: Double?
  /// Where the first row begins, in the content.
  var top = 0.0

  init(_ rows: [String], height: Double = 44) {
    (self.rows, self.height) = (rows, height)
  }

  var text: String {
    let content = contentHeight ?? top + Double(rows.count) * height
    var lines = [
      "<UITableView: 0x1; frame = (0 0; \(width) 852); contentOffset: {0, \(top)}; contentSize: {\(width), \(content)}; adjustedContentInset: {0, 0, 0, 0}>"
    ]
    // As UIKit has it, the last row first.
    for (index, row) in rows.enumerated().reversed() {
      let y = top + Double(index) * height
      lines += [
        "   | <UITableViewCell: 0x2\(index); frame = (0 \(y); \(width) \(height)); text = '\(row)'>",
        "   |    | <UITableViewCellContentView: 0x3\(index); frame = (0 0; \(width) \(height))>",
        "   |    |    | <UITableViewLabel: 0x4\(index); frame = (\(margin) 0; \(width - 2 * margin) \(height)); text = '\(row)'>",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
