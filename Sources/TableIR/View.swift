/// A subview of a header, a footer or a cell's contentView, at a fixed frame or in a stack.
public struct View: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    case label(Text)
    case image(Image)
    case control(Control)
    case stack(Stack)
    /// A plain view with subviews of its own.
    case container(Subviews)
    /// A plain rectangle.
    case plain

    public static func button(_ value: Button) -> Content { .control(Control(.button(value))) }
    public static func `switch`(_ value: Switch) -> Content { .control(Control(.switch(value))) }
    public static func slider(_ value: Slider) -> Content { .control(Control(.slider(value))) }
  }

  public var id: String?
  public var content: Content
  /// In points, in the space of the view it stands in; nothing where constraints hold the view.
  public var frame: Rect
  /// What it says of its size and its place; nil for a view at a frame or in a stack.
  public var sizing: ViewSizing?
  public var look: ViewLook
  /// Of a view at a frame: what changes as its superview does.
  public var autoresizing: Autoresizing
  /// The team's own class, by which rules of appearance name it.
  public var className: String?
  public var location: SourceLocation
  /// Of a view of a template that a row changes: where the mappings are that it starts from, the nearest first. `location` is that of
  /// the change.
  public var origins: [SourceLocation] = []

  /// What is in it: what a stack arranges, or its subviews.
  public var children: [View] {
    switch content {
    case .stack(let stack): stack.views.map(\.view)
    case .container(let subviews): subviews.views
    case .label, .image, .control, .plain: []
    }
  }

  public init(
    id: String? = nil, content: Content, frame: Rect, look: ViewLook = ViewLook(), autoresizing: Autoresizing = [],
    className: String? = nil, location: SourceLocation = .start
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.look = look
    self.autoresizing = autoresizing
    self.className = className
    self.location = location
  }
}

/// What a view looks like, whatever it shows. A spec says it, rules of appearance give it, and layout hands it on as it is.
public struct ViewLook: Hashable, Sendable {
  public var background: Color?
  /// In points; nil for none.
  public var cornerRadius: Double?
  public var border: Border?
  /// From 0 to 1, of the view with all that is in it; nil for 1.
  public var alpha: Double?
  /// `isHidden`: it keeps its place, but for one in a stack, and shows nothing.
  public var isHidden = false
  /// `clipsToBounds`: what is in it ends at its edges, and at its corners' rounding.
  public var clipsToBounds = false
  /// Of an image: how it fills the view; nil for `scaleToFill`, a view's own.
  public var contentMode: ContentMode?

  public init(background: Color? = nil, cornerRadius: Double? = nil, border: Border? = nil) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
  }

  /// UIKit finds no view whose alpha is less (`hitTest(_:with:)`).
  public static let leastVisibleAlpha = 0.01

  /// Whether nothing of it is drawn and it takes no taps.
  public var isInvisible: Bool { isHidden || (alpha ?? 1) < Self.leastVisibleAlpha }
}
