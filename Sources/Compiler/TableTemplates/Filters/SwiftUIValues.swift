import TableIR
import TableParsing
import TableSupport

extension TemplateFilter {
  /// Values of specs as views and modifiers of SwiftUI. What is not such a value becomes nothing, never code.
  static let swiftUIValues: [TemplateFilter] = [
    TemplateFilter(
      "swiftUIColor", ["color"], "a `Color` of SwiftUI, or nothing; of a list, the first; write it with {{{ }}}",
      also: "bundle"
    ) { arguments, _ in
      SwiftUIColors.expression(arguments[0], SwiftBundle(arguments[1])).map(TemplateValue.string) ?? .null
    },
    TemplateFilter(
      "swiftUIText", ["text…"],
      "the modifiers of SwiftUI for the attributes of a text, each of the first value that has it, one a line; those that SwiftUI does "
        + "not have as comments; write them with {{{ }}}",
      also: "bundle", cost: { $0.reduce(0) { $0 + $1.wholeSize } }
    ) { arguments, _ in
      let texts = SwiftUITexts(bundle: SwiftBundle(arguments[arguments.count - 1]))
      return .list(texts.modifiers(arguments.dropLast()).map(TemplateValue.string))
    },
    TemplateFilter(
      "swiftUIImage", ["image", "isResizable"],
      "the lines of an `Image` of SwiftUI, or of a rectangle for a placeholder; an image that is resizable fills its frame; write "
        + "them with {{{ }}}",
      also: "bundle", cost: { $0[0].wholeSize }
    ) { arguments, _ in
      let images = SwiftUIImages(bundle: SwiftBundle(arguments[2]))
      return .list(images.lines(arguments[0], isResizable: arguments[1].isShown).map(TemplateValue.string))
    },
    TemplateFilter("swiftUIInsets", ["insets"], "`EdgeInsets`, of a number for all sides or of one for each") {
      arguments, _ in
      let numbers = arguments[0].elements.map { String(decimal: $0.double) }
      let sides = numbers.count == 4 ? numbers : Array(repeating: numbers.first ?? "0", count: 4)
      return .string("EdgeInsets(top: \(sides[0]), leading: \(sides[1]), bottom: \(sides[2]), trailing: \(sides[3]))")
    },
  ]
}

/// Colours as SwiftUI. What has a value for each appearance is UIKit's.
private enum SwiftUIColors {
  static func expression(_ value: TemplateValue, _ bundle: SwiftBundle) -> String? {
    switch value {
    case .list(let colors): colors.first.flatMap { expression($0, bundle) }
    case .string("clear"): "Color.clear"
    default: SwiftColors.expression(value, bundle).map { "Color(uiColor: \($0))" }
    }
  }
}

private struct SwiftUITexts {
  var bundle: SwiftBundle

  /// The attributes that a text can have, by the language.
  private static let attributes: [String] = {
    let keys = LanguageDescription.mappings.first { $0.name == "text" }?.keys.map(\.name) ?? []
    return keys.filter { !["text", "key", "arguments"].contains($0) }
  }()

  func modifiers(_ texts: [TemplateValue]) -> [String] {
    let styles = texts.map(\.object)
    let comments = texts.compactMap(Self.runs)
    return comments
      + Self.attributes.flatMap { name -> [String] in
        guard let value = styles.lazy.compactMap({ $0.value(of: name) }).first(where: { $0.isShown }) else { return [] }
        let said = modifiers(name, value)
        return said.isEmpty ? [Self.comment(name, value)] : said
      }
  }

  /// Runs whose attributes differ are one text.
  private static func runs(of text: TemplateValue) -> String? {
    let words = text.object.value(of: "text") ?? text
    guard case .list(let runs) = words, runs.contains(where: { !$0.object.members.isEmpty }) else { return nil }
    return comment("text", words)
  }

  private static func comment(_ name: String, _ value: TemplateValue) -> String {
    "// \(TemplateEscaping.swift.escaped(SpecWords.member(name, value)))"
  }

  /// Empty for what SwiftUI does not have.
  private func modifiers(_ name: String, _ value: TemplateValue) -> [String] {
    switch (name, value) {
    case ("font", _): Self.font(value)
    case ("color", _): SwiftUIColors.expression(value, bundle).map { [".foregroundStyle(\($0))"] } ?? []
    case ("lines", .number(0)): [".lineLimit(nil)"]
    case ("lines", .number(let lines)): [".lineLimit(\(String(decimal: lines)))"]
    case ("minimumScaleFactor", .number(let scale)): [".minimumScaleFactor(\(String(decimal: scale)))"]
    case ("alignment", .string("left")): [".multilineTextAlignment(.leading)"]
    case ("alignment", .string("right")): [".multilineTextAlignment(.trailing)"]
    case ("alignment", .string("center")): [".multilineTextAlignment(.center)"]
    case ("lineBreakMode", .string("truncatingTail")): [".truncationMode(.tail)"]
    case ("lineBreakMode", .string("truncatingMiddle")): [".truncationMode(.middle)"]
    case ("lineBreakMode", .string("truncatingHead")): [".truncationMode(.head)"]
    default: []
    }
  }

  private static func font(_ font: TemplateValue) -> [String] {
    let points = if case .number = font { font } else { font["size"] }
    let style = TextStyle(rawValue: font["style"].text).map(name)
    let design = ["rounded", "serif", "monospaced"].first { $0 == font["design"].text }
    var base: String?
    if case .string(let family) = font["family"], !family.isEmpty {
      var size = "17"
      if case .number(let points) = points { size = String(decimal: points) }
      base = ".custom(\(SwiftTexts.literal(family)), size: \(size)\(style.map { ", relativeTo: .\($0)" } ?? ""))"
    } else if case .number(let size) = points {
      base = ".system(size: \(String(decimal: size))\(design.map { ", design: .\($0)" } ?? ""))"
    } else if let style {
      base = design.map { ".system(.\(style), design: .\($0))" } ?? ".\(style)"
    } else if let design {
      base = ".system(.body, design: .\(design))"
    }
    var modifiers = base.map { [".font(\($0))"] } ?? []
    if let weight = FontWeight(rawValue: font["weight"].text) { modifiers.append(".fontWeight(.\(weight.rawValue))") }
    if font["italic"].isShown { modifiers.append(".italic()") }
    if font["monospacedDigits"].isShown { modifiers.append(".monospacedDigit()") }
    return modifiers
  }

  /// The names of UIKit that SwiftUI has changed.
  private static func name(of style: TextStyle) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.rawValue
    }
  }
}

private struct SwiftUIImages {
  var bundle: SwiftBundle

  func lines(_ image: TemplateValue, isResizable: Bool) -> [String] {
    let fitted = isResizable ? ["  .resizable()"] : []
    guard case .object(let object) = image else {
      let own = bundle.expression.map { ", bundle: \($0)" } ?? ""
      return image.isShown ? ["Image(\(SwiftTexts.literal(AssetNames.name(ofFile: image.text)))\(own))"] + fitted : []
    }
    guard case .string(let symbol)? = object.value(of: "symbol") else { return placeholder(image) }
    var lines = ["Image(systemName: \(SwiftTexts.literal(symbol)))"] + fitted
    if case .number(let size) = image["pointSize"] { lines.append("  .font(.system(size: \(String(decimal: size))))") }
    if let scale = ["small", "large"].first(where: { $0 == image["scale"].text }) {
      lines.append("  .imageScale(.\(scale))")
    }
    let color = SwiftUIColors.expression(image["color"], bundle)
    if let background = SwiftUIColors.expression(image["background"], bundle) {
      var radius = "6.5"
      if case .number(let number) = image["cornerRadius"] { radius = String(decimal: number) }
      let frame = Self.frame(image["size"])
      return lines + ["  .foregroundStyle(\(color ?? "Color.white"))"]
        + (frame.isEmpty ? ["  .frame(width: 29, height: 29)"] : frame)
        + ["  .background(\(background), in: RoundedRectangle(cornerRadius: \(radius)))"]
    }
    if let color { lines.append("  .foregroundStyle(\(color))") }
    return lines + Self.frame(image["size"])
  }

  private func placeholder(_ image: TemplateValue) -> [String] {
    var radius = "6"
    if case .number(let number) = image["cornerRadius"] { radius = String(decimal: number) }
    return [
      "// A placeholder in the spec.", "RoundedRectangle(cornerRadius: \(radius))",
      "  .fill(\(SwiftUIColors.expression(image["color"], bundle) ?? "Color(uiColor: UIColor.systemGray4)"))",
    ] + Self.frame(image["size"])
  }

  private static func frame(_ size: TemplateValue) -> [String] {
    let sides = size.elements.map { String(decimal: $0.double) }
    return sides.count == 2 ? ["  .frame(width: \(sides[0]), height: \(sides[1]))"] : []
  }
}
