import TableIR

/// A constraint of a spec with its solved position (`NSLayoutConstraint`), for pictures of constraints.
///
/// Lengths are points, in the space of the view that contains the views: a cell's contentView, a header or a footer.
public struct ConstraintNode: Hashable, Sendable {
  /// The axis of the constraint.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// How a distance, a length or a ratio compares with its number (`NSLayoutConstraint.Relation`).
  public enum Relation: Hashable, Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// What is constrained, in the form in which pictures show it.
  public enum Kind: Hashable, Sendable {
    /// The second edge is after the first along the axis, to the right or downwards, by the constant.
    case distance(from: Edge, to: Edge)
    /// A width or a height, and the other length that it follows; nil for one that is compared only with the
    /// constant.
    case length(Length, following: Length?)
    /// The ratio of a view's width to its height, which is the multiplier.
    case ratio(of: LayoutRect)
  }

  /// The width or the height of a view or of one of its guides.
  public struct Length: Hashable, Sendable {
    /// The alignment rectangle of the view, or the guide.
    public var frame: LayoutRect
    /// Horizontal for a width, vertical for a height.
    public var axis: Axis

    /// Creates a length.
    public init(_ axis: Axis, of frame: LayoutRect) {
      self.frame = frame
      self.axis = axis
    }
  }

  /// A line of a view or of one of its guides, across the axis of its constraint.
  public struct Edge: Hashable, Sendable {
    /// What an edge is aligned to: a side, the centre or a baseline of its view.
    public enum Line: Hashable, Sendable {
      case edge, center, baseline
    }

    /// The position along the axis.
    public var position: Double
    /// The alignment rectangle of the view, or the guide.
    public var frame: LayoutRect
    /// Which line of the frame it is; a side unless set.
    public var line: Line
    /// Whether it is a guide's: of the layout margins, the safe area or the readable width.
    public var isOfGuide: Bool
    /// Whether the view of the other edge is inside this one's.
    public var isOfHolder: Bool

    /// Creates an edge.
    public init(
      _ position: Double, of frame: LayoutRect, line: Line = .edge, isOfGuide: Bool = false, isOfHolder: Bool = false
    ) {
      self.position = position
      self.frame = frame
      self.line = line
      self.isOfGuide = isOfGuide
      self.isOfHolder = isOfHolder
    }
  }

  /// An attribute of a view or of a guide, with its solved value.
  public struct Anchor: Hashable, Sendable {
    /// As a spec writes it: `title.margins.leading`.
    public var text: String
    /// The length, or the position along the axis, from the left or from the top.
    public var value: Double
    /// The alignment rectangle of the view, or the guide.
    public var frame: LayoutRect
  }

  /// What is constrained, with the places to draw it at.
  public var kind: Kind
  /// The axis along which it is drawn; horizontal for a ratio.
  public var axis: Axis
  /// How the distance, length or ratio compares with the number that it has to have.
  public var relation: Relation
  /// Never negative in a distance without a multiplier.
  public var constant: Double
  /// The factor of the second edge or length.
  public var multiplier: Double
  /// 1 to 1000, which is required.
  public var priority: Double
  /// Whether it was broken because others contradict it.
  public var isBroken: Bool
  /// As a spec writes it: `title.leading == avatar.trailing + 12`.
  public var text: String
  /// The anchors on its left and on its right, as the spec writes them.
  public var anchors: [Anchor] = []
  /// Where the spec has it.
  public var place = SpecPlace(nil)

  /// Creates a constraint node.
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
