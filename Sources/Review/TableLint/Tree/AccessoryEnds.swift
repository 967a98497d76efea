/// Where the accessories of a section's rows end.
struct AccessoryEnds: Sendable {
  /// Rows whose accessories are of one kind and end at the same distance.
  struct Group: Sendable {
    var end: End
    /// By their indices in the spec, in order.
    var rows: [Int]
  }

  struct End: Hashable, Sendable {
    /// ``Accessory/kind``.
    var kind: String
    /// From the accessory's outer side to the cell's, in points.
    var distance: Double
  }

  /// In the order of their first rows.
  private(set) var groups: [Group] = []
  private var indices: [End: Int] = [:]

  mutating func add(_ rows: some Collection<Int>, at end: End) {
    // Most sections have one group.
    let known = groups.last?.end == end ? groups.count - 1 : indices[end]
    if let known {
      groups[known].rows += rows
    } else {
      indices[end] = groups.count
      groups.append(Group(end: end, rows: Array(rows)))
    }
  }

  /// Adds the rows below.
  mutating func add(_ others: AccessoryEnds) {
    for group in others.groups { add(group.rows, at: group.end) }
  }
}
