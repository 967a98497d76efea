/// What one language shows for a key.
public struct Translation: Hashable, Sendable {
  /// What is shown on devices without an own text. Of a plural, this is the form `other`.
  public var text: String
  public var deviceTexts: [CatalogDevice: String]
  /// Whether someone has yet to translate the text, or to look at it again.
  public var isUnfinished: Bool

  public init(_ text: String, deviceTexts: [CatalogDevice: String] = [:], isUnfinished: Bool = false) {
    self.text = text
    self.deviceTexts = deviceTexts
    self.isUnfinished = isUnfinished
  }

  public func text(on device: CatalogDevice) -> String { deviceTexts[device] ?? text }

  package func mapTexts(_ change: (String) -> String) -> Translation {
    Translation(change(text), deviceTexts: deviceTexts.mapValues(change), isUnfinished: isUnfinished)
  }
}

extension Translation: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// A kind of device that a catalog can have an own text for, by its name in `.xcstrings` files.
public enum CatalogDevice: String, CaseIterable, Hashable, Sendable {
  case phone = "iphone"
  case pad = "ipad"
  case pod = "ipod"
  case mac
  case watch = "applewatch"
  case tv = "appletv"
  case vision = "applevision"
}
