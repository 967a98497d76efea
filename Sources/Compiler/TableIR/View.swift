/// A subview of a header, a footer or a cell's contentView, at a fixed frame or in a stack.
public struct View: Hashable, Sendable {
  /// What a view is, with what it shows.
  public indirect enum Content: Hashable, Sendable {
    case label(Text)
    case image(Image)
    case control(Control)
    case stack(Stack)
    /// A plain view with subviews.
    case container(Subviews)
    /// A plain rectangle.
    case plain

    /// Returns the content of an enabled `UIButton`.
    public static func button(_ value: Button) -> Content { .control(Control(.button(value))) }
    /// Returns the content of an enabled `UISwitch`.
    public static func `switch`(_ value: Switch) -> Content { .control(Control(.switch(value))) }
    /// Returns the content of an enabled `UISlider`.
    public static func slider(_ value: Slider) -> Content { .control(Control(.slider(value))) }
  }

  /// Its name in constraints and in the layout tree; nil if the spec does not name it.
  public var id: String?
  /// What the view is and shows.
  public var content: Content
  /// In points, in the superview's space; zero if constraints position the view.
  public var frame: LayoutRect
  /// Its own size and position constraints; nil for a view with a frame or in a stack.
  public var sizing: ViewSizing?
  /// What is set for the view itself, whatever its content: its background, corners, opacity.
  public var look: ViewLook
  /// For a view with a frame: the parts that change with its superview.
  public var autoresizing: Autoresizing
  /// The custom class, which appearance rules can name.
  public var className: String?
  /// The start of the view's mapping in the spec.
  public var location: SourceLocation
  /// Of a view of a template that a row changes: where the mappings are that it starts from, the nearest first. `location` is that of
  /// the change.
  public var origins: [SourceLocation] = []

  /// Its arranged views or its subviews.
  public var children: [View] {
    switch content {
    case .stack(let stack): stack.views.map(\.view)
    case .container(let subviews): subviews.views
    case .label, .image, .control, .plain: []
    }
  }

  /// Creates a view.
  public init(
    id: String? = nil, content: Content, frame: LayoutRect, look: ViewLook = ViewLook(),
    autoresizing: Autoresizing = [],
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

/// The appearance of a view, regardless of its content. It is set by a spec or by appearance rules, and layout passes it on unchanged.
public struct ViewLook: Hashable, Sendable {
  /// The background colour; nil for clear.
  public var background: Color?
  /// In points; nil for none.
  public var cornerRadius: Double?
  /// The line around the view, inside its edges; nil for none.
  public var border: Border?
  /// The opacity of the view with its contents, from 0 to 1; nil for 1.
  public var alpha: Double?
  /// `isHidden`: it is not shown, but keeps its space unless it is in a stack.
  public var isHidden = false
  /// `clipsToBounds`: its contents are clipped to its edges and its rounded corners.
  public var clipsToBounds = false
  /// For an image: how it fills the view; nil for the default, `scaleToFill`.
  public var contentMode: ContentMode?
  /// What is set of its accessibility.
  package var spoken: Aside<Accessibility>?

  /// Creates a view look.
  public init(background: Color? = nil, cornerRadius: Double? = nil, border: Border? = nil) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
  }

  /// How it is read to those who listen to the screen; what it does not set is as UIKit derives it.
  public var accessibility: Accessibility {
    get { spoken.settings }
    set { spoken.settings = newValue }
  }

  /// UIKit ignores views with less alpha in hit testing (`hitTest(_:with:)`).
  public static let leastVisibleAlpha = 0.01

  /// Whether it is not drawn and receives no taps.
  public var isInvisible: Bool { isHidden || (alpha ?? 1) < Self.leastVisibleAlpha }
}
