import TableIR
import TableParsing
import TableSupport

/// Colours as Swift.
enum SwiftColors {
  static func expression(_ value: TemplateValue, _ bundle: SwiftBundle = SwiftBundle(.null)) -> String? {
    switch value {
    case .string(let text): return named(text, bundle)
    case .list(let colors): return colors.first.flatMap { expression($0, bundle) }
    case .object(let pair):
      if case .string(let name)? = pair.value(of: "name") { return ofCatalog(name, bundle) }
      guard let light = pair.value(of: "light").flatMap({ expression($0, bundle) }),
        let dark = pair.value(of: "dark").flatMap({ expression($0, bundle) })
      else { return nil }
      return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
    default: return nil
    }
  }

  private static func named(_ text: String, _ bundle: SwiftBundle) -> String? {
    if text == "tint" { return "UIColor.tintColor" }
    if let color = SystemColor(rawValue: text) { return "UIColor.\(color.rawValue)" }
    if text.hasPrefix("#") { return fixed(text) }
    // That of a row's text has no name, and a background can be a file.
    return text.isEmpty || text == "text" || ValueVocabulary.isImageFile(text) ? nil : ofCatalog(text, bundle)
  }

  private static func ofCatalog(_ name: String, _ bundle: SwiftBundle) -> String {
    "UIColor(named: \(SwiftTexts.literal(name))\(bundle.ofAssets))!"
  }

  /// `#rrggbb` or `#rrggbbaa`
  static func fixed(_ text: String) -> String? {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    var channels: [String] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let value = UInt8(String(decoding: digits[index..<(index + 2)], as: UTF8.self), radix: 16) else {
        return nil
      }
      channels.append(String(decimal: Double(value) / 255))
    }
    let alpha = channels.count == 4 ? channels[3] : "1"
    return "UIColor(red: \(channels[0]), green: \(channels[1]), blue: \(channels[2]), alpha: \(alpha))"
  }
}
