import TableDiagnostics
import TableIR

/// What a rule found, before it is located in the spec.
public struct Finding: Sendable {
  public var code: DiagnosticCode
  /// Where the finding points: the first of them that the spec contains, otherwise the place nearest to the first.
  public var places: [SpecPlace]
  /// Whether it points at the key, not at the value.
  public var pointsAtKey = false
  public var message: String
  public var label: String?
  public var help: String?
  public var notes: [PlacedNote] = []
  public var fixes: [Fix] = []
  /// The id of its owner: a row, a section, or `table`.
  public var owner: String
  /// Of several findings at one place, the one with the lowest rank is reported.
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

  /// An edit that would fix the spec.
  public struct Fix: Sendable {
    public var message: String
    /// The range to replace: the value, or the key together with its value.
    public var place: SpecPlace
    public var takesKey: Bool
    public var replacement: String
    public var applicability: FixIt.Applicability
    /// A place that must not exist yet.
    public var unless: SpecPlace?
  }
}
