/// The limit for reading a table. Any number of offsets can refer to the same part, so the content of a table is not bounded by
/// its size.
struct ReadingBudget {
  private let tag: Tag
  private(set) var left: Int

  /// Ten times the content of the largest table in existing fonts.
  static let ofTable = 1 << 19

  init(of tag: Tag, steps: Int = Self.ofTable) {
    self.tag = tag
    left = steps
  }

  /// Spends a number of steps.
  mutating func spend(_ steps: Int) throws(FontError) {
    left -= steps
    guard left >= 0 else { throw .overfullTable(tag.description) }
  }
}
