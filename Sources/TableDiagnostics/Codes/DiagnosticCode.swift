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
/// | E06xx | files and folders: reading and writing | `FileCodes` |
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

  init(_ rawValue: String, _ title: String, _ explanation: String, _ example: Example) {
    self.rawValue = rawValue
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// The registered code of this name, in either case of letters; nil for a name that is not registered.
  public init?(rawValue: String) {
    guard let code = DiagnosticCode.byName[rawValue.uppercased()] else { return nil }
    self = code
  }

  /// The severity a diagnostic of this code has unless it says otherwise: the first letter tells.
  public var severity: Severity { rawValue.hasPrefix("W") ? .warning : .error }

  /// Every code, in the order of the numbers, errors before warnings.
  public static let all: [DiagnosticCode] =
    inputCodes + syntaxCodes + keyCodes + valueCodes + structureCodes + includeCodes + environmentCodes
    + limitCodes + fileCodes + warningCodes

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
