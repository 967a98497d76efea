package import ConstraintSyntax

/// What a view that has no frame says of its size and its place: constraints give it both.
public struct ViewSizing: Hashable, Sendable {
  /// In points; nil for what the content asks for.
  public var width: Double?
  /// In points; nil for what the content asks for.
  public var height: Double?
  /// Width by height; nil where it is free.
  public var aspect: Double?
  /// To the view that it stands in.
  public var pins: [Pin] = []
  /// Over those of the view's class; 1 to 1000.
  public var hugging = Priorities()
  public var compression = Priorities()

  public init() {}

  /// Priorities along both axes.
  public struct Priorities: Hashable, Sendable {
    public var horizontal: Int?
    public var vertical: Int?

    public init(horizontal: Int? = nil, vertical: Int? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// An attribute of the view that follows the same one of what it stands in.
  public struct Pin: Hashable, Sendable {
    package var attribute: Attribute
    /// Nil for the view itself that it stands in.
    package var guide: Guide?
    /// How far inside; of a centre, how far after it, in points.
    public var inset: Double

    package init(_ attribute: Attribute, guide: Guide? = nil, inset: Double = 0) {
      self.attribute = attribute
      self.guide = guide
      self.inset = inset
    }

    /// The constraint that it stands for.
    fileprivate func expression(of name: String) -> ConstraintExpression {
      ConstraintExpression(
        Anchor(Name(name), attribute), .equal, Anchor(Name(LayoutConstraint.holderName), guide: guide, attribute),
        constant: .number(constant))
    }

    /// How much is added to the attribute of what the view stands in.
    package var constant: Double {
      switch attribute {
      case .trailing, .right, .bottom: -inset
      default: inset
      }
    }
  }

  /// The constraints that a view's own keys stand for: its lengths, their ratio, and its pins to the view that it stands in.
  ///
  /// - Parameter location: where the view stands.
  package func constraints(of name: String, at location: SourceLocation) -> [LayoutConstraint] {
    func said(_ expression: ConstraintExpression, _ keys: String...) -> LayoutConstraint {
      var constraint = LayoutConstraint(expression, location: location)
      constraint.keys = keys
      return constraint
    }
    func length(_ attribute: Attribute, _ points: Double?) -> [LayoutConstraint] {
      guard let points else { return [] }
      let expression = ConstraintExpression(Anchor(Name(name), attribute), .equal, nil, constant: .number(points))
      return [said(expression, attribute.rawValue)]
    }
    let ratio = aspect.map {
      ConstraintExpression(Anchor(Name(name), .width), .equal, Anchor(Name(name), .height), multiplier: $0)
    }
    return length(.width, width) + length(.height, height) + (ratio.map { [said($0, "aspect")] } ?? [])
      + pins.map { said($0.expression(of: name), "pin", $0.attribute.rawValue) }
  }

  /// The priorities of a view of a class, and those that it says itself over them.
  public func priorities(over standard: ContentPriorities) -> ContentPriorities {
    var all = standard
    if let value = hugging.horizontal { all.horizontal.hugging = value }
    if let value = hugging.vertical { all.vertical.hugging = value }
    if let value = compression.horizontal { all.horizontal.compressionResistance = value }
    if let value = compression.vertical { all.vertical.compressionResistance = value }
    return all
  }
}
