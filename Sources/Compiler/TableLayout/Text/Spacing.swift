/// The space that a system font adds after each of its glyphs, by size.
///
/// San Francisco's is the tracking that was measured or that Apple published. Helvetica Neue's was observed in labels
/// with small sizes of the system font.
struct Spacing {
  /// em/100000 by whole point size from 6 on; empty for none.
  private let table: [Int16]

  init(_ typeface: SystemTypeface, beforeIOS14: Bool) {
    switch typeface {
    case .helvetica: table = []
    case .helveticaNeue: table = HelveticaAdvances.neueSpacing
    case .sanFrancisco: table = beforeIOS14 ? SanFranciscoAdvances.spacingBefore14 : SanFranciscoAdvances.spacing
    }
  }

  /// The spacing per glyph, in points.
  func points(at size: Double) -> Double {
    table.isEmpty ? 0 : table.entry(at: size) / 100_000 * size
  }
}

/// How much of San Francisco's Display there is in a size, the rest being Text: from iOS 14 on it grows from 17 to 28
/// points, before it is all from 20 points on.
enum OpticalSize {
  static func displayShare(at size: Double, beforeIOS14: Bool) -> Double {
    (beforeIOS14 ? SanFranciscoAdvances.displayBefore14 : SanFranciscoAdvances.display).entry(at: size) / 10_000
  }
}

extension [Int16] {
  /// The entry of a table by whole point size; sizes between two entries are interpolated, sizes outside the table take
  /// its end.
  fileprivate func entry(at size: Double) -> Double {
    let position = Swift.min(Swift.max(size - Double(SanFranciscoAdvances.firstSize), 0), Double(count - 1))
    let index = Int(position)
    let low = Double(self[index])
    let high = Double(self[Swift.min(index + 1, count - 1)])
    return low + (high - low) * (position - Double(index))
  }
}
