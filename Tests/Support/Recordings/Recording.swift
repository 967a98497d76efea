import Foundation
import SourceTree
import Testing

/// `TABLEC_RECORD=1` writes what the tests compare with. Such a run proves nothing, so it fails.
package enum Recording {
  package static let isOn = ProcessInfo.processInfo.environment["TABLEC_RECORD"] == "1"

  /// Compares a text with a file of the source tree, or records it.
  package static func compare(_ text: String, with path: String, at location: SourceLocation = #_sourceLocation) throws
  {
    let url = PackageFolder.url(path)
    let recorded = try? String(contentsOf: url, encoding: .utf8)
    if recorded == text { return }
    guard isOn else {
      let difference = recorded.map { TextDifference(expected: $0, actual: text).description }
      Issue.record(
        "\(path) \(difference ?? "is missing")\nrecord it with TABLEC_RECORD=1 if this is meant",
        sourceLocation: location)
      return
    }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(path)", sourceLocation: location)
  }
}
