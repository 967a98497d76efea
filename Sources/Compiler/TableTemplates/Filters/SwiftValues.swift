import TableIR
import TableParsing
import TableSupport

extension TemplateFilter {
  /// Values of specs and layouts as expressions of Swift. What is not such a value becomes nothing, never code.
  static let swiftValues: [TemplateFilter] = [
    TemplateFilter("swiftColor", ["color"], "a `UIColor`, or nothing; of a list, the first; write it with {{{ }}}") {
      arguments, _ in
      SwiftColors.expression(arguments[0]).map(TemplateValue.string) ?? .null
    },
    TemplateFilter(
      "swiftFont", ["font…"],
      "the `UIFont` of the first font, of a spec or a layout, that has a size; write it with {{{ }}}"
    ) { arguments, _ in
      arguments.lazy.compactMap(SwiftFonts.expression).first.map(TemplateValue.string) ?? .null
    },
    TemplateFilter("swiftRect", ["frame"], "a `CGRect`") { arguments, _ in
      let numbers = arguments[0].elements.flatMap(\.elements).map { String(decimal: $0.double) }
      guard numbers.count == 4 else { return .string(".zero") }
      return .string("CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))")
    },
    TemplateFilter("swiftInsets", ["capInsets"], "`UIEdgeInsets`") { arguments, _ in
      let numbers = arguments[0].elements.map { String(decimal: $0.double) }
      guard numbers.count == 4 else { return .string(".zero") }
      return .string(
        "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3]))")
    },
    TemplateFilter("uiKitClass", "the UIKit class of a kind of view: `UISwitch` for `switch`") { kind in
      if kind == "image" { return "UIImageView" }
      let traits = Control.types.map { $0.traits }.first { $0.name == kind }
      // Those without a class of their own are drawn in plain views, or are labels.
      return traits?.className ?? (kind == "badge" ? "UILabel" : "UIView")
    },
    TemplateFilter("swiftWord", ["word"], "a word of UIKit as a member of its type: `.insetGrouped`") { arguments, _ in
      .string("." + SwiftNames.member(arguments[0].text))
    },
    TemplateFilter(
      "assetName", "the name of an image in an asset catalog: that of its file, without folders, scale and suffix",
      text: AssetNames.name),
  ]
}

enum AssetNames {
  static func name(ofFile path: String) -> String {
    // The name of a set is the app's own, with its namespaces.
    guard ValueVocabulary.isImageFile(path) else { return path }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return stem.lastIndex(of: "@").map { String(stem[..<$0]) } ?? stem
  }
}

/// Colours as Swift.
enum SwiftColors {
  static func expression(_ value: TemplateValue) -> String? {
    switch value {
    case .string(let text): return named(text)
    case .list(let colors): return colors.first.flatMap(expression)
    case .object(let pair):
      if case .string(let name)? = pair.value(of: "name") { return ofCatalog(name) }
      guard let light = pair.value(of: "light").flatMap(expression),
        let dark = pair.value(of: "dark").flatMap(expression)
      else { return nil }
      return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
    default: return nil
    }
  }

  private static func named(_ text: String) -> String? {
    if let color = SystemColor(rawValue: text) { return "UIColor.\(color.rawValue)" }
    if text.hasPrefix("#") { return fixed(text) }
    // That of a row's text has no name, and a background can be a file.
    return text.isEmpty || text == "text" || ValueVocabulary.isImageFile(text) ? nil : ofCatalog(text)
  }

  private static func ofCatalog(_ name: String) -> String { "UIColor(named: \(SwiftTexts.literal(name)))!" }

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

/// Fonts of specs as Swift.
enum SwiftFonts {
  static func expression(_ font: TemplateValue) -> String? {
    // Layouts have the size and the weight that are drawn.
    if case .list(let parts) = font {
      guard parts.count == 2, case .number(let size) = parts[0], let weight = FontWeight(rawValue: parts[1].text) else {
        return nil
      }
      return "UIFont.systemFont(ofSize: \(String(decimal: size)), weight: .\(weight.rawValue))"
    }
    let weight = FontWeight(rawValue: font["weight"].text)
    if let style = TextStyle(rawValue: font["style"].text) {
      let preferred = "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
      guard let weight else { return preferred }
      return "UIFont.systemFont(ofSize: \(preferred).pointSize, weight: .\(weight.rawValue))"
    }
    // `font: 17` is a size alone.
    let points = if case .number = font { font } else { font["size"] }
    guard case .number(let size) = points else { return nil }
    return "UIFont.systemFont(ofSize: \(String(decimal: size)), weight: .\((weight ?? .regular).rawValue))"
  }
}
