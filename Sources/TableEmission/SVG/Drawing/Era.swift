import TableLayout

/// The generation of UIKit whose shapes and colours are drawn.
struct Era: Hashable {
  /// The major version of iOS.
  var ios: Int

  /// A metrics profile of UIKit's own (`ios17`) says the era; any other follows the environment's system.
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
