import Foundation
import SourceTree
import TableIR
import TableLayout
import TableParsing
import Testing

/// A table of the project's specs, laid out in one environment.
struct SampleTable: Sendable, CustomTestStringConvertible {
  let path: String
  let table: Table
  let layouter: TableLayouter
  let bytes: [UInt8]

  var tree: LayoutTree { layouter.layOut(table) }

  var testDescription: String { "\(path) \(layouter.environment.name ?? "")" }

  private static let folder = PackageFolder.url("Specs")

  /// Every spec in each of its environments, and right to left.
  static let all: [SampleTable] = {
    PackageFolder.files(below: folder).filter { $0.hasSuffix(".yaml") && !$0.contains("_") }.flatMap { name in
      let path = folder.appending(path: name).path
      guard let data = FileManager.default.contents(atPath: path) else { return [SampleTable]() }
      return tables(of: Array(data), path: path)
    }
  }()

  static func tables(of bytes: [UInt8], path: String, mirrored: Bool = true) -> [SampleTable] {
    var options = SpecParser.Options()
    options.root = folder.path
    guard let table = SpecParser(profiles: MetricsProfile.all, options: options).parse(bytes, path: path).table else {
      return []
    }
    var flags = EnvironmentAxes()
    flags.directions = mirrored ? [.leftToRight, .rightToLeft] : []
    return EnvironmentMatrix(spec: table.environments, flags: flags, metrics: table.metrics ?? .standard).entries.map {
      SampleTable(
        path: path, table: table,
        layouter: TableLayouter(environment: $0.environment, profile: $0.metrics.profile, faces: nil), bytes: bytes)
    }
  }

  /// The only table of a spec.
  static func table(_ yaml: String) throws -> SampleTable {
    try #require(tables(of: Array(yaml.utf8), path: "spec.yaml", mirrored: false).first)
  }
}
