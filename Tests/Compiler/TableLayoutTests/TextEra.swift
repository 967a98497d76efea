/// The systems whose labels were observed, as far as they measure text differently.
enum TextEra: String, CaseIterable {
  case ios6 = "<=6"
  case ios7 = "7 to 8"
  /// Canvases of Xcode 7 show some labels in Helvetica Neue and some in San Francisco, until toolsVersion 9000.
  case xcode7 = "Xcode 7's first canvases"
  case ios9 = "9 to 13"
  case ios14 = "14 to 18"
  case ios26 = "26"

  /// Canvases of iOS 13 and older have a toolsVersion below 17000 (Xcode 11.7): their letters of 17 points say so.
  init(toolsVersion: Int) {
    self =
      switch toolsVersion {
      case ..<4000: .ios6
      case ..<7000: .ios7
      case ..<9000: .xcode7
      case ..<17000: .ios9
      default: .ios14
      }
  }

  /// A version of the era.
  var ios: Int {
    switch self {
    case .ios6: 6
    case .ios7, .xcode7: 8
    case .ios9: 13
    case .ios14: 18
    case .ios26: 26
    }
  }
}
