import Foundation
import TableIR
import Testing

@testable import TableLayout

/// The published sizes of Dynamic Type and those measured in the iOS 26.1 simulator, at all twelve categories.
@Suite("Text styles at every content size")
struct DynamicTypeTests {
  private static let isPresent = FileManager.default.fileExists(atPath: path("dynamic-type.json").path)
  private static let styles: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]

  private static func path(_ name: String) -> URL { TextOracle.folder.appendingPathComponent("reference/\(name)") }

  private func json(_ name: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.path(name))) as? [String: Any])
  }

  @Test(
    "Text styles have the published size and leading",
    .enabled(if: isPresent, "no ../shared/reference beside the package; set TABLEC_SHARED"))
  func published() throws {
    let categories = try #require(json("dynamic-type.json")["categories"] as? [String: [String: [String: Double]]])
    #expect(categories.count == 12)
    for category in ContentSizeCategory.allCases {
      let entries = try #require(categories[category.rawValue])
      for style in Self.styles {
        let entry = TypeSizes.entry(style, rank: category.rank)
        #expect(entries[style.rawValue]?["size"] == entry.size, "\(category) \(style)")
        // Ten copies of Apple's table, of 2023 to 2026, have 28 here, as for every other style of 22 points; this one has 29.
        if style == .caption1, category == .accessibilityMedium {
          #expect(entry.leading == 28)
          continue
        }
        #expect(entries[style.rawValue]?["leading"] == entry.leading, "\(category) \(style)")
      }
    }
  }

  @Test(
    "Text styles have the measured size, and line heights by its factor",
    .enabled(if: isPresent, "no ../shared/reference beside the package; set TABLEC_SHARED"))
  func measured() throws {
    let measured = try json("dynamic-type-measured.json")
    let sizes = try #require(measured["point_size"] as? [String: [Double]])
    let factor = try #require(measured["line_height_factor"] as? Double)
    #expect(measured["styles"] as? [String] == Self.styles.map(\.rawValue))
    #expect(sizes.count == 12)
    for category in ContentSizeCategory.allCases {
      for (style, size) in zip(Self.styles, try #require(sizes[category.rawValue])) {
        let entry = TypeSizes.entry(style, rank: category.rank)
        #expect(entry.size == size, "\(category) \(style)")
        let font = ResolvedFont(size: entry.size, weight: entry.weight)
        #expect(abs(SystemFontMeasure(ios: 26).lineHeight(font) - size * factor) < 1e-9, "\(category) \(style)")
      }
    }
  }
}
