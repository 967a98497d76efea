import Foundation
import TableIR
import TableLayout

/// The observed labels, and where they lie: `../shared` beside the package, or what TABLEC_SHARED names.
enum TextOracle {
  static let absent: String = "no ../shared/oracles/text beside the package; set TABLEC_SHARED"

  static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["TABLEC_SHARED"] { return URL(fileURLWithPath: named) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared")
  }

  static var isPresent: Bool { FileManager.default.fileExists(atPath: path("labels.jsonl").path) }
  static var isRequired: Bool { ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1" }

  struct Label {
    var text: String
    var font: ResolvedFont
    /// Points, rounded up to `step`.
    var width: Double
    var step: Double
    var ios: Int

    /// The estimate's distance from the middle of what the width allows.
    var error: Double { SystemFontMeasure(ios: ios).width(of: text, font: font) - (width - step / 2) }
  }

  private static func path(_ name: String) -> URL { folder.appendingPathComponent("oracles/text/\(name)") }

  private static func records(_ name: String) throws -> [[String: Any]] {
    try Data(contentsOf: path(name)).split(separator: 0x0A).compactMap {
      try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }

  /// Single-line labels of Interface Builder in the system font at a size that the file gives, San Francisco only.
  static func interfaceBuilder(sizes: ClosedRange<Double>) throws -> [Label] {
    try records("labels.jsonl").compactMap { record in
      guard let tools = record["toolsVersion"] as? Int, tools >= 9000, let type = record["fontType"] as? String,
        let size = (record["size"] as? String).flatMap(Double.init), sizes.contains(size),
        let width = record["width"] as? Double, let height = record["height"] as? Double,
        let text = record["text"] as? String, !text.contains(where: \.isNewline),
        let weight = FontWeight(
          rawValue: record["weight"] as? String ?? (type == "boldSystem" ? "bold" : "regular")),
        (-0.6...1.3).contains(height - size * 2444 / 2048)
      else { return nil }
      let isWhole = width == width.rounded()
      let step = isWhole && tools < 13000 ? 1 : 0.5
      let font = ResolvedFont(size: size, weight: weight)
      return Label(text: text, font: font, width: width, step: step, ios: tools < 16000 ? 13 : 18)
    }
  }

  /// Labels of the iOS 26 simulator with the width that they ask for. Catalyst's are left out: it spaces text as macOS does.
  static func simulator() throws -> [Label] {
    try records("simulator-26-labels.jsonl").compactMap { record in
      guard let font = record["font"] as? [String: Any], let size = font["size"] as? Double,
        let weight = (font["weight"] as? String).flatMap(FontWeight.init(rawValue:)),
        let fitting = record["fitting"] as? [Double], fitting[1] < size * 1.5, let scale = record["scale"] as? Double,
        let text = record["text"] as? String, !text.isEmpty, record["platform"] as? String != "catalyst"
      else { return nil }
      let resolved = ResolvedFont(size: size, weight: weight)
      return Label(text: text, font: resolved, width: fitting[0], step: 1 / scale, ios: 26)
    }
  }
}

extension [Double] {
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
  func share(within limit: Double) -> Double { Double(count { abs($0) <= limit }) / Double(count) }
}
