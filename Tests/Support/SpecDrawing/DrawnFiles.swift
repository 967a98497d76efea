import TableParsing
import TableSupport

/// The files of a drawn spec: images, the parts that it includes, a profile and a string catalog.
package struct DrawnFiles: SpecFiles {
  package static let images = ["red.png", "grid.png"]

  /// The images that have other bytes than they had.
  package var changed: Set<String> = []
  /// What `ours.yaml` says.
  package var profile: JSONValue?

  package init(changed: Set<String> = []) {
    self.changed = changed
  }

  private static let parts: [String: String] = [
    "_table.yaml": "rowHeight: 50\nsections:\n  - {id: included, rows: [Included]}\n",
    "_sections.yaml": "- {id: part, header: Part, rows: [Included]}\n",
    "ours.yaml": "metricsprofile: 1\nextends: ios17\ncontrols: {progressViewSize: [120, 6]}\n",
    "base.yaml": "metricsprofile: 1\nextends: ios12\nrows: {minimumAutomaticHeight: 50}\n",
    "_rows.yaml": "- {id: brought, text: Included}\n",
    "Drawn.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Wi-Fi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "WLAN"}}}},
      "Ann": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "آن"}}}}}}
    """,
  ]

  package func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name == "ours.yaml", let profile { return Array(profile.json.utf8) }
    if let text = Self.parts[name] { return Array(text.utf8) }
    switch name {
    case "red.png": return changed.contains(name) ? Self.blue : Self.red
    case "grid.png": return changed.contains(name) ? Self.red : Self.large
    case "grid@2x.png": return Self.blue
    default: throw .missing
    }
  }

  package func canonicalPath(_ path: String) -> String? {
    if path.isEmpty || path == "." || path == "/specs" { return "/specs" }
    let name = path.split(separator: "/").last { $0 != "." }.map(String.init) ?? path
    // A catalog in which nothing is.
    return name == "spec.yaml" || name == "Drawn.xcassets" || (try? read(name, limit: .max)) != nil
      ? "/specs/" + name : nil
  }

  /// 12 × 12 pixels.
  private static let red: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 12, 0, 0, 0, 12, 8, 2, 0, 0, 0, 217, 23,
    203, 176, 0, 0, 0, 19, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 64, 16, 49, 140, 42, 26, 140, 138, 0, 251,
    144, 143, 113, 136, 221, 91, 123, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
  /// 12 × 12 pixels.
  private static let blue: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 12, 0, 0, 0, 12, 8, 2, 0, 0, 0, 217, 23,
    203, 176, 0, 0, 0, 19, 73, 68, 65, 84, 120, 218, 99, 96, 96, 248, 79, 4, 26, 85, 52, 8, 21, 1, 0, 220, 161, 143,
    113, 41, 113, 143, 163, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
  /// 24 × 20 pixels.
  private static let large: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 24, 0, 0, 0, 20, 8, 2, 0, 0, 0, 24, 215,
    106, 212, 0, 0, 0, 28, 73, 68, 65, 84, 120, 218, 99, 96, 104, 96, 160, 14, 26, 53, 104, 212, 160, 81, 131, 70,
    13, 26, 53, 136, 214, 6, 1, 0, 141, 200, 240, 1, 9, 50, 247, 8, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}
