import TableIR

/// The space San Francisco adds after each of its glyphs: Apple's published tracking, and from 17 pt on (20 pt before
/// iOS 14) what its Display design is narrower than Text, because one table of advances serves both.
struct Spacing {
  /// em/100000 by whole point size from `SanFranciscoAdvances.firstSize`.
  private let table: [Int16]

  init(weight: FontWeight, beforeIOS14: Bool) {
    switch (TabulatedWeight(weight), beforeIOS14) {
    case (.regular, false): table = SanFranciscoAdvances.regularSpacing
    case (.medium, false): table = SanFranciscoAdvances.mediumSpacing
    case (.semibold, false): table = SanFranciscoAdvances.semiboldSpacing
    case (.bold, false): table = SanFranciscoAdvances.boldSpacing
    case (.regular, true): table = SanFranciscoAdvances.regularSpacingBefore14
    case (.medium, true): table = SanFranciscoAdvances.mediumSpacingBefore14
    case (.semibold, true): table = SanFranciscoAdvances.semiboldSpacingBefore14
    case (.bold, true): table = SanFranciscoAdvances.boldSpacingBefore14
    }
  }

  /// Points a glyph; sizes between two entries are interpolated, sizes outside of the table take its end.
  func points(at size: Double) -> Double {
    let position = min(max(size - Double(SanFranciscoAdvances.firstSize), 0), Double(table.count - 1))
    let index = Int(position)
    let low = Double(table[index])
    let high = Double(table[min(index + 1, table.count - 1)])
    return (low + (high - low) * (position - Double(index))) / 100_000 * size
  }
}
