import Foundation
import SourceTree

/// A Markdown file of the source tree, as far as links and code are concerned.
struct MarkdownPage {
  /// From the package's root.
  let path: String
  let lines: [String]

  init(_ path: String) throws {
    self.path = path
    lines = try String(contentsOf: PackageFolder.url(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line of prose, or a block of code.
  enum Part {
    case prose(String)
    case code(Code)
  }

  /// What stands between two fences.
  struct Code {
    /// The line that begins it: ` ```yaml Specs/a.yaml `.
    let opening: String
    let lines: [String]

    /// The line that ends it. Text that has a fence itself stands between longer ones.
    var closing: String { String(opening.prefix { $0 == "`" }) }

    private var words: [Substring] { opening.dropFirst(closing.count).split(separator: " ", maxSplits: 1) }
    var language: Substring { words.first ?? "" }
    /// The file that it is, which stands behind the language.
    var file: String? { words.count == 2 ? String(words[1]) : nil }
  }

  var parts: [Part] {
    var parts: [Part] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.hasPrefix("```") else {
        parts.append(.prose(line))
        continue
      }
      let fence = line.prefix { $0 == "`" }
      let body = Array(lines[index...].prefix { $0 != fence })
      index += body.count + 1
      parts.append(.code(Code(opening: line, lines: body)))
    }
    return parts
  }

  /// The lines that are no code.
  var prose: [String] {
    parts.compactMap { part in
      if case .prose(let line) = part { line } else { nil }
    }
  }

  /// What links and pictures lead to.
  var targets: [String] {
    prose.flatMap { line -> [String] in
      let text = line.replacing(/`[^`]*`/, with: "")
      return text.matches(of: /\[[^\]]*\]\(([^)\s]+)\)/).map { String($0.1) }
        + text.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
    }
  }

  /// The anchors of its headings, as GitHub makes them.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for line in prose {
      guard let heading = line.wholeMatch(of: /#{1,6} (.*)/) else { continue }
      let text = heading.1.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let slug = text.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let anchor = anchors.contains(slug) ? (1...).lazy.map { "\(slug)-\($0)" }.first { !anchors.contains($0) } : slug
      anchors.insert(anchor ?? slug)
    }
    return anchors
  }

  /// All Markdown files of the package, but those of builds.
  static let all: [String] = {
    let skipped: Set = ["build", ".git"]
    guard let walker = FileManager.default.enumerator(at: PackageFolder.root, includingPropertiesForKeys: nil) else {
      return []
    }
    var paths: [String] = []
    for case let url as URL in walker {
      let name = url.lastPathComponent
      if skipped.contains(name) || name.hasPrefix(".build") { walker.skipDescendants() }
      guard url.pathExtension == "md" else { continue }
      paths.append(
        String(url.standardizedFileURL.path.dropFirst(PackageFolder.root.standardizedFileURL.path.count + 1)))
    }
    return paths.sorted()
  }()

  /// Why a link of a page in a folder leads nowhere; nil where it leads somewhere.
  static func problem(with target: String, in folder: String) throws -> String? {
    if target.contains(":") { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let url = PackageFolder.url(folder).appending(path: parts[0]).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else { return "\(target): there is no such file" }
    guard parts.count == 2 else { return nil }
    let path = String(url.path.dropFirst(PackageFolder.root.standardizedFileURL.path.count + 1))
    return try MarkdownPage(path).anchors.contains(parts[1]) ? nil : "\(target): there is no such heading"
  }
}
