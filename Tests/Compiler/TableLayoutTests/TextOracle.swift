import Foundation
import SourceTree
import TableIR

@testable import TableLayout

/// The observed labels, and where they lie: `../shared` beside the package, or what TABLEC_SHARED names.
enum TextOracle {
  static let absent: String = "no ../shared/oracles/text beside the package; set TABLEC_SHARED"

  static var folder: URL { PackageFolder.shared }

  static var isPresent: Bool { FileManager.default.fileExists(atPath: path("text/labels.jsonl").path) }
  static var isRequired: Bool { ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1" }

  struct Label: Hashable {
    var text: String
    var font: ResolvedFont
    /// Points, rounded up to `step`.
    var width: Double
    var step: Double
    var era: TextEra

    /// The estimate's distance from the middle of what the width allows.
    var error: Double { SystemFontMeasure(ios: era.ios).width(of: text, font: font) - (width - step / 2) }

    /// Whether its record says that it hugs its text (`HuggingLabels`).
    var isKnownToHug = false

    /// Of a label whose record does not say: one more than 1.2 points and 1 % of its width beyond what its estimate allows is taken
    /// for one that a constraint has sized, or that is stale.
    var hugs: Bool { isKnownToHug || abs(error) <= 1.2 + 0.01 * width + step / 2 }
  }

  private static func path(_ name: String) -> URL { folder.appendingPathComponent("oracles/\(name)") }

  static func records(_ name: String) throws -> [[String: Any]] {
    try Data(contentsOf: path(name)).split(separator: 0x0A).compactMap {
      try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }

  /// Single-line labels of Interface Builder in the system font, at a size that the file gives or a text style's: those whose records
  /// say that they hug their text, and the others of the list.
  static func interfaceBuilder(sizes: ClosedRange<Double>) throws -> [Label] {
    var seen: Set<Label> = []
    let listed = try records("text/labels.jsonl")
    let hugging = try HuggingLabels(weights: LabelWeights(listed)).records
    return (hugging.map { ($0, true) } + listed.map { ($0, false) }).compactMap { record, hugs in
      guard let tools = record["toolsVersion"] as? Int, let font = font(of: record, tools: tools),
        sizes.contains(font.size), let width = record["width"] as? Double, let height = record["height"] as? Double,
        let text = record["text"] as? String, !text.isEmpty, !text.contains(where: \.isNewline)
      else { return nil }
      let era = TextEra(toolsVersion: tools)
      let line = SystemFontMeasure(ios: era.ios).lineHeight(font)
      guard (-0.6...1.3).contains(height - line) else { return nil }
      var label = Label(text: text, font: font, width: width, step: step(of: width, tools: tools), era: era)
      guard seen.insert(label).inserted else { return nil }
      label.isKnownToHug = hugs
      return label
    }
  }

  /// What the width was rounded up to: canvases up to Xcode 8 had one or two pixels a point.
  private static func step(of width: Double, tools: Int) -> Double {
    if width == width.rounded() { return tools < 13000 ? 1 : 0.5 }
    return (width * 2) == (width * 2).rounded() ? 0.5 : 1.0 / 3
  }

  private static func font(of record: [String: Any], tools: Int) -> ResolvedFont? {
    if let name = record["textStyle"] as? String {
      guard let style = styles[name.replacing("UICTFontTextStyle", with: "")] else { return nil }
      let category: ContentSizeCategory = tools < 11000 ? .medium : 18000..<20000 ~= tools ? .extraSmall : .large
      let entry = TypeSizes.entry(style, rank: category.rank)
      return ResolvedFont(size: entry.size, weight: entry.weight)
    }
    guard let type = record["fontType"] as? String, type == "system" || type == "boldSystem",
      let size = (record["size"] as? String).flatMap(Double.init),
      let weight = FontWeight(rawValue: record["weight"] as? String ?? (type == "boldSystem" ? "bold" : "regular"))
    else { return nil }
    return ResolvedFont(size: size, weight: weight)
  }

  private static let styles: [String: TextStyle] = [
    "Body": .body, "Footnote": .footnote, "Subhead": .subheadline, "Headline": .headline, "Callout": .callout,
    "Caption1": .caption1, "Caption2": .caption2, "Title0": .largeTitle, "Title1": .title1, "Title2": .title2,
    "Title3": .title3,
  ]

  /// Labels of the iOS 26 simulator with the width that they ask for. Catalyst's are left out: it spaces text as macOS does.
  static func simulator() throws -> [Label] {
    try records("text/simulator-26-labels.jsonl").compactMap { record in
      guard let font = record["font"] as? [String: Any], let size = font["size"] as? Double,
        let weight = (font["weight"] as? String).flatMap(FontWeight.init(rawValue:)),
        let fitting = record["fitting"] as? [Double], fitting[1] < size * 1.5, let scale = record["scale"] as? Double,
        let text = record["text"] as? String, !text.isEmpty, record["platform"] as? String != "catalyst"
      else { return nil }
      let resolved = ResolvedFont(size: size, weight: weight)
      return Label(text: text, font: resolved, width: fitting[0], step: 1 / scale, era: .ios26, isKnownToHug: true)
    }
  }
}

extension [Double] {
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
  func share(within limit: Double) -> Double { Double(count { abs($0) <= limit }) / Double(count) }
}
