import TableIR

/// The space that a system font adds after each of its glyphs, by size.
///
/// San Francisco's is Apple's published tracking, and from 17 pt on (20 pt before iOS 14) also the difference between its
/// Display and Text designs, because one table of advances serves both. Helvetica Neue's was observed in labels with small
/// sizes of the system font.
struct Spacing {
  /// em/100000 by whole point size from 6 on; empty for none.
  private let table: [Int16]

  init(_ typeface: SystemTypeface, weight: FontWeight, beforeIOS14: Bool) {
    switch typeface {
    case .helvetica: table = []
    case .helveticaNeue: table = HelveticaAdvances.neueSpacing
    case .sanFrancisco: table = Self.sanFrancisco(weight, beforeIOS14: beforeIOS14)
    }
  }

  /// The spacing per glyph, in points; sizes between two entries are interpolated, sizes outside the table take its
  /// end.
  func points(at size: Double) -> Double {
    guard !table.isEmpty else { return 0 }
    let position = min(max(size - Double(SanFranciscoAdvances.firstSize), 0), Double(table.count - 1))
    let index = Int(position)
    let low = Double(table[index])
    let high = Double(table[min(index + 1, table.count - 1)])
    return (low + (high - low) * (position - Double(index))) / 100_000 * size
  }

  private static func sanFrancisco(_ weight: FontWeight, beforeIOS14: Bool) -> [Int16] {
    switch (weight, beforeIOS14) {
    case (.ultraLight, false), (.thin, false), (.light, false), (.regular, false): SanFranciscoAdvances.regularSpacing
    case (.medium, false): SanFranciscoAdvances.mediumSpacing
    case (.semibold, false): SanFranciscoAdvances.semiboldSpacing
    case (.bold, false), (.heavy, false), (.black, false): SanFranciscoAdvances.boldSpacing
    case (.ultraLight, true), (.thin, true), (.light, true), (.regular, true):
      SanFranciscoAdvances.regularSpacingBefore14
    case (.medium, true): SanFranciscoAdvances.mediumSpacingBefore14
    case (.semibold, true): SanFranciscoAdvances.semiboldSpacingBefore14
    case (.bold, true), (.heavy, true), (.black, true): SanFranciscoAdvances.boldSpacingBefore14
    }
  }
}
