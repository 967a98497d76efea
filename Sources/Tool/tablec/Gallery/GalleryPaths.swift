import TableDiagnostics
import TableParsing
import TableSupport

/// The names of files in a gallery: as they were named, but without what only this machine has.
struct GalleryPaths: Sendable {
  /// The beginnings of paths that are left out, the longest first.
  private let prefixes: [String]

  init(_ specs: [SpecFile]) {
    var prefixes: Set<String> = []
    if let here = DiskFiles().canonicalPath("."), here != "/" { prefixes.insert(here + "/") }
    let folders = specs.map { $0.root ?? PathRules.folder(of: $0.path) }
      .filter { $0.hasPrefix("/") || $0 == ".." || $0.hasPrefix("../") }
    // `/home/ann/app/Specs` is shown as `Specs`.
    for folder in Set(folders) {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      guard let last = parts.lastIndex(where: { !$0.isEmpty }) else { continue }
      let isUp = parts[last] == ".."
      let prefix = parts[..<(isUp ? last + 1 : last)].joined(separator: "/") + "/"
      if prefix != "/" { prefixes.insert(prefix) }
    }
    self.prefixes = prefixes.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  func shown(_ path: String) -> String {
    let short = prefixes.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
    return short.hasPrefix("/") ? short.lastPathComponent : short
  }

  func shown(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    problem.range.file = shown(problem.range.file)
    problem.message = withoutPrefixes(problem.message)
    problem.help = problem.help.map(withoutPrefixes)
    return problem
  }

  /// A text that may quote paths.
  func withoutPrefixes(_ text: String) -> String {
    prefixes.filter { $0.hasPrefix("/") }.reduce(text) { text, prefix in
      var (rest, short) = (text[...], "")
      while let found = rest.firstRange(of: prefix) {
        short += rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
      }
      return short + rest
    }
  }
}
