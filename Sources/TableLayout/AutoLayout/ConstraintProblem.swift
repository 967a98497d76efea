import TableIR

/// What is wrong with the constraints of a row, a header or a footer where it is laid out.
public struct ConstraintProblem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Not all of these can hold: the smallest such set, of which UIKit would break one.
    case unsatisfiable([LayoutConstraint], broken: LayoutConstraint?, others: [Other])
    /// Nothing says where these are, or how large.
    case ambiguous([Freedom])
    /// Only views of no size satisfy these ratios.
    case collapsed([LayoutConstraint])
  }

  /// What constraints contradict besides each other.
  public enum Other: Hashable, Sendable {
    /// Those of the row, header or footer that holds the views, in points.
    case width(Double)
    case height(Double)
    /// A view that has a frame.
    case frame(of: String, SourceLocation)
    /// How a stack arranges its views.
    case stack(String, SourceLocation)
  }

  public enum Length: String, Hashable, Sendable {
    case x, y, width, height
  }

  /// A length that could be another while all constraints hold as well.
  public struct Freedom: Hashable, Sendable {
    /// The view by its id, or by its place among those beside it.
    public var view: String
    public var location: SourceLocation
    public var length: Length
    /// In points; infinite where nothing bounds it.
    public var lowest: Double
    public var highest: Double
  }

  public var kind: Kind
  /// The row, header or footer that holds the views.
  public var holder: SourceLocation
}

/// The problems that a layout came upon. Views that are laid out alike have the same ones, which are looked for once.
struct ConstraintProblems {
  private(set) var found: [ConstraintProblem] = []
  private var looked: Set<Key> = []

  /// More are hardly read.
  private static let most = 50

  struct Key: Hashable {
    var constraints: [SourceLocation]
    var kind: Kind

    enum Kind { case unsatisfiable, ambiguous, collapsed }
  }

  /// Whether a problem of some constraints is still to be looked for.
  mutating func begins(_ key: Key) -> Bool {
    guard found.count < Self.most else { return false }
    return looked.insert(key).inserted
  }

  mutating func add(_ problem: ConstraintProblem) { found.append(problem) }
}
