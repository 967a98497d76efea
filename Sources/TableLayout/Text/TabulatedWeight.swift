import TableIR

/// The weights that have tables.
enum TabulatedWeight {
  case regular, medium, semibold, bold

  /// The nearest to a weight of UIKit's.
  init(_ weight: FontWeight) {
    switch weight {
    case .ultraLight, .thin, .light, .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold, .heavy, .black: self = .bold
    }
  }
}
