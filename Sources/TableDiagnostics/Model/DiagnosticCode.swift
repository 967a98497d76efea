/// The stable name of one kind of problem, with what `explain` says about it.
///
/// A code stands with what reports it, and whoever brings several rooms together gathers theirs. Codes are never renumbered or used
/// again. The ranges:
///
/// | range | what it is about | room |
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
/// | E0403–E0499 | what a run asks for of a spec | `tablec` |
/// | E05xx | limits | `TableParsing` |
/// | E0601–E0609 | files and folders: reading and writing | `tablec` |
/// | E0610–E0619 | git | `GitReading` |
/// | E0620–E0629 | layouts that are read back | `LayoutFormat` |
/// | E0630–E0639 | what an app printed of its views | `TableDiff` |
/// | L01xx–L04xx | what lint rules find: looks, taps, layout, the spec itself | `TableLint`, in the rule's file |
/// | L09xx | what asks for rules: comments, configuration, baselines | `TableLint` |
/// | D01xx–D05xx | what `diff` tells: breaking, layout, visual, text, none | `TableDiff` |
/// | W... | warnings, numbered as the errors are | `TableParsing`; W02xx `tablec` |
public struct DiagnosticCode: Sendable {
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

    package static func yaml(wrong: String, right: String) -> Example {
      Example(.yaml, wrong: wrong, right: right)
    }

    package static func shell(wrong: String, right: String) -> Example {
      Example(.shell, wrong: wrong, right: right)
    }

    package static func change(before: String, after: String) -> Example {
      Example(.yaml, wrong: before, right: after, isChange: true)
    }

    package static func shellChange(before: String, after: String) -> Example {
      Example(.shell, wrong: before, right: after, isChange: true)
    }

    /// The same below what many examples begin with, so that each says only what is its own.
    ///
    /// - Parameter indentation: how far the two texts stand in from it, in blanks.
    package func below(_ head: String, indentation: Int = 0) -> Example {
      let margin = String(repeating: " ", count: indentation)
      func whole(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .reduce(head) { $0 + "\n" + ($1.isEmpty ? "" : margin + $1) }
      }
      return Example(language, wrong: whole(wrong), right: whole(right), isChange: isChange)
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

  /// - Parameter severity: nil for that of the code's letter: `E` is an error, any other a warning.
  package init(
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

extension DiagnosticCode {
  // What every room that reads a file can find.

  public static let tooManyBytes = DiagnosticCode(
    "E0501", "file too large",
    """
    Input size is limited so that a hostile file, or one that is not a spec, takes bounded time and memory. If the \
    spec is intentionally this large, raise the limit with its flag.
    """,
    .shell(wrong: "tablec compile export-of-everything.yaml", right: "tablec compile Specs"))
}

extension Sequence<DiagnosticCode> {
  /// The code of a rule or a change by its name (`text-contrast`), or by the code's own in either case of letters.
  public func named(_ name: String) -> DiagnosticCode? {
    first { $0.rule == name || $0.rawValue == name.uppercased() }
  }

  /// The names that rules and changes have.
  public var ruleNames: [String] { compactMap(\.rule) }
}
