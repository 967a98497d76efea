/// The stable name of a kind of problem.
///
/// A code is defined in the module that reports it, and a module that uses several others collects theirs. What it means, and its
/// example, are a section of `Documentation.docc/Diagnostics.md`. Codes are never renumbered or reused. The ranges:
///
/// | range | subject | module |
/// |---|---|---|
/// | E0001–E0009 | the input: its bytes and its root | `TableParsing` |
/// | E0010–E0099 | YAML syntax, anchors and aliases | `TableParsing` |
/// | E0101–E0109 | keys | `TableParsing` |
/// | E0110–E0199 | values | `TableParsing` |
/// | E02xx | structure: ids, templates, repeats | `TableParsing` |
/// | E0301–E0309 | included files | `TableParsing` |
/// | E0310–E0314 | images and other assets | `TableParsing` |
/// | E0315–E0319 | links, paths and names that lead elsewhere | `tablec` |
/// | E0401–E0402 | metrics profiles | `TableParsing` |
/// | E0403–E0499 | requests of a run to a spec | `tablec` |
/// | E05xx | limits | `TableParsing` |
/// | E0601–E0609 | files and folders: reading and writing | `tablec` |
/// | E0610–E0619 | git | `GitReading` |
/// | E0620–E0629 | layouts that are read back | `LayoutFormat` |
/// | E0640–E0649, W0210–W0219 | outputs that were written before | `tablec` |
/// | E0650–E0659, W0220–W0229 | files in their canonical form | `SpecFormatting` |
/// | E0690–E0699 | templates of outputs | `tablec` |
/// | E0630–E0639, W0630–W0639 | view dumps printed by an app | `TableDiff` |
/// | L01xx–L07xx | findings of lint rules: appearance, taps, layout, the spec itself, texts, accessibility | `TableLint`, in the rule's file |
/// | L09xx | references to rules: comments, configuration, baselines | `TableLint` |
/// | D01xx–D06xx | changes that `diff` reports: breaking, layout, visual, text, none, accessibility | `TableDiff` |
/// | W... | warnings, numbered like the errors | `TableParsing`; W02xx `tablec`; W061x `GitReading` |
public struct DiagnosticCode: Sendable {
  /// A mistake and its fix, short enough to read at a glance.
  public struct Example: Sendable {
    /// The language of the two texts, as named in a Markdown code fence.
    public enum Language: String, Sendable {
      case yaml
      case shell
    }

    /// How the two texts are highlighted.
    public let language: Language
    /// The text with the mistake, or the old version of a change.
    public let wrong: String
    /// The text with the fix, or the new version of a change.
    public let right: String
    /// Whether the two are an old and a new version, instead of a mistake and its fix.
    public let isChange: Bool
  }

  /// The code as printed: `E0107`.
  public let rawValue: String
  /// The kind of problem in a few words, as in the heading of its section.
  public let title: String
  /// Its name in configuration and comments, if its severity can be set (`text-contrast`); for a change, its name.
  public let rule: String?
  /// The default severity of a diagnostic with this code.
  public let severity: Severity

  /// Whether it is a change that `diff` reports.
  package var isChange: Bool { rawValue.hasPrefix("D") }

  /// - Parameter severity: Nil for that of the code's letter: `E` is an error, any other a warning.
  package init(_ rawValue: String, rule: String? = nil, severity: Severity? = nil, _ title: String) {
    self.rawValue = rawValue
    self.rule = rule
    self.severity = severity ?? (rawValue.hasPrefix("E") ? .error : .warning)
    self.title = title
  }
}

extension DiagnosticCode: Hashable, CustomStringConvertible {
  /// Whether two values are the same.
  public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Hashes what makes values the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  /// As text, for messages.
  public var description: String { rawValue }
}

extension DiagnosticCode {
  // Codes that every module that reads a file can report.

  /// E0501: file too large.
  public static let tooManyBytes = DiagnosticCode("E0501", "file too large")
}

extension Sequence<DiagnosticCode> {
  /// The code of a rule or a change by its name (`text-contrast`), or by its code in upper or lower case.
  public func named(_ name: String) -> DiagnosticCode? {
    first { $0.rule == name || $0.rawValue == name.uppercased() }
  }

  /// The names of rules and changes.
  public var ruleNames: [String] { compactMap(\.rule) }
}
