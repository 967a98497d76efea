/// Some rows of a table, on which a thread works at a time: what is known of a row follows from the row and its table alone.
package struct RowShare: Sendable {
  /// Some rows of a section.
  package struct Part: Sendable {
    package var section: Int
    package var rows: Range<Int>
  }

  package private(set) var parts: [Part] = []

  /// In rows: to begin with a share costs less than one of them, and what is written of it is some 100 KB.
  private static let size = 250

  /// The rows of all sections, in order and in shares of about the same size.
  /// - Parameter counts: the number of rows of each section.
  package static func shares(of counts: [Int]) -> [RowShare] {
    var shares: [RowShare] = []
    var current = RowShare()
    var room = size
    for (index, count) in counts.enumerated() {
      var start = 0
      while start < count {
        let end = min(start + room, count)
        current.parts.append(Part(section: index, rows: start..<end))
        room -= end - start
        start = end
        guard room == 0 else { continue }
        shares.append(current)
        (current, room) = (RowShare(), size)
      }
    }
    if !current.parts.isEmpty { shares.append(current) }
    return shares
  }
}
