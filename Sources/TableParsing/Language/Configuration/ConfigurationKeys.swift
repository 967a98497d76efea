import TableDiagnostics

/// The configuration for all specs of a project, in a file named `.tablec.yaml`.
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
    /// In points; nil for the default of the compared sides.
    public var tolerance: Double?
    /// The name of a class of changes.
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
        "The configuration for all specs of a project: `.tablec.yaml` in the folder of a spec, or in a folder above it.",
      ProjectConfiguration(),
      keys: [
        Key("lint", .mapping(.lint(words)), "the settings of `tablec lint`", \.lint),
        Key("diff", .mapping(.diff(words)), "the settings of `tablec diff`", \.diff),
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Diff {
  static func diff(_ words: ReportWords) -> MappingType {
    MappingType(
      "diff", noun: "'diff'", summary: "The settings of `tablec diff`. Its flags override them.",
      ProjectConfiguration.Diff(),
      keys: [
        Key(
          "known", .name("the path of a file or a folder"),
          "a file of changes that are ignored or accepted, as `--accept` writes it, or a folder of such files", \.known),
        Key(
          "tolerance", .number(0...1_000), default: "0.01, and 0.5 for an app's own views",
          "the difference in points up to which frames are considered equal", \.tolerance),
        Key(
          "failOn", .words(KeyNames(words.changeClasses), words.changeClasses) { $0 }, default: "text",
          "the least severe class of change for which the exit status is 1", \.failOn),
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Lint {
  static func lint(_ words: ReportWords) -> MappingType {
    MappingType(
      "lint", noun: "'lint'", summary: "The rules that `tablec lint` checks, and their severities.",
      ProjectConfiguration.Lint(),
      keys: [
        Key(
          "rules", over: .rules(words), default: "each rule's own", "rules and the severity of their findings", \.levels
        ),
        // Written as levels, with those in `rules`.
        Key(
          "disable", Shape<[DiagnosticCode]>.list(of: .named(words.rules)), default: "[]",
          "rules that are off; the same as `off` in `rules`", get: { _ in nil }
        ) {
          for code in $1 { $0.levels.levels[code] = .off }
        },
        Key(
          "baseline", .name("the path of a file"),
          "a file of known findings, as `--write-baseline` writes it; they are not reported again", \.baseline),
      ])
  }
}

extension MappingType where Owner == RuleLevels {
  /// One key per rule, so that a misspelt rule is reported like any unknown key.
  static func rules(_ words: ReportWords) -> MappingType {
    MappingType(
      "rules", noun: "'rules'",
      summary:
        "The severity of a rule's findings: `off`, `note`, `warning` or `error`. The compiler's own warnings are rules here too.",
      RuleLevels(),
      keys: words.rules.compactMap { code in
        code.rule.map { rule in
          Key(
            rule, Shape<RuleLevel>.word, default: code.severity.rawValue, "\(code): \(code.title)",
            get: { $0.levels[code] }
          ) { $0.levels[code] = $1 }
        }
      })
  }
}

extension Shape where Value == DiagnosticCode {
  /// A rule or a change by its name.
  static func named(_ codes: [DiagnosticCode]) -> Shape {
    let names = KeyNames(codes.ruleNames)
    return Shape(.choice(names.names)) { decoder, node in
      decoder.readWord(node, from: names).flatMap { codes.named(names.names[$0]) }
    } write: { code, _ in
      .text(code.rule ?? "")
    }
  }
}
