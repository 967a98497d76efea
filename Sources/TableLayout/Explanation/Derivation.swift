import TableIR

/// How one number of a frame comes about: where it starts, and a step for everything that changes it.
public struct Derivation: Hashable, Sendable {
  /// Which of a frame's numbers it is.
  public enum Quantity: String, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// What a step does to the number.
  public enum Change: Hashable, Sendable {
    case start(Double)
    case plus(Double)
    case minus(Double)
    case halved
    /// To a whole number of pixels or points.
    case up(Unit)
    case down(Unit)
    case nearest(Unit)
    /// The other edge goes to the nearest pixel too: the length between both may change with it.
    case edges
    /// To the other side of what holds the view, in an interface that runs from right to left.
    case mirrored
  }

  public enum Unit: String, Sendable {
    case pixel, point
  }

  /// Where a step's number is from.
  public enum Source: Hashable, Sendable {
    /// A number of the metrics profile, by its path: `labels.imageGap`.
    case profile(String)
    /// What the spec says at a place.
    case spec(SourceLocation)
    case environment
  }

  public struct Step: Hashable, Sendable {
    public var change: Change
    public var reason: String
    public var source: Source?
    /// The number after it, in points.
    public var value: Double
  }

  public var quantity: Quantity
  public private(set) var steps: [Step] = []
  /// The number, in points.
  public private(set) var value = 0.0

  init(_ quantity: Quantity) {
    self.quantity = quantity
  }

  mutating func start(_ points: Double, _ reason: String, _ source: Source? = nil) {
    add(.start(points), reason, source, value: points)
  }

  /// Adds nothing where there is nothing to add.
  mutating func plus(_ points: Double, _ reason: String, _ source: Source? = nil) {
    if points != 0 { add(.plus(points), reason, source, value: value + points) }
  }

  /// Tells of something that might have changed the number, and does not.
  mutating func remark(_ reason: String, _ source: Source? = nil) { add(.plus(0), reason, source, value: value) }

  mutating func minus(_ points: Double, _ reason: String, _ source: Source? = nil) {
    if points != 0 { add(.minus(points), reason, source, value: value - points) }
  }

  mutating func halve(_ reason: String) { add(.halved, reason, nil, value: value / 2) }

  /// Tells a rounding only where it changes the number.
  mutating func round(_ change: Change, _ reason: String, to rounded: Double) {
    if abs(rounded - value) > 1e-6 { add(change, reason, nil, value: rounded) }
    value = rounded
  }

  /// Ends as `PixelGrid.snap` does: an origin on the nearest pixel, a length between two such edges.
  mutating func snap(to grid: PixelGrid, origin: Double) {
    switch quantity {
    case .x, .y: round(.nearest(.pixel), "to the nearest pixel", to: grid.round(value))
    case .width, .height:
      round(
        .edges, "both edges to the nearest pixel",
        to: grid.round(grid.round(origin + value) - grid.round(origin)))
    }
  }

  private mutating func add(_ change: Change, _ reason: String, _ source: Source?, value: Double) {
    steps.append(Step(change: change, reason: reason, source: source, value: value))
    self.value = value
  }
}

/// The four numbers of one view's frame.
public struct FrameDerivation: Hashable, Sendable {
  /// `textLabel`, as the layout tree calls it.
  public var view: String
  /// Whose space the frame is in: `contentView`.
  public var space: String
  public var frame: Rect
  public var numbers: [Derivation]
  /// The properties of its look.
  public var looks: [LookDerivation] = []
  /// The width that the view is mirrored in, from right to left; nil for one that is not.
  var mirroredIn: Double?

  /// The same on the other side of what holds it.
  var mirrored: FrameDerivation {
    guard let width = mirroredIn else { return self }
    var mirrored = self
    mirrored.frame = frame.mirrored(in: width)
    for index in numbers.indices where numbers[index].quantity == .x {
      mirrored.numbers[index].round(
        .mirrored, "mirrored: from the other side, its own width off", to: mirrored.frame.x)
    }
    return mirrored
  }
}

/// The frames of one row, or of a section's header or footer.
public struct Explanation: Hashable, Sendable {
  /// `row 'wifi' of section 'connections'`.
  public var subject: String
  public var location: SourceLocation
  public var frames: [FrameDerivation]
  /// The properties of its own look: of the table.
  public var looks: [LookDerivation] = []
}

extension Double {
  /// A length in words: no point and nothing behind it where it is whole.
  var inPoints: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}
