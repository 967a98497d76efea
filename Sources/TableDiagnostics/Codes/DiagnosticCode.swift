/// The stable name of one kind of problem, with what `explain` says about it.
///
/// Codes are never renumbered or used again. The ranges:
///
/// | range | what it is about | file |
/// |---|---|---|
/// | E0001–E0009 | the input: its bytes and its root | `InputCodes` |
/// | E0010–E0099 | YAML syntax, anchors and aliases | `SyntaxCodes` |
/// | E0101–E0109 | keys | `KeyCodes` |
/// | E0110–E0199 | values | `ValueCodes` |
/// | E02xx | structure: ids, templates, repeats | `StructureCodes` |
/// | E0301–E0309 | included files | `IncludeCodes` |
/// | E0310–E0399 | images and other assets | `IncludeCodes` |
/// | E04xx | environments and metrics profiles | `EnvironmentCodes` |
/// | E05xx | limits | `LimitCodes` |
/// | E0601–E0609 | files and folders: reading and writing | `FileCodes` |
/// | E0610–E0619 | git | `GitCodes` |
/// | L01xx–L04xx | what lint rules find: looks, taps, layout, the spec itself | `LintLookCodes` and its neighbours |
/// | L09xx | what asks for rules: comments, configuration, baselines | `LintRunCodes` |
/// | D01xx–D05xx | what `diff` tells: breaking, layout, visual, text, none | `DiffBreakingCodes` and its neighbours |
/// | W... | warnings, numbered as the errors are | `WarningCodes` |
public struct DiagnosticCode: RawRepresentable, Sendable {
  /// A mistake and its cure, short enough to read at a glance.
  public struct Example: Sendable {
    /// What the two texts are written in, as a fence of Markdown names it.
    public enum Language: String, Sendable {
      case yaml
      case shell
    }

    public let language: Language
    public let wrong: String
    public let right: String
    /// Whether the two are an old and a new version, and not a mistake and its cure.
    public let isChange: Bool

    private init(_ language: Language, wrong: String, right: String, isChange: Bool = false) {
      self.language = language
      self.wrong = wrong
      self.right = right
      self.isChange = isChange
    }

    /// What stands above the two texts.
    public var captions: (wrong: String, right: String) { isChange ? ("Before", "After") : ("Wrong", "Right") }

    static func yaml(wrong: String, right: String) -> Example {
      Example(.yaml, wrong: wrong, right: right)
    }

    static func shell(wrong: String, right: String) -> Example {
      Example(.shell, wrong: wrong, right: right)
    }

    static func change(before: String, after: String) -> Example {
      Example(.yaml, wrong: before, right: after, isChange: true)
    }

    static func shellChange(before: String, after: String) -> Example {
      Example(.shell, wrong: before, right: after, isChange: true)
    }
  }

  /// The code as it is printed: `E0107`.
  public let rawValue: String
  /// The kind of problem in a few words.
  public let title: String
  /// One paragraph: what the rule is, why it is, and the way out.
  public let explanation: String
  public let example: Example
  /// What configuration and comments call it, where its severity can be chosen (`text-contrast`); of a change, its name.
  public let rule: String?
  /// The severity that a diagnostic of this code has unless it says otherwise.
  public let severity: Severity

  init(
    _ rawValue: String, rule: String? = nil, severity: Severity? = nil, _ title: String, _ explanation: String,
    _ example: Example
  ) {
    self.rawValue = rawValue
    self.rule = rule
    self.severity = severity ?? Self.severity(of: rawValue)
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// The registered code of this name, in either case of letters; nil for a name that is not registered.
  public init?(rawValue: String) {
    guard let code = DiagnosticCode.byName[rawValue.uppercased()] else { return nil }
    self = code
  }

  private static func severity(of name: String) -> Severity {
    if name.hasPrefix("E") || name.hasPrefix("D01") { return .error }
    return name.hasPrefix("D") && !name.hasPrefix("D02") ? .note : .warning
  }

  /// Whether it is a change between two versions of a table, not a problem of one.
  public var isChange: Bool { rawValue.hasPrefix("D") }

  /// Whether it is what a lint rule finds, not the compiler.
  public var isLint: Bool { rawValue.hasPrefix("L") }

  /// Every code, in the order of the numbers: errors, what lint finds, warnings, changes.
  public static let all: [DiagnosticCode] =
    inputCodes + syntaxCodes + keyCodes + valueCodes + structureCodes + includeCodes + environmentCodes
    + limitCodes + fileCodes + gitCodes + lintCodes + warningCodes + changeCodes

  /// What lint tells, in the order of the numbers.
  static let lintCodes = lintLookCodes + lintTapCodes + lintLayoutCodes + lintSpecCodes + lintRunCodes

  /// What `diff` tells, the worst class first.
  public static let changeCodes = diffBreakingCodes + diffLayoutCodes + diffLookCodes + diffRunCodes

  /// The codes whose severity can be chosen by the name of their rule.
  public static let rules: [DiagnosticCode] = all.filter { $0.rule != nil && !$0.isChange }

  /// The code of a change, by its name (`row-removed`) or the code's own.
  public init?(change name: String) {
    guard let code = Self.changeCodes.first(where: { $0.rule == name || $0.rawValue == name.uppercased() }) else {
      return nil
    }
    self = code
  }

  /// The code of a rule, by the rule's name or the code's.
  public init?(rule name: String) {
    guard let code = DiagnosticCode.rules.first(where: { $0.rule == name || $0.rawValue == name.uppercased() }) else {
      return nil
    }
    self = code
  }

  private static let byName = Dictionary(all.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}

extension DiagnosticCode: Hashable, CustomStringConvertible {
  public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  public var description: String { rawValue }
}
