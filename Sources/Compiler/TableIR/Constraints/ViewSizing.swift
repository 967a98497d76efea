package import TableConstraints

/// The constraints on size and position that a view without a frame sets itself.
public struct ViewSizing: Hashable, Sendable {
  /// In points; nil to fit the content.
  public var width: Double?
  /// In points; nil to fit the content.
  public var height: Double?
  /// The ratio of width to height; nil if it is free.
  public var aspect: Double?
  /// To its superview.
  public var pins: [Pin] = []
  /// Instead of those of the view's class; 1 to 1000.
  public var hugging = Priorities()
  /// Against becoming smaller, instead of those of the view's class; 1 to 1000.
  public var compression = Priorities()

  /// Creates a view sizing with its defaults.
  public init() {}

  /// Priorities along both axes.
  public struct Priorities: Hashable, Sendable {
    /// For the width; nil for that of the view's class.
    public var horizontal: Int?
    /// For the height; nil for that of the view's class.
    public var vertical: Int?

    /// Creates priorities.
    public init(horizontal: Int? = nil, vertical: Int? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// An attribute of the view that is tied to the same attribute of its superview.
  public struct Pin: Hashable, Sendable {
    package var attribute: Attribute
    /// Nil for the superview itself.
    package var guide: Guide?
    /// The distance inside, or after a centre, in points.
    public var inset: Double

    package init(_ attribute: Attribute, guide: Guide? = nil, inset: Double = 0) {
      self.attribute = attribute
      self.guide = guide
      self.inset = inset
    }

    /// The equivalent constraint.
    fileprivate func expression(of name: String) -> ConstraintExpression {
      ConstraintExpression(
        Anchor(Name(name), attribute), .equal, Anchor(Name(LayoutConstraint.holderName), guide: guide, attribute),
        constant: .number(constant))
    }

    /// The constant added to the attribute of the superview.
    package var constant: Double {
      switch attribute {
      case .trailing, .right, .bottom: -inset
      default: inset
      }
    }
  }

  /// The constraints for a view's own keys: its lengths, their ratio, and its pins to its superview.
  ///
  /// - Parameter location: The location of the view in the spec.
  package func constraints(of name: String, at location: SourceLocation) -> [LayoutConstraint] {
    func declared(_ expression: ConstraintExpression, _ keys: String...) -> LayoutConstraint {
      var constraint = LayoutConstraint(expression, location: location)
      constraint.keys = keys
      return constraint
    }
    func length(_ attribute: Attribute, _ points: Double?) -> [LayoutConstraint] {
      guard let points else { return [] }
      let expression = ConstraintExpression(Anchor(Name(name), attribute), .equal, nil, constant: .number(points))
      return [declared(expression, attribute.rawValue)]
    }
    let ratio = aspect.map {
      ConstraintExpression(Anchor(Name(name), .width), .equal, Anchor(Name(name), .height), multiplier: $0)
    }
    return length(.width, width) + length(.height, height) + (ratio.map { [declared($0, "aspect")] } ?? [])
      + pins.map { declared($0.expression(of: name), "pin", $0.attribute.rawValue) }
  }

  /// The priorities of the view's class, replaced by those that it sets itself.
  public func priorities(over standard: ContentPriorities) -> ContentPriorities {
    var all = standard
    if let value = hugging.horizontal { all.horizontal.hugging = value }
    if let value = hugging.vertical { all.vertical.hugging = value }
    if let value = compression.horizontal { all.horizontal.compressionResistance = value }
    if let value = compression.vertical { all.vertical.compressionResistance = value }
    return all
  }
}
