import Foundation
import SourceTree
import TableIR
import TableLayout
import TableParsing
import Testing

/// The layouts that are committed, and the specs that they were made of.
enum LayoutFiles {
  private static func files(below folder: String, _ isMeant: (String) -> Bool) -> [String] {
    PackageFolder.files(below: PackageFolder.url(folder)).filter(isMeant).map { "\(folder)/\($0)" }
  }

  static let all = files(below: "Tests/Tool/tablecTests/Goldens") { $0.hasSuffix("layout.json") }

  static let specs = ["Specs", "Tests/Tool/tablecTests/Fixtures"].flatMap { folder in
    files(below: folder) { path in
      path.hasSuffix(".yaml") && !path.split(separator: "/").contains { $0.hasPrefix("_") }
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: PackageFolder.url(path)))
  }

  static func table(_ spec: String) throws -> Table {
    let url = PackageFolder.url(spec)
    var options = SpecParser.Options()
    options.root = url.deletingLastPathComponent().path
    let parser = SpecParser(profiles: MetricsProfile.all, options: options)
    return try #require(parser.parse(Array(try Data(contentsOf: url)), path: url.path).table)
  }

  /// A phone, a pad's column in the dark that is being edited, and an old phone with large text from right to left.
  static let environments: [Environment] = {
    let phone = Environment(screen: .device(.standard), ios: 17)
    var pad = Environment(
      screen: .custom(LayoutSize(width: 1024, height: 768), scale: 2), split: .expanded(primaryWidth: nil),
      userInterfaceStyle: .dark, ios: 26)
    pad.isEditing = true
    pad.contentOffset = 20
    var old = Environment(
      screen: .custom(LayoutSize(width: 320, height: 480), scale: 2), direction: .rightToLeft, ios: 11)
    old.contentSizeCategory = .accessibilityMedium
    return [phone, pad, old]
  }()
}
