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
/// | E0601–E0619 | files and folders: reading and writing | `FileCodes` |
/// | E0620–E0629 | layouts that are read back | `LayoutFileCodes` |
/// | L01xx–L04xx | what lint rules find: looks, taps, layout, the spec itself | `LintLookCodes` and its neighbours |
/// | L09xx | what asks for rules: comments, configuration, baselines | `LintRunCodes` |
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

    static func yaml(wrong: String, right: String) -> Example {
      Example(language: .yaml, wrong: wrong, right: right)
    }

    static func shell(wrong: String, right: String) -> Example {
      Example(language: .shell, wrong: wrong, right: right)
    }
  }

  /// The code as it is printed: `E0107`.
  public let rawValue: String
  /// The kind of problem in a few words.
  public let title: String
  /// One paragraph: what the rule is, why it is, and the way out.
  public let explanation: String
  public let example: Example
  /// What configuration and comments call it, where its severity can be chosen: `text-contrast`.
  public let rule: String?
  /// The severity that a diagnostic of this code has unless it says otherwise.
  public let severity: Severity

  init(
    _ rawValue: String, rule: String? = nil, severity: Severity? = nil, _ title: String, _ explanation: String,
    _ example: Example
  ) {
    self.rawValue = rawValue
    self.rule = rule
    self.severity = severity ?? (rawValue.hasPrefix("E") ? .error : .warning)
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// The registered code of this name, in either case of letters; nil for a name that is not registered.
  public init?(rawValue: String) {
    guard let code = DiagnosticCode.byName[rawValue.uppercased()] else { return nil }
    self = code
  }

  /// Whether it is what a lint rule finds, not the compiler.
  public var isLint: Bool { rawValue.hasPrefix("L") }

  /// Every code, in the order of the numbers: errors, what lint finds, warnings.
  public static let all: [DiagnosticCode] =
    inputCodes + syntaxCodes + keyCodes + valueCodes + structureCodes + includeCodes + environmentCodes
    + limitCodes + fileCodes + layoutFileCodes + lintCodes + warningCodes

  /// What lint tells, in the order of the numbers.
  static let lintCodes = lintLookCodes + lintTapCodes + lintLayoutCodes + lintSpecCodes + lintRunCodes

  /// The codes whose severity can be chosen by the name of their rule.
  public static let rules: [DiagnosticCode] = all.filter { $0.rule != nil }

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
