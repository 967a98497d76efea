import TableDiagnostics
import TableIR

/// Turns what rules found in one spec into diagnostics: locates each finding in the spec, leaves out findings that are silenced
/// or in the baseline, and merges those that point at the same place.
public struct LintReport {
  private let files: [String]
  private let environments: [String]
  private let rules: [DiagnosticCode]
  private let levels: RuleLevels
  private let locate: (SpecPlace) -> KeyPlace
  private var suppressions: SuppressionIndex
  private let misspelt: [Suppression.Name]
  private var baseline: BaselineMatch
  private let names: BaselineNames
  /// The diagnostics of everything that was added and is reported, in the order in which it was added.
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - files: the files that the spec was read from, the spec itself first.
  ///   - environments: the names of the environments that were checked, in order.
  ///   - rules: the rules that comments can name: those of lint, and the compiler's warnings.
  ///   - names: those of the table's rows in baselines.
  ///   - misspelt: words of comments that were meant to silence rules.
  ///   - locate: returns the source range of a place; called only where there is something to point at.
  public init(
    files: [String], environments: [String], rules: [DiagnosticCode], levels: RuleLevels, suppressions: [Suppression],
    misspelt: [Suppression.Name] = [], baseline: Set<BaselineEntry>, names: BaselineNames = BaselineNames(),
    locate: @escaping (SpecPlace) -> KeyPlace
  ) {
    self.files = files
    self.environments = environments
    self.rules = rules
    self.levels = levels
    self.locate = locate
    self.suppressions = SuppressionIndex(suppressions, rules: rules)
    self.misspelt = misspelt
    self.baseline = BaselineMatch(known: baseline)
    self.names = names
  }

  /// The indices of the environments that have a finding which not all have.
  public private(set) var environmentsOfSome: [Diagnostic: [Int]] = [:]

  /// All findings that are not silenced, for a baseline.
  public var found: Set<BaselineEntry> { baseline.found }
  /// The entries of the baseline that were looked for and not found.
  public var fixed: Set<BaselineEntry> {
    baseline.fixed.filter { entry in rules.named(entry.rule).map { levels.severity(of: $0) != nil } ?? true }
  }

  // MARK: Findings of rules

  /// Adds what rules found, as one diagnostic for each code at a place; not what is silenced, in the baseline or turned off.
  public mutating func add(_ entries: [Findings.Entry]) {
    var merged: [(entry: Findings.Entry, place: SourceRange)] = []
    var indices: [MergeKey: Int] = [:]
    for entry in entries {
      let place = range(of: entry.finding)
      let isSilenced = suppressions.silences(entry.finding.code, at: place)
      let isOwnerSilenced = ownerPlace(of: entry.finding).map { suppressions.silences(entry.finding.code, at: $0) }
      guard !isSilenced, isOwnerSilenced != true, !baseline.knows(BaselineEntry(entry.finding, names)) else { continue }
      let key = MergeKey(code: entry.finding.code, place: place)
      if let index = indices[key] {
        merged[index].entry.merge(entry)
      } else {
        indices[key] = merged.count
        merged.append((entry, place))
      }
    }
    for (entry, place) in merged {
      guard let diagnostic = diagnostic(entry, at: place) else { continue }
      diagnostics.append(diagnostic)
      if entry.environments.count < environments.count { environmentsOfSome[diagnostic] = entry.environments }
    }
  }

  private struct MergeKey: Hashable {
    var code: DiagnosticCode
    var place: SourceRange
  }

  private func range(of finding: Finding) -> SourceRange {
    var first: KeyPlace?
    for place in finding.places {
      let found = locate(place)
      if found.isWhole { return finding.pointsAtKey ? found.key ?? found.value : found.value }
      first = first ?? found
    }
    return first?.value ?? SourceRange(file: files.first ?? "-")
  }

  /// The place of the row or section that contains the finding: a comment there silences it, even if a template is to
  /// blame.
  private func ownerPlace(of finding: Finding) -> SourceRange? {
    guard let location = finding.places.first?.location, files.indices.contains(Int(location.file)) else { return nil }
    let start = SourcePosition(line: Int(location.line), column: Int(location.column))
    return SourceRange(file: files[Int(location.file)], start: start, end: start)
  }

  private func diagnostic(_ entry: Findings.Entry, at place: SourceRange) -> Diagnostic? {
    let finding = entry.finding
    guard let severity = levels.severity(of: finding.code) else { return nil }
    var notes = finding.notes.map { note in Note(message: note.message, range: note.place.map { locate($0).value }) }
    if let words = entry.ownerWords { notes.append(Note(message: words)) }
    if let words = environmentWords(entry.environments) { notes.append(Note(message: words)) }
    var diagnostic = Diagnostic(
      code: finding.code, severity: severity, message: finding.message, range: place, label: finding.label,
      notes: notes, help: finding.help, fixIts: finding.fixes.compactMap(fixIt))
    diagnostic.subject = BaselineEntry(finding, names).at
    return diagnostic
  }

  /// The environments that it was found in, unless these are all.
  private func environmentWords(_ found: [Int]) -> String? {
    guard !found.isEmpty, found.count < environments.count else { return nil }
    let names = found.prefix(6).map { "'\(environments[$0])'" }.joined(separator: ", ")
    let more = found.count > 6 ? " and \(found.count - 6) more" : ""
    return "in the \(found.count == 1 ? "environment" : "environments") \(names)\(more)"
  }

  private func fixIt(_ fix: Finding.Fix) -> FixIt? {
    if let unless = fix.unless, locate(unless).isWhole { return nil }
    let place = locate(fix.place)
    guard place.isReplaceable, place.value.start.line == place.value.end.line else { return nil }
    guard fix.takesKey else {
      return FixIt(message: fix.message, range: place.value, replacement: fix.replacement, fix.applicability)
    }
    guard let key = place.key, key.start.line == place.value.start.line else { return nil }
    return FixIt(
      message: fix.message, range: SourceRange(file: key.file, start: key.start, end: place.value.end),
      replacement: fix.replacement, fix.applicability)
  }

  // MARK: Other findings

  /// Adds the compiler's warnings, whose severity can be set like a rule's.
  ///
  /// - Parameter text: the source text at a place, by which a baseline recognizes it.
  public mutating func add(_ warnings: [Diagnostic], text: (SourceRange) -> String) {
    for warning in warnings {
      guard warning.severity != .error, let rule = warning.code.rule else {
        diagnostics.append(warning)
        continue
      }
      guard let severity = levels.severity(of: warning.code) else { continue }
      guard !suppressions.silences(warning.code, at: warning.range) else { continue }
      let row = names.row(around: warning.range.start, in: warning.range.file).map { "\($0): " } ?? ""
      guard !baseline.knows(BaselineEntry(rule: rule, at: row + text(warning.range))) else { continue }
      var diagnostic = warning
      diagnostic.severity = severity
      diagnostics.append(diagnostic)
    }
  }

  /// A comment may have a hundred thousand names.
  private static let mostSuggestions = 1_000

  /// Reports comments that silence nothing, and those that were meant to silence something; call it last.
  ///
  /// - Parameter isWhole: false if flags chose environments other than the spec's: a silenced finding may occur in those.
  public mutating func addComments(isWhole: Bool = true) {
    if let severity = levels.severity(of: .unknownDirective) {
      for word in misspelt { diagnostics.append(Diagnostic(unknownDirective: word, severity)) }
    }
    if let severity = levels.severity(of: .unknownRule) {
      let names = rules.ruleNames
      for (number, name) in suppressions.unknownNames.enumerated() {
        let match = number < Self.mostSuggestions ? closestMatch(to: name.text, in: names) : nil
        diagnostics.append(
          Diagnostic(
            code: .unknownRule, severity: severity, message: "there is no rule \(name.text.quotedForMessage)",
            range: name.range, label: match.map { "did you mean '\($0)'?" },
            fixIts: match.map {
              [
                FixIt(
                  message: "replace with '\($0)'", range: name.range, replacement: $0,
                  FixIt.Applicability(of: name.text, as: $0, among: names))
              ]
            } ?? []))
      }
    }
    guard isWhole, let severity = levels.severity(of: .unusedDisable), let file = files.first else { return }
    for comment in suppressions.namelessComments(in: file) {
      diagnostics.append(
        Diagnostic(
          code: .unusedDisable, severity: severity, message: "the comment names no rule and silences nothing",
          range: comment,
          help: "write '# tablec:disable RULE', or several with commas"))
    }
    for name in suppressions.unusedNames(in: file, of: { levels.severity(of: $0) != nil }) {
      diagnostics.append(
        Diagnostic(
          code: .unusedDisable, severity: severity,
          message: "\(name.text.quotedForMessage) reports nothing here that a comment could silence",
          range: name.range, help: "delete the name, or the comment"))
    }
  }
}

extension Diagnostic {
  fileprivate init(unknownDirective word: Suppression.Name, _ severity: Severity) {
    let directive = "tablec:disable"
    // What was meant to do the opposite is not a misspelling.
    let isMeant = !word.text.lowercased().contains("enable")
    self.init(
      code: .unknownDirective, severity: severity,
      message: "\(word.text.quotedForMessage) is not a directive, and the comment silences nothing", range: word.range,
      label: isMeant ? "did you mean '\(directive)'?" : nil,
      help:
        "write '# \(directive) RULE' at the end of a line for that line, or on a line of its own for what begins below it",
      fixIts: isMeant
        ? [FixIt(message: "replace with '\(directive)'", range: word.range, replacement: directive, .unsafe)] : [])
  }
}

extension Findings.Entry {
  /// The rows that it was found in, if there are several.
  fileprivate var ownerWords: String? {
    guard ownerCount > 1, owners.count > 1 else { return nil }
    let names = owners.map { "'\($0)'" }.joined(separator: ", ")
    return "found \(ownerCount) times: in \(names)\(ownerCount > owners.count ? ", …" : "")"
  }
}
