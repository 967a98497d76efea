import TableIR
import TableParsing
import TableSupport

extension TemplateFilter {
  /// Values of specs and layouts as expressions of Swift. What is not such a value becomes nothing, never code.
  static let swiftValues: [TemplateFilter] = [
    TemplateFilter(
      "swiftColor", ["color"], "a `UIColor`, or nothing; of a list, the first; write it with {{{ }}}", also: "bundle"
    ) { arguments, _ in
      SwiftColors.expression(arguments[0], SwiftBundle(arguments[1])).map(TemplateValue.string) ?? .null
    },
    TemplateFilter(
      "swiftFont", ["size", "font…"],
      """
      the `UIFont` of the first font, of a spec or a layout, that there is; the size is the Swift of that of a font without one; write it \
      with {{{ }}}
      """
    ) { arguments, _ in
      let size = arguments[0].text
      return arguments.dropFirst().lazy.compactMap { SwiftFonts.expression($0, size: size) }.first
        .map(TemplateValue.string) ?? .null
    },
    TemplateFilter(
      "swiftImage", ["image"],
      "a `UIImage?`: an image of a spec, in its colour and size; nothing for a placeholder; write it with {{{ }}}",
      also: "bundle"
    ) { arguments, _ in
      SwiftImages.expression(arguments[0], SwiftBundle(arguments[1])).map(TemplateValue.string) ?? .null
    },
    TemplateFilter("swiftRect", ["frame"], "a `CGRect`") { arguments, _ in
      let numbers = arguments[0].elements.flatMap(\.elements).map { String(decimal: $0.double) }
      guard numbers.count == 4 else { return .string(".zero") }
      return .string("CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))")
    },
    TemplateFilter("swiftInsets", ["insets"], "`UIEdgeInsets`, of a number for all sides or of one for each") {
      arguments, _ in
      let sides = Self.sides(of: arguments[0])
      return .string("UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), right: \(sides[3]))")
    },
    TemplateFilter("swiftDirectionalInsets", ["insets"], "the same as `NSDirectionalEdgeInsets`") { arguments, _ in
      let sides = Self.sides(of: arguments[0])
      return .string(
        "NSDirectionalEdgeInsets(top: \(sides[0]), leading: \(sides[1]), bottom: \(sides[2]), trailing: \(sides[3]))")
    },
    TemplateFilter("swiftSeparatorInset", ["inset"], "the `UIEdgeInsets` of a separator, which has them at its ends") {
      arguments, _ in
      let ends = arguments[0].elements.map { String(decimal: $0.double) }
      return .string(
        "UIEdgeInsets(top: 0, left: \(ends.first ?? "0"), bottom: 0, right: \(ends.count > 1 ? ends[1] : "0"))")
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

  /// The insets at the top, the leading edge, the bottom and the trailing edge.
  private static func sides(of insets: TemplateValue) -> [String] {
    let numbers = insets.elements.map { String(decimal: $0.double) }
    return numbers.count == 4 ? numbers : Array(repeating: numbers.first ?? "0", count: 4)
  }
}

enum SwiftImages {
  static func expression(_ image: TemplateValue, _ bundle: SwiftBundle) -> String? {
    guard case .object(let object) = image else {
      guard image.isShown else { return nil }
      return "UIImage(named: \(SwiftTexts.literal(AssetNames.name(ofFile: image.text)))\(bundle.ofAssets))"
    }
    guard case .string(let symbol)? = object.value(of: "symbol") else { return nil }
    let configuration = configuration(of: image).map { ", withConfiguration: \($0)" } ?? ""
    let base = "UIImage(systemName: \(SwiftTexts.literal(symbol))\(configuration))"
    guard let color = SwiftColors.expression(image["color"], bundle) else { return base }
    return "\(base)?.withTintColor(\(color), renderingMode: .alwaysOriginal)"
  }

  private static func configuration(of symbol: TemplateValue) -> String? {
    var size: String?
    if case .number(let points) = symbol["pointSize"] { size = "pointSize: \(String(decimal: points))" }
    let scale = ["small", "medium", "large"].first { $0 == symbol["scale"].text }.map { "scale: .\($0)" }
    guard size != nil || scale != nil else { return nil }
    let weight = size != nil && scale != nil ? "weight: .unspecified" : nil
    return "UIImage.SymbolConfiguration(\([size, weight, scale].compactMap(\.self).joined(separator: ", ")))"
  }
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
