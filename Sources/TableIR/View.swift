/// A subview of a header, a footer or a cell's contentView, at a fixed frame or in a stack.
public struct View: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    case label(Text)
    case image(Image)
    case control(Control)
    case stack(Stack)
    /// A plain rectangle.
    case plain

    public static func button(_ value: Button) -> Content { .control(Control(.button(value))) }
    public static func `switch`(_ value: Switch) -> Content { .control(Control(.switch(value))) }
    public static func slider(_ value: Slider) -> Content { .control(Control(.slider(value))) }
  }

  public var id: String?
  public var content: Content
  /// In points, in the space of the view it stands in.
  public var frame: Rect
  public var background: Color?
  /// In points; nil for none.
  public var cornerRadius: Double?
  /// The team's own class, by which rules of appearance name it.
  public var className: String?
  public var location: SourceLocation

  public init(
    id: String? = nil, content: Content, frame: Rect, background: Color? = nil, cornerRadius: Double? = nil,
    className: String? = nil, location: SourceLocation = .start
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.background = background
    self.cornerRadius = cornerRadius
    self.className = className
    self.location = location
  }
}

/// A header or footer: of the table, or of a section.
public struct HeaderFooter: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A title that UIKit styles by the table's style.
    case title(Text)
    /// A view of the spec's own, with its subviews.
    case views([View])
  }

  public var content: Content
  /// In points; nil for the height that UIKit gives it.
  public var height: Double?
  public var background: Fill?
  /// The team's own class, by which rules of appearance name it.
  public var className: String?
  public var location: SourceLocation

  public init(
    content: Content, height: Double? = nil, background: Fill? = nil, className: String? = nil,
    location: SourceLocation = .start
  ) {
    self.content = content
    self.height = height
    self.background = background
    self.className = className
    self.location = location
  }
}
