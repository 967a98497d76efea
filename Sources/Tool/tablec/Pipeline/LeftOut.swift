import TableDiagnostics

/// What the configurations of a run leave out of it. Whoever checks a repository may not have written them, so a line says it.
struct LeftOut: Sendable {
  private struct Part: Sendable {
    var rules = 0
    /// The findings that are in the baseline that it names.
    var findings = 0
    var specs: Set<String> = []
    /// With all that is in them, which is not searched.
    var folders: Set<String> = []
  }

  /// By the paths of the configurations, as messages show them.
  private var parts: [String: Part] = [:]
  /// More configurations are only counted.
  private static let mostNamed = 3

  /// Notes the rules that a configuration turns off.
  mutating func note(_ configuration: RunConfiguration.Found) {
    let count = configuration.configuration.lint.levels.levels.values.count { $0 == .off }
    if count > 0 { parts[configuration.shown, default: Part()].rules = count }
  }

  /// Notes the compiler's warnings that a configuration turns off, for a command that checks no other rules.
  mutating func note(warningsOf configuration: RunConfiguration.Found) {
    let levels = configuration.configuration.lint.levels.levels
    let count = levels.count { $0.value == .off && $0.key.rawValue.hasPrefix("W") }
    if count > 0 { parts[configuration.shown, default: Part()].rules = count }
  }

  /// Notes findings that are not reported, because they are in the baseline that a configuration names.
  mutating func note(hidden findings: Int, by configuration: String) {
    if findings > 0 { parts[configuration, default: Part()].findings += findings }
  }

  /// Notes a spec or a folder that a configuration excludes.
  mutating func note(_ path: String, isFolder: Bool, excludedBy configuration: String) {
    if isFolder {
      parts[configuration, default: Part()].folders.insert(path)
    } else {
      parts[configuration, default: Part()].specs.insert(path)
    }
  }

  mutating func merge(_ other: LeftOut) {
    parts.merge(other.parts) { mine, others in
      Part(
        rules: max(mine.rules, others.rules), findings: mine.findings + others.findings,
        specs: mine.specs.union(others.specs), folders: mine.folders.union(others.folders))
    }
  }

  /// `2 rules off, 3 findings hidden, 1 spec excluded by .tablec.yaml`; nil if nothing is left out.
  var words: String? {
    guard !parts.isEmpty else { return nil }
    let named = parts.sorted { $0.key < $1.key }.prefix(Self.mostNamed).map { "\(Self.words($0.value)) by \($0.key)" }
    let more = parts.count - named.count
    return named.joined(separator: "; ") + (more > 0 ? "; and more by \(counted(more, "other configuration"))" : "")
  }

  private static func words(_ part: Part) -> String {
    let excluded = [(part.specs.count, "spec"), (part.folders.count, "folder")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return [
      part.rules > 0 ? "\(counted(part.rules, "rule")) off" : nil,
      part.findings > 0 ? "\(counted(part.findings, "finding")) hidden" : nil,
      excluded.isEmpty ? nil : excluded.joined(separator: " and ") + " excluded",
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
