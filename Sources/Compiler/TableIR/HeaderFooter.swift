/// A header or footer: of the table, or of a section.
public struct HeaderFooter: Hashable, Sendable {
  /// What a header or footer shows; only a section's can be a title.
  public enum Content: Hashable, Sendable {
    /// A title that UIKit styles by the table's style.
    case title(Title)
    /// A custom view, with its subviews.
    case views(Subviews)
    /// A view with a stack, which determines the height if `height` does not.
    case stack(Stack)

    /// Returns the content with a title whose letters and content configuration are those of the table's style.
    public static func title(_ text: Text) -> Content { .title(Title(text)) }
    /// Returns the content with subviews that were designed for a new view, and no constraints between them.
    public static func views(_ views: [View]) -> Content { .views(Subviews(views)) }
  }

  /// A title, and how its letters are changed.
  public struct Title: Hashable, Sendable {
    /// The title with its attributes; missing ones come from the table's style.
    public var text: Text
    /// Nil for that of the table's style.
    public var transform: TextTransform?
    /// The content configuration that shows it; nil for that of the table's style or of the list.
    public var configuration: TitleConfiguration?

    /// Creates a title.
    public init(_ text: Text, transform: TextTransform? = nil, configuration: TitleConfiguration? = nil) {
      self.text = text
      self.transform = transform
      self.configuration = configuration
    }
  }

  /// What it shows: a title, subviews or a stack.
  public var content: Content
  /// The subviews in its layout: its views, or the view that contains its stack, which has no mapping in the spec.
  public var ownViews: [View] {
    switch content {
    case .title: []
    case .views(let subviews): subviews.views
    case .stack(let stack): [stack.view(at: location)]
    }
  }
  /// In points; nil for UIKit's height.
  public var height: Double?
  /// The fill behind its contents; nil for UIKit's behind a title, and for none behind views.
  public var background: ShapedFill?
  /// The custom class, which appearance rules can name.
  public var className: String?
  /// How it is read to those who listen to the screen; what it does not set is as UIKit derives it.
  public var accessibility: Accessibility {
    get { spoken.settings }
    set { spoken.settings = newValue }
  }
  package var spoken: Aside<Accessibility>?
  /// The start of its mapping in the spec, or of the title that is written alone.
  public var location: SourceLocation

  /// Creates a header or footer.
  public init(
    content: Content, height: Double? = nil, background: ShapedFill? = nil, className: String? = nil,
    location: SourceLocation = .start
  ) {
    self.content = content
    self.height = height
    self.background = background
    self.className = className
    self.location = location
  }
}

/// How the letters of a text are changed (`UIListContentConfiguration.TextProperties.TextTransform`).
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case none, uppercase, lowercase, capitalized
}
