import TableIR
import TableSupport

/// Fonts of specs as Swift.
enum SwiftFonts {
  /// - Parameter size: the Swift of the size of a font that has none.
  static func expression(_ font: TemplateValue, size standard: String) -> String? {
    // Layouts have the size and the weight that are drawn.
    if case .list(let parts) = font {
      guard parts.count == 2, case .number(let size) = parts[0], let weight = FontWeight(rawValue: parts[1].text) else {
        return nil
      }
      return "UIFont.systemFont(ofSize: \(String(decimal: size)), weight: .\(weight.rawValue))"
    }
    // `font: 17` is a size alone, and `font: body` a style.
    let name: TemplateValue = if case .string = font { font } else { font["style"] }
    let style = TextStyle(rawValue: name.text)
    let points: TemplateValue = if case .number = font { font } else { font["size"] }
    let weight = FontWeight(rawValue: font["weight"].text)
    guard font.object.members.contains(where: { $0.value.isShown }) || points.isShown || style != nil else {
      return nil
    }
    let preferred = style.map { "UIFont.preferredFont(forTextStyle: .\($0.rawValue))" }
    var size = preferred.map { "\($0).pointSize" } ?? standard
    if case .number(let points) = points { size = String(decimal: points) }
    if case .string(let family) = font["family"], !family.isEmpty { return ofFamily(family, size, weight, font) }
    let digits = font["monospacedDigits"].isShown ? "monospacedDigitSystemFont" : "systemFont"
    var expression = "UIFont.\(digits)(ofSize: \(size), weight: .\((weight ?? .regular).rawValue))"
    if let preferred, weight == nil, digits == "systemFont", !points.isShown { expression = preferred }
    if let design = ["rounded", "serif", "monospaced"].first(where: { $0 == font["design"].text }) {
      expression = changed(expression, "withDesign(.\(design))")
    }
    if font["italic"].isShown { expression = changed(expression, "withSymbolicTraits(.traitItalic)") }
    return expression
  }

  /// What a descriptor makes of a font, or the font where there is no such one.
  private static func changed(_ font: String, _ change: String) -> String {
    "(\(font).fontDescriptor.\(change).map { UIFont(descriptor: $0, size: 0) } ?? \(font))"
  }

  private static func ofFamily(
    _ family: String, _ size: String, _ weight: FontWeight?, _ font: TemplateValue
  ) -> String {
    var attributes = [".family: \(SwiftTexts.literal(family))"]
    if let weight {
      attributes.append(".traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight.rawValue)]")
    }
    let plain =
      "UIFont(descriptor: UIFontDescriptor(fontAttributes: [\(attributes.joined(separator: ", "))]), size: \(size))"
    return font["italic"].isShown ? changed(plain, "withSymbolicTraits(.traitItalic)") : plain
  }
}
