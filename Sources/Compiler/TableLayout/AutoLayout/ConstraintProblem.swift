import TableIR

/// A problem of the constraints of a row, header or footer in an environment.
public struct ConstraintProblem: Hashable, Sendable {
  /// What is wrong, with the constraints or the views that are involved.
  public enum Kind: Hashable, Sendable {
    /// Not all of these can hold: the smallest such set, of which UIKit would break one.
    case unsatisfiable([LayoutConstraint], broken: Broken?, others: [Other])
    /// The positions or sizes of these are not determined.
    case ambiguous([Freedom])
    /// Only views of no size satisfy these ratios.
    case collapsed([LayoutConstraint])
    /// These contradict the height that they give to a row, because its line, or a part of a pixel, is added to it. UIKit would break one,
    /// by a distance in points.
    case stretched([LayoutConstraint], broken: LayoutConstraint, by: Double)
    /// These constraints, all of the holder, give it no height.
    case heightless
    /// An image or a control that is narrower or lower than its content, because others take the space.
    case squeezed(Squeeze)
  }

  /// What a view has of the size of its content, in points.
  public struct Squeeze: Hashable, Sendable {
    /// The view's id, or its place among its siblings.
    public var view: String
    /// Where the spec declares the view.
    public var location: SourceLocation
    /// Its width or its height.
    public var length: Length
    /// That of its content (`intrinsicContentSize`).
    public var own: Double
    /// That of the view.
    public var actual: Double
  }

  /// What constraints can contradict besides each other.
  public enum Other: Hashable, Sendable {
    /// The size of the row, header or footer that contains the views, in points.
    case width(Double)
    case height(Double)
    /// A view that has a frame.
    case frame(of: String, SourceLocation)
    /// How a stack arranges its views.
    case stack(Arrangement)
  }

  /// What gives way.
  public enum Broken: Hashable, Sendable {
    /// A constraint of the spec.
    case constraint(LayoutConstraint)
    /// How a stack arranges its views, which is among the others.
    case arrangement(Arrangement)
  }

  /// How a stack arranges its views.
  public struct Arrangement: Hashable, Sendable {
    /// The stack's id, or its place among its siblings.
    public var stack: String
    /// Which of its rules it is.
    public var rule: StackRule
    /// Where the spec declares the stack.
    public var location: SourceLocation
  }

  /// What a stack requires of its views, by the names of its constraints in UIKit's logs.
  public enum StackRule: String, Hashable, Sendable {
    case spacing = "UISV-spacing"
    case canvasConnection = "UISV-canvas-connection"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case distributing = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
  }

  /// A number of a view's frame.
  public enum Length: String, Hashable, Sendable {
    case x, y, width, height
  }

  /// A length that could have another value with all constraints satisfied equally well.
  public struct Freedom: Hashable, Sendable {
    /// The view's id, or its place among its siblings.
    public var view: String
    /// Where the spec declares the view.
    public var location: SourceLocation
    /// Which number of the view's frame is not determined.
    public var length: Length
    /// In points; infinite if unbounded.
    public var lowest: Double
    /// In points; infinite if unbounded.
    public var highest: Double
  }

  /// What is wrong with the constraints of the holder.
  public var kind: Kind
  /// The row, header or footer that contains the views.
  public var holder: SourceLocation
}

/// The problems found by a layout. Views that are laid out alike have the same problems, which are searched for once.
struct ConstraintProblems {
  private(set) var found: [ConstraintProblem] = []
  private var looked: Set<Key> = []

  /// The maximum number of problems of constraints, and of views without space; nobody reads more.
  private static let most = 50
  private var squeezes = 0

  struct Key: Hashable {
    var constraints: [SourceLocation]
    var kind: Kind

    enum Kind { case unsatisfiable, ambiguous, tied, collapsed, heightless, squeezed }
  }

  /// Whether problems of some constraints have yet to be searched for; marks them as searched.
  mutating func begins(_ key: Key) -> Bool {
    guard (key.kind == .squeezed ? squeezes : found.count - squeezes) < Self.most else { return false }
    return looked.insert(key).inserted
  }

  mutating func add(_ problem: ConstraintProblem) {
    if case .squeezed = problem.kind { squeezes += 1 }
    found.append(problem)
  }
}
