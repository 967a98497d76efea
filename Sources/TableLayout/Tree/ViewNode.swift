import TableIR

/// A subview of a header, a footer or a cell's contentView.
public struct ViewNode: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    case label(LabelNode)
    case image(Image)
    /// A control and the texts in it, which are in its space.
    case control(Control, labels: [LabelNode])
    /// A stack's views, in its space.
    case stack([ViewNode])
    case plain
  }

  public var id: String?
  public var content: Content
  /// In the superview's space. A label's own frame repeats it.
  public var frame: Rect
  public var look: ViewLook
  /// The team's own class.
  public var className: String?
  public var location: SourceLocation

  public init(
    id: String? = nil, content: Content, frame: Rect, look: ViewLook = ViewLook(), className: String? = nil,
    location: SourceLocation = .start
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.look = look
    self.className = className
    self.location = location
  }

  /// Makes the view, and what it arranges, take no taps.
  mutating func deactivate() {
    switch content {
    case .control(var control, let labels):
      control.isActive = false
      content = .control(control, labels: labels)
    case .stack(var views):
      for index in views.indices { views[index].deactivate() }
      content = .stack(views)
    case .label, .image, .plain: break
    }
  }

  /// What the layout tree calls it.
  public var kind: String {
    switch content {
    case .label: "label"
    case .image: "image"
    case .control(let control, _): control.name
    case .stack: "stack"
    case .plain: "view"
    }
  }
}
