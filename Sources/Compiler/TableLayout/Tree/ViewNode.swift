import TableIR

/// A subview of a header, a footer or a cell's contentView.
public struct ViewNode: Hashable, Sendable {
  /// What a view shows, laid out.
  public indirect enum Content: Hashable, Sendable {
    case label(LabelNode)
    /// An image, and its frame in the view's space if it does not fill the view, in points.
    case image(Image, frame: LayoutRect? = nil)
    /// A control and its texts, which are in its space.
    case control(Control, labels: [LabelNode])
    /// A stack's views, in its space.
    case stack([ViewNode])
    /// The subviews of a plain view, in its space.
    case container([ViewNode])
    case plain
  }

  /// The id from the spec; nil if it gives none.
  public var id: String?
  /// What it shows; views inside it are in its space.
  public var content: Content
  /// In the superview's space. A label's own frame repeats it.
  public var frame: LayoutRect
  /// What every view can have, whatever it shows: a background, corners, a border, opacity.
  public var look: ViewLook
  /// The custom class.
  public var className: String?
  /// Where the spec declares the view.
  public var location: SourceLocation

  /// Creates a view node.
  public init(
    id: String? = nil, content: Content, frame: LayoutRect, look: ViewLook = ViewLook(), className: String? = nil,
    location: SourceLocation = .start
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.look = look
    self.className = className
    self.location = location
  }

  /// Its contents, in its space: a stack's arranged views, or its subviews.
  public var subviews: [ViewNode] {
    get {
      switch content {
      case .stack(let views), .container(let views): views
      case .label, .image, .control, .plain: []
      }
    }
    set {
      switch content {
      case .stack: content = .stack(newValue)
      case .container: content = .container(newValue)
      case .label, .image, .control, .plain: break
      }
    }
  }

  /// Makes the view and its contents take no taps.
  mutating func deactivate() {
    if case .control(var control, let labels) = content {
      control.isActive = false
      content = .control(control, labels: labels)
    }
    for index in subviews.indices { subviews[index].deactivate() }
  }

  /// Makes the backgrounds of the view and its contents clear.
  mutating func clearBackgrounds() {
    look.background = nil
    for index in subviews.indices { subviews[index].clearBackgrounds() }
  }

  /// Its kind in the layout tree.
  public var kind: String {
    switch content {
    case .label: "label"
    case .image: "image"
    case .control(let control, _): control.name
    case .stack: "stack"
    case .container, .plain: "view"
    }
  }
}
