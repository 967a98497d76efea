import Foundation
import SourceTree
package import TableIR
package import TableLayout
import TableParsing

/// The tables of specs: those of this package, and those that are written down in tests.
package enum SpecTables {
  /// The paths of the package's own specs from its root.
  package static let specs: [String] = ["Specs", PackageFolder.fixtures].flatMap { folder in
    PackageFolder.files(below: PackageFolder.url(folder)).filter { path in
      path.hasSuffix(".yaml") && !path.split(separator: "/").contains { $0.hasPrefix("_") }
    }.map { "\(folder)/\($0)" }
  }

  /// - Throws: ``SpecFailure`` for one that has errors.
  package static func table(_ spec: String) throws -> Table {
    let url = PackageFolder.url(spec)
    var options = SpecParser.Options()
    options.root = url.deletingLastPathComponent().path
    let parser = SpecParser(profiles: MetricsProfile.all, options: options)
    return try parser.parse(Array(try Data(contentsOf: url)), path: url.path).compiled
  }

  /// The table of a spec written down in a test, which may leave out the version of the language.
  /// - Throws: ``SpecFailure`` for one that has errors.
  package static func table(yaml: String) throws -> Table {
    let text = yaml.contains("tablespec: 1") ? yaml : "tablespec: 1\n\(yaml)\n"
    return try SpecParser(profiles: MetricsProfile.all).parse(Array(text.utf8), path: "-").compiled
  }
}

/// What a test ends with if its spec has errors.
package struct SpecFailure: Error, CustomStringConvertible {
  package var description: String
}

extension SpecParser.Result {
  fileprivate var compiled: Table {
    get throws {
      guard let table else {
        throw SpecFailure(
          description: diagnostics.diagnostics.map { "\($0.range.start.line): \($0.code) \($0.message)" }
            .joined(separator: "\n"))
      }
      return table
    }
  }
}
