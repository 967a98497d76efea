import TableIR

extension Snapshot {
  /// Where what is in the table begins, in points; nil if there is nothing.
  var top: Double? {
    let frames = [header, footer].compactMap(\.self).map(\.frame) + sections.map(\.frame)
    return frames.map(\.y).min()
  }

  /// Moves everything in the table, in points.
  mutating func scroll(by distance: Double) {
    func move(_ frame: inout LayoutRect) { frame.y += distance }
    func move(_ node: inout SupplementarySnapshot?) {
      guard var moved = node else { return }
      move(&moved.frame)
      node = moved
    }
    move(&header)
    move(&footer)
    for section in sections.indices {
      move(&sections[section].frame)
      move(&sections[section].header)
      move(&sections[section].footer)
      for row in sections[section].rows.indices { move(&sections[section].rows[row].frame) }
    }
  }
}
