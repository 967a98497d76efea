import TableDiagnostics
import TableIR

/// What a rule found, before it is located in the spec.
public struct Finding: Sendable {
  /// The rule's code, with its default severity.
  public var code: DiagnosticCode
  /// Where the finding points: the first of them that the spec contains, otherwise the place nearest to the first.
  public var places: [SpecPlace]
  /// Whether it points at the key, not at the value.
  public var pointsAtKey = false
  /// The problem, in one line of lower case without a full stop.
  public var message: String
  /// The text after the caret; nil for none.
  public var label: String?
  /// The fix, in one line; nil if the message says enough.
  public var help: String?
  /// Additional information, and other places that are involved.
  public var notes: [PlacedNote] = []
  /// Edits that would fix the spec; those that do not fit its text are left out.
  public var fixes: [Fix] = []
  /// The id of its owner: a row, a section, or `table`.
  public var owner: String
  /// Where the row, header or footer begins that contains it, if that tells its owner.
  public var holder: SourceLocation?
  /// What of its owner it is about, where its place does not tell: the view, or a constraint.
  public var subject: String?
  /// Of several findings at one place, the one with the lowest rank is reported.
  public var rank = 0.0

  /// Creates a finding.
  public init(_ code: DiagnosticCode, _ places: [SpecPlace], owner: String, _ message: String) {
    self.code = code
    self.places = places
    self.owner = owner
    self.message = message
  }

  /// A remark that may point at something else.
  public struct PlacedNote: Sendable {
    /// One line: `first used here`.
    public var message: String
    /// Where the remark points; nil if it has no place.
    public var place: SpecPlace?
  }

  /// An edit that would fix the spec.
  public struct Fix: Sendable {
    /// The edit as an instruction: `replace with 'false'`.
    public var message: String
    /// The range to replace: the value, or the key together with its value.
    public var place: SpecPlace
    /// Whether the key is replaced together with its value.
    public var takesKey: Bool
    /// The new text of the value, or of the key and the value.
    public var replacement: String
    /// Whether the edit may be made without a person who looks at it.
    public var applicability: FixIt.Applicability
    /// A place that must not exist yet.
    public var unless: SpecPlace?
  }
}
