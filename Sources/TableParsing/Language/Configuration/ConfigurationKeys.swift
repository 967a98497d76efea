import TableDiagnostics
import YAMLSyntax

/// What a project says once for all its specs, in a file named `.tablec.yaml`.
public struct ProjectConfiguration: Hashable, Sendable {
  public var lint = Lint()
  public var diff = Diff()

  public struct Lint: Hashable, Sendable {
    public var levels = RuleLevels()
    /// The path of a baseline file, from the configuration's folder.
    public var baseline: String?

    public init() {}
  }

  public struct Diff: Hashable, Sendable {
    /// The path of a file of known changes, from the configuration's folder.
    public var known: String?
    /// In points; nil for what suits the sides.
    public var tolerance: Double?
    /// The word of a class of changes.
    public var failOn: String?

    public init() {}
  }

  public init() {}
}

extension MappingType where Owner == ProjectConfiguration {
  static func configuration(_ words: ReportWords) -> MappingType {
    MappingType(
      "configuration", noun: "the configuration",
      summary:
        "What a project says once for all its specs: `.tablec.yaml` in the folder of a spec, or in one above it.",
      keys: [
        Key("lint", Shape<ProjectConfiguration.Lint>.lint(words), "what `tablec lint` looks for") { $0.lint = $1 },
        Key("diff", Shape<ProjectConfiguration.Diff>.diff(words), "what counts for `tablec diff`") { $0.diff = $1 },
      ])
  }
}

extension Shape where Value == ProjectConfiguration.Lint {
  fileprivate static func lint(_ words: ReportWords) -> Shape {
    mapping(.lint(words), name: "lint", noun: "a mapping", { ProjectConfiguration.Lint() }) { _, _, lint in lint }
  }
}

extension Shape where Value == ProjectConfiguration.Diff {
  fileprivate static func diff(_ words: ReportWords) -> Shape {
    mapping(.diff(words), name: "diff", noun: "a mapping", { ProjectConfiguration.Diff() }) { _, _, diff in diff }
  }
}

extension MappingType where Owner == ProjectConfiguration.Diff {
  static func diff(_ words: ReportWords) -> MappingType {
    MappingType(
      "diff", noun: "'diff'", summary: "What counts for `tablec diff`. Its flags win.",
      keys: [
        Key(
          "known", .name(pattern: nil), "a file of changes that are ignored or accepted, as `--accept` writes it"
        ) { decoder, node, diff in diff.known = decoder.readName(node, expected: "the path of a file") },
        Key(
          "tolerance", .number(0...1_000), default: "0.01, and 0.5 for an app's own views",
          "by how many points frames may differ and be the same"
        ) { $0.tolerance = $1 },
        Key(
          "failOn", Shape<String>.oneOf(words.changeClasses), default: "text",
          "the least bad class of change for which the exit status is 1"
        ) { $0.failOn = $1 },
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Lint {
  static func lint(_ words: ReportWords) -> MappingType {
    let rules = MappingType<RuleLevels>.rules(words)
    return MappingType(
      "lint", noun: "'lint'", summary: "What `tablec lint` looks for, and how bad it is taken to be.",
      keys: [
        Key("rules", .mapping("rules"), default: "each rule's own", "rules with how bad what they find is") {
          decoder, node, lint in decoder.decode(rules, node, into: &lint.levels)
        },
        Key(
          "disable", Shape<[DiagnosticCode]>.list(of: .named(words.rules, noun: "a rule")), default: "[]",
          "rules that are off, as `rules` can say too"
        ) {
          for code in $1 { $0.levels.levels[code] = .off }
        },
        Key(
          "baseline", .name(pattern: nil),
          "a file with findings that are known, as `--write-baseline` writes it: they are not told again"
        ) { decoder, node, lint in lint.baseline = decoder.readName(node, expected: "the path of a file") },
      ])
  }
}

extension MappingType where Owner == RuleLevels {
  /// A key a rule, so that a misspelt one is found as any key is.
  static func rules(_ words: ReportWords) -> MappingType {
    MappingType(
      "rules", noun: "'rules'",
      summary:
        "How bad what a rule finds is: `off`, `note`, `warning` or `error`. The compiler's own warnings are rules here too.",
      keys: words.rules.compactMap { code in
        code.rule.map { rule in
          Key(rule, Shape<RuleLevel>.word, default: code.severity.rawValue, "\(code): \(code.title)") {
            $0.levels[code] = $1
          }
        }
      })
  }
}

extension Shape where Value == String {
  fileprivate static func oneOf(_ words: [String]) -> Shape {
    let names = KeyNames(words)
    return Shape(.choice(words), noun: "one of \(words.joined(separator: ", "))") { decoder, node in
      decoder.readWord(node, from: names).map { words[$0] }
    }
  }
}

extension Shape where Value == DiagnosticCode {
  /// A rule or a change by its name.
  static func named(_ codes: [DiagnosticCode], noun: String) -> Shape {
    let names = KeyNames(codes.ruleNames)
    return Shape(.choice(names.names), noun: noun) { decoder, node in
      decoder.readWord(node, from: names).flatMap { codes.named(names.names[$0]) }
    }
  }
}
