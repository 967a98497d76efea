import TableIR

/// The typeface of UIKit's system font.
enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9 on.
  case sanFrancisco

  init(ios: Int) {
    self = ios < 7 ? .helvetica : ios < 9 ? .helveticaNeue : .sanFrancisco
  }

  func table(_ weight: FontWeight) -> AdvanceTable {
    switch self {
    case .helvetica: AdvanceTable.helvetica(weight)
    case .helveticaNeue: AdvanceTable.helveticaNeue(weight)
    case .sanFrancisco: AdvanceTable.sanFrancisco(weight)
    }
  }

  /// The table of large sizes, where the typeface has another design for them.
  func displayTable(_ weight: FontWeight) -> AdvanceTable? {
    switch self {
    case .helvetica, .helveticaNeue: nil
    case .sanFrancisco: AdvanceTable.sanFranciscoDisplay(weight)
    }
  }
}
