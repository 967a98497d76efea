import Foundation
import TableIR
import TableLayout

/// A static table whose sections UIKit was seen to stack: a record of `../shared/oracles/uikit/sections.jsonl`.
struct SectionObservation: Decodable {
  struct Section: Decodable {
    var header: String
    var headerLen: Int
    var footer: String
    var footerLen: Int
    var headerView: Double?
    var footerView: Double?
    var rowHeights: [Double]
    /// From the bottom of the previous section's last row to the top of this one's first, in points.
    var gapBefore: Double?
  }

  /// The space above a section's rows, ours and UIKit's, in points.
  struct Gap {
    var section: Int
    var ours: Double
    var theirs: Double
  }

  var id: String
  var era: String
  var scale: Double?
  var tableStyle: String?
  var tableWidth: Double?
  var sectionHeaderHeight: String?
  var sectionFooterHeight: String?
  var sections: [Section]

  static func read(_ eras: Set<String>) throws -> [SectionObservation] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let bytes = try Data(contentsOf: TextOracle.folder.appendingPathComponent("oracles/uikit/sections.jsonl"))
    return try bytes.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(SectionObservation.self, from: $0) }
      .filter { eras.contains($0.era) }
  }

  /// The gaps before the later sections, ours and theirs. The first depends on bars and on a table header, which the record does
  /// not tell; a gap below a title of several lines depends on its words.
  func gaps(profile: MetricsProfile) -> [Gap] {
    guard let tree = laidOut(profile: profile) else { return [] }
    return sections.indices.dropFirst().compactMap { index in
      let (previous, section) = (sections[index - 1], sections[index])
      guard let theirs = section.gapBefore, isPlainTitle(section.header, section.headerLen),
        isPlainTitle(previous.footer, previous.footerLen), section.headerView == nil, previous.footerView == nil,
        let top = tree.table.sections[index].rows.first?.frame.y,
        let bottom = tree.table.sections[index - 1].rows.last?.frame.maxY
      else { return nil }
      return Gap(section: index, ours: top - bottom, theirs: theirs)
    }
  }

  /// Whether a title takes one line at the most, whatever its words.
  private func isPlainTitle(_ kind: String, _ length: Int) -> Bool { kind != "titled" || length <= 35 }

  private func laidOut(profile: MetricsProfile) -> LayoutTree? {
    guard let tableWidth, let style = TableStyle(rawValue: tableStyle ?? "") else { return nil }
    var table = Table(name: id)
    table.style = style
    table.sectionHeaderHeight = sectionHeaderHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    table.sectionFooterHeight = sectionFooterHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    table.sections = sections.enumerated().map { index, observed in
      var section = TableIR.Section(id: "\(index)")
      section.header = title(observed.header)
      section.footer = title(observed.footer)
      section.rows = observed.rowHeights.enumerated().map { row, height in
        var value = Row(id: "\(index)/\(row)")
        value.height = .points(height)
        return value
      }
      return section
    }
    let environment = Environment(
      size: Size(width: tableWidth, height: 800), scale: scale ?? pixelScale, ios: profile.versions.upperBound)
    return TableLayouter(environment: environment, profile: profile).layOut(table)
  }

  private var pixelScale: Double {
    let values = sections.compactMap(\.gapBefore) + sections.flatMap(\.rowHeights)
    return values.contains { $0 != $0.rounded() } ? 2 : 1
  }

  private func title(_ kind: String) -> HeaderFooter? {
    switch kind {
    case "titled": HeaderFooter(content: .title(Text("Title")))
    case "empty": HeaderFooter(content: .title(Text("")))
    default: nil
    }
  }
}
