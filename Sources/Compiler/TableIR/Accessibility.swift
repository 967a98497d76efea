/// What a spec sets of an object's accessibility; what it does not set is what UIKit derives (`UIAccessibility`).
public struct Accessibility: Hashable, Sendable {
  /// Read instead of the text that the object shows (`accessibilityLabel`).
  public var label: Phrase?
  /// Read after the label (`accessibilityValue`).
  public var value: Phrase?
  /// Read last, after a pause (`accessibilityHint`).
  public var hint: Phrase?
  /// The traits that it has besides those of its kind (`accessibilityTraits`).
  public var traits: AccessibilityTraits = []
  /// What UI tests find it by, instead of its id (`accessibilityIdentifier`).
  public var identifier: String?
  /// Whether it is skipped with everything in it (`accessibilityElementsHidden`).
  public var isHidden = false
  /// Whether it is read as one (`isAccessibilityElement`); nil for what its kind is.
  public var isElement: Bool?
  /// The ids of the views in it that are read, in this order (`accessibilityElements`); empty for all, in VoiceOver's order.
  public var order: [String] = []

  /// Creates an accessibility that sets nothing.
  public init() {}

  /// Whether a view that UIKit does not read by itself, such as a container or an image, is read: where that is set, or something that is
  /// only read of an element.
  package var makesElement: Bool {
    isElement ?? (label != nil || value != nil || hint != nil || !traits.isEmpty)
  }
}

/// What an object is to those who listen to the screen (`UIAccessibilityTraits`).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Its bits.
  public let rawValue: UInt32

  /// Creates traits of their raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Every trait with its name in UIKit, in the order in which UIKit declares them.
  public static let named: [(name: String, value: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField), ("image", .image),
    ("selected", .selected), ("playsSound", bit(6)), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", bit(9)), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", bit(12)), ("adjustable", .adjustable), ("allowsDirectInteraction", bit(14)),
    ("causesPageTurn", bit(15)), ("tabBar", bit(16)), ("supportsZoom", bit(17)), ("toggleButton", .toggleButton),
  ]

  private static func bit(_ place: Int) -> AccessibilityTraits { AccessibilityTraits(rawValue: 1 << place) }

  /// `UIAccessibilityTraits.button`.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// `UIAccessibilityTraits.link`.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// `UIAccessibilityTraits.header`.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// `UIAccessibilityTraits.searchField`.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
  /// `UIAccessibilityTraits.image`.
  public static let image = AccessibilityTraits(rawValue: 1 << 4)
  /// `UIAccessibilityTraits.selected`.
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  /// `UIAccessibilityTraits.keyboardKey`.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// `UIAccessibilityTraits.staticText`.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 8)
  /// `UIAccessibilityTraits.notEnabled`.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)
  /// `UIAccessibilityTraits.updatesFrequently`.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// `UIAccessibilityTraits.adjustable`.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)
  /// `UIAccessibilityTraits.toggleButton`, which `UISwitch` had before it became public in iOS 17.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 18)
  /// That of UITextField and UITextView, which is not public.
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 30)
  /// That of UITextView besides, which is not public.
  public static let textArea = AccessibilityTraits(rawValue: 1 << 31)

  /// The names of its public traits.
  public var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

extension Accessibility: ShowingPhrases {
  /// Visits its texts, which an app looks up and nobody sees.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for path in [\Accessibility.label, \.value, \.hint] {
      guard var phrase = self[keyPath: path] else { continue }
      visit(&phrase, .spoken)
      self[keyPath: path] = phrase
    }
  }
}

/// What few objects have, stored aside, so that those without it stay small and are copied for nothing.
extension Optional where Wrapped == Aside<Accessibility> {
  /// The accessibility itself; one that sets nothing for none.
  public var settings: Accessibility {
    get { self?.value ?? Accessibility() }
    set { self = newValue == Accessibility() ? nil : .value(newValue) }
  }

  mutating func visitPhrases(_ visit: PhraseVisit) {
    guard self != nil else { return }
    settings.visitPhrases(visit)
  }
}
