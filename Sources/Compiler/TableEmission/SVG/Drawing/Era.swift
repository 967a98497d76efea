import TableLayout

/// The generation of UIKit whose shapes and colours are drawn.
struct Era: Hashable {
  /// The major version of iOS.
  var ios: Int

  /// One of UIKit's metrics profiles (`ios17`) determines the era; any other profile follows the environment's
  /// version of iOS.
  init(environment: Environment) {
    ios = environment.ios
  }

  /// From iOS 7 on, views have a tint colour.
  var hasTintColor: Bool { ios >= 7 }
  /// From iOS 13 on, accessories are SF Symbols, corners are continuous, and system colours have dark values.
  var hasSymbols: Bool { ios >= 13 }
  /// From iOS 26 on, thumbs are capsules.
  var hasCapsuleThumbs: Bool { ios >= 26 }
  /// From iOS 26 on, the buttons of a swipe are capsules.
  var hasCapsuleActions: Bool { ios >= 26 }
  /// From iOS 9 on, the system font is San Francisco.
  var hasSanFrancisco: Bool { ios >= 9 }
}
