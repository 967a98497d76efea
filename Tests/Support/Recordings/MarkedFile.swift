import Foundation
import SourceTree
import TableDiagnostics
import Testing

/// A file of cases: specs, and below each place what is said of it.
///
/// A text is indented by two columns, so that even its first column can have carets under it. What begins in the first column is not of the text:
///
///     --- # a key that is misspelt
///     ## swiftlang/swift#1: why there is such a case.
///     #: limit maxRows 3
///       tablespec: 1
///       sections: [{rows: [{include: b.yaml, acessory: checkmark}]}]
///     #                                      ^^^^^^^^ E0107 unknown key 'acessory' in a row
///     #                                        label: did you mean 'accessory'?
///     #: file b.yaml
///       - Ann
///
/// A line with `# ` is written by the recording and never read, except for its code; `##` is a comment, and `#:` says under which
/// circumstances the case is read, in the words of the tests that read it. `#: file` begins another file of the case.
package struct MarkedFile: Sendable, CustomTestStringConvertible {
  /// Its path in the package.
  package let path: String
  package let cases: [MarkedCase]
  /// What is said of all cases.
  private let heading: [String]
  /// Lines that are nothing of all this.
  private let stray: [String]

  package var testDescription: String { path }

  /// The files in a folder and in the folders below it.
  package static func all(in folder: String) -> [MarkedFile] {
    PackageFolder.files(below: PackageFolder.url(folder)).filter { $0.hasSuffix(".yaml") }.map {
      MarkedFile("\(folder)/\($0)")
    }
  }

  private init(_ path: String) {
    let text = (try? String(contentsOf: PackageFolder.url(path), encoding: .utf8)) ?? ""
    var cases: [MarkedCase] = []
    var heading: [String] = []
    var stray: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(MarkedCase.beginning) {
        cases.append(MarkedCase(name: String(line.dropFirst(MarkedCase.beginning.count))))
      } else if cases.isEmpty {
        heading.append(line)
      } else if !cases[cases.count - 1].add(line) {
        stray.append(line)
      }
    }
    (self.path, self.cases, self.heading, self.stray) = (path, cases.map(\.trimmed), heading, stray)
  }

  /// Compares what is said of the cases with what is found in them, or records it.
  package func compare(
    at location: Testing.SourceLocation = #_sourceLocation, finding found: (MarkedCase) throws -> [Diagnostic]
  ) throws {
    for line in stray {
      Issue.record("\(path): '\(line)' is no text, which begins with two spaces", sourceLocation: location)
    }
    guard stray.isEmpty else { return }
    let parts = try cases.map { try $0.lines(saying: found($0)).joined(separator: "\n") + "\n" }
    try Recording.compare(([heading.joined(separator: "\n")] + parts).joined(separator: "\n"), with: path, at: location)
  }
}
