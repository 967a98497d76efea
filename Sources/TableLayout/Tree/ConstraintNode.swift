import TableIR

/// A constraint that a spec says, where it came out (`NSLayoutConstraint`): what pictures of constraints show.
///
/// Lengths are points, in the space of the view that holds the views: a cell's contentView, a header or a footer.
public struct ConstraintNode: Hashable, Sendable {
  /// Along which it holds something.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  public enum Relation: Hashable, Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  public enum Kind: Hashable, Sendable {
    /// The second one is as far after the first along the axis, to the right or downwards, as the constant says.
    case distance(from: Edge, to: Edge)
    /// A width or a height, and the other one that it follows; nil for one that is compared with the constant alone.
    case length(Length, following: Length?)
    /// A view's width by its height, which is the multiplier.
    case ratio(of: Rect)
  }

  /// The width or the height of a view or of one of its guides.
  public struct Length: Hashable, Sendable {
    public var frame: Rect
    public var axis: Axis

    public init(_ axis: Axis, of frame: Rect) {
      self.frame = frame
      self.axis = axis
    }
  }

  /// A line of a view or of one of its guides, across the axis of its constraint.
  public struct Edge: Hashable, Sendable {
    public enum Line: Hashable, Sendable {
      case edge, center, baseline
    }

    /// Along the axis.
    public var position: Double
    /// The alignment rectangle of the view, or the guide.
    public var frame: Rect
    public var line: Line
    /// Whether it is a guide's: of the layout margins, the safe area or the readable width.
    public var isOfGuide: Bool
    /// Whether the view of the other edge stands in this one's.
    public var isOfHolder: Bool

    public init(
      _ position: Double, of frame: Rect, line: Line = .edge, isOfGuide: Bool = false, isOfHolder: Bool = false
    ) {
      self.position = position
      self.frame = frame
      self.line = line
      self.isOfGuide = isOfGuide
      self.isOfHolder = isOfHolder
    }
  }

  public var kind: Kind
  public var axis: Axis
  public var relation: Relation
  /// Never negative in a distance that has no multiplier.
  public var constant: Double
  /// What the second edge or length is multiplied by.
  public var multiplier: Double
  /// 1 to 1000, which is required.
  public var priority: Double
  /// Whether it gave way to others that contradict it.
  public var isBroken: Bool
  /// As a spec writes it: `title.leading == avatar.trailing + 12`.
  public var text: String

  public init(
    _ kind: Kind, _ axis: Axis, _ relation: Relation = .equal, constant: Double = 0, multiplier: Double = 1,
    priority: Double = 1_000, isBroken: Bool = false, text: String
  ) {
    self.kind = kind
    self.axis = axis
    self.relation = relation
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
    self.isBroken = isBroken
    self.text = text
  }
}
