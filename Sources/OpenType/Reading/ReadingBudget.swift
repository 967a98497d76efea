/// How much of a table is read. Offsets may lead to one part from any number of others, so that what a table says has no bound in
/// its size.
struct ReadingBudget {
  private let tag: Tag
  private(set) var left: Int

  /// Ten times what the largest table of a font in use says.
  static let ofTable = 1 << 19

  init(of tag: Tag, steps: Int = Self.ofTable) {
    self.tag = tag
    left = steps
  }

  /// Takes so many steps.
  mutating func spend(_ steps: Int) throws(FontError) {
    left -= steps
    guard left >= 0 else { throw .overfullTable(tag.description) }
  }
}
