import GitReading
import TableParsing

/// The patterns of `.gitattributes` that match the specs of a repository: one for each folder of specs.
enum SpecPatterns {
  /// - Returns: sorted patterns; none if there are no specs.
  static func found(in repository: GitRepository) throws(Git.Problem) -> [String] {
    let git = Git(folder: repository.top)
    // Files that are not committed yet are included, ignored files are not.
    let names = try git.answer(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.yaml", "*.yml"])
    let paths = names.split(separator: "\0").map(String.init).filter { isSpec($0, in: repository.top) }
    return patterns(paths) + (try documents(in: git, repository.top))
  }

  /// The patterns for storyboards and xibs, if there are tables in some.
  private static func documents(in git: Git, _ top: String) throws(Git.Problem) -> [String] {
    let patterns = ImportSource.suffixes.map { "*\($0)" }
    let names = try git.answer(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + patterns)
    let paths = names.split(separator: "\0").map(String.init)
    return patterns.filter { pattern in
      paths.contains { $0.hasSuffix(pattern.dropFirst()) && hasTable($0, in: top) }
    }
  }

  private static func hasTable(_ name: String, in top: String) -> Bool {
    let path = PathRules.join(top, name)
    guard DiskFiles().canonicalPath(path) == path,
      let bytes = try? DiskFiles().read(path, limit: ImportSource.mostBytes)
    else { return false }
    return bytes.contains("<tableView".utf8)
  }

  /// Patterns for specs at paths.
  static func patterns(_ paths: [String]) -> [String] {
    // A folder below another one with specs is covered by that one's pattern, but at the top of the repository such a pattern would
    // match every YAML file.
    let folders = Set(paths.map(folder))
    let tops = folders.filter { folder in
      !folders.contains { !$0.isEmpty && folder.hasPrefix($0 + "/") }
    }
    var patterns: Set<String> = []
    for path in paths {
      let suffix = path.hasSuffix(".yml") ? "yml" : "yaml"
      let own = folder(path)
      let top = tops.first { $0 == own || (!$0.isEmpty && own.hasPrefix($0 + "/")) } ?? own
      patterns.insert(top.isEmpty ? "/*.\(suffix)" : "\(escaped(top))/**/*.\(suffix)")
    }
    return patterns.sorted()
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A folder's name as a pattern that matches only that name.
  private static func escaped(_ folder: String) -> String {
    String(folder.flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private static let largest = SpecParser.Options().syntax.maxBytes

  private static func isSpec(_ name: String, in top: String) -> Bool {
    let path = PathRules.join(top, name)
    // A committed link leads to another file, which is listed itself, or out of the repository.
    guard DiskFiles().canonicalPath(path) == path else { return false }
    guard let bytes = try? DiskFiles().read(path, limit: largest) else { return false }
    return LayoutSide(bytes: bytes, spec: SpecFile(path: path, outputName: "")).kind == .spec
  }
}
