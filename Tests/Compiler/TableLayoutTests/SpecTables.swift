import Foundation
import SourceTree
import TableIR
import TableLayout
import TableParsing
import Testing

/// The tables of this package's own specs.
enum SpecTables {
  /// Their paths from the package's root.
  static let specs: [String] = ["Specs", "Tests/Tool/tablecTests/Fixtures"].flatMap { folder -> [String] in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("_") }.sorted().map { "\(folder)/\($0)" }
  }

  static func table(_ spec: String) throws -> Table {
    let url = PackageFolder.url(spec)
    var options = SpecParser.Options()
    options.root = url.deletingLastPathComponent().path
    let parser = SpecParser(profiles: MetricsProfile.all, options: options)
    return try #require(parser.parse(Array(try Data(contentsOf: url)), path: url.path).table)
  }

  /// The table of a spec written down in a test.
  static func table(yaml: String) throws -> Table {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array(yaml.utf8), path: "-")
    return try #require(result.table)
  }
}

extension Table {
  /// The same with rows that all are as high as their contents need.
  var withAutomaticHeights: Table {
    var table = self
    table.rowHeight = .automatic
    for section in table.sections.indices {
      table.sections[section].rowHeight = nil
      for row in table.sections[section].rows.indices { table.sections[section].rows[row].height = nil }
    }
    return table
  }
}
