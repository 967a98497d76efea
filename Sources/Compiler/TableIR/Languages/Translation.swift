/// What one language shows for a key.
public struct Translation: Hashable, Sendable {
  /// What is shown on devices without an own text. Of a plural, this is the form `other`.
  public var text: String
  /// The texts of the devices that have an own one.
  public var deviceTexts: [CatalogDevice: String]
  /// Whether someone has yet to translate the text, or to look at it again.
  public var isUnfinished: Bool
  /// Its forms, if they depend on arguments.
  public var counted: CountedText?

  public init(_ text: String, deviceTexts: [CatalogDevice: String] = [:], isUnfinished: Bool = false) {
    self.text = text
    self.deviceTexts = deviceTexts
    self.isUnfinished = isUnfinished
  }

  /// Returns what a kind of device shows without arguments: its own text, otherwise `text`.
  public func text(on device: CatalogDevice) -> String { deviceTexts[device] ?? text }

  /// The text that an app shows with arguments: the form that they choose, and the arguments in their places.
  /// - Parameter language: whose rules choose the form.
  public func text(on device: CatalogDevice, arguments: [TextArgument], in language: LanguageTag) -> String {
    guard !arguments.isEmpty else { return text(on: device) }
    let text = counted?.text(on: device, arguments: arguments, in: language) ?? text(on: device)
    return TextArgument.format(text, arguments)
  }

  package func mapTexts(_ change: (String) -> String) -> Translation {
    var translation = self
    translation.text = change(text)
    translation.deviceTexts = deviceTexts.mapValues(change)
    return translation
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
