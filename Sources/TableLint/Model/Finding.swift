import TableDiagnostics
import TableIR

/// What a rule found, before anyone knows where the spec says it.
public struct Finding: Sendable {
  public var code: DiagnosticCode
  /// Where the finding points: the first of them that the spec says, else what is nearest to the first.
  public var places: [SpecPlace]
  /// Whether the key is meant, not its value.
  public var pointsAtKey = false
  public var message: String
  public var label: String?
  public var help: String?
  public var notes: [PlacedNote] = []
  public var fixes: [Fix] = []
  /// What it is in, by its id: a row, a section, or `table`.
  public var owner: String
  /// Of several findings in one place the lowest is told.
  public var rank = 0.0

  public init(_ code: DiagnosticCode, _ places: [SpecPlace], owner: String, _ message: String) {
    self.code = code
    self.places = places
    self.owner = owner
    self.message = message
  }

  /// A remark that may point at something else.
  public struct PlacedNote: Sendable {
    public var message: String
    public var place: SpecPlace?
  }

  /// An edit that would mend the spec.
  public struct Fix: Sendable {
    public var message: String
    /// What is replaced: the value, or the key and its value together.
    public var place: SpecPlace
    public var takesKey: Bool
    public var replacement: String
    /// What must not be there yet.
    public var unless: SpecPlace?
  }
}
