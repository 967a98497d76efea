/// Views in a row or a column (`UIStackView`).
public struct Stack: Hashable, Sendable {
  /// The direction in which the views follow each other.
  public var axis = Axis.horizontal
  /// Between two views, in points.
  public var spacing = 0.0
  /// Whether `spacing` is from the last baseline of a view to the first one of the next (`isBaselineRelativeArrangement`).
  public var isBaselineRelativeArrangement = false
  /// How the views are placed across the axis.
  public var alignment = Alignment.fill
  /// How the views share the length of the stack along the axis.
  public var distribution = Distribution.fill
  /// Around the views, in points (`isLayoutMarginsRelativeArrangement`).
  public var margins = Insets()
  /// The arranged views, from the leading or the top end (`UIStackView.arrangedSubviews`).
  public var views: [ArrangedView] = []
  private var own: Aside<Own>?

  /// Creates a stack with its defaults.
  public init() {}

  /// The properties of a row's or a header's own stack, which is not a view.
  private struct Own: Hashable {
    var className: String?
    var look = ViewLook()
  }

  /// The custom class of a row's or a header's own stack, which appearance rules can name.
  public var className: String? {
    get { own?.value.className }
    set { set { $0.className = newValue } }
  }

  /// What appearance rules set on a row's or a header's own stack.
  public var look: ViewLook {
    get { own?.value.look ?? ViewLook() }
    set { set { $0.look = newValue } }
  }

  private mutating func set(_ change: (inout Own) -> Void) {
    var value = own?.value ?? Own()
    change(&value)
    own = value == Own() ? nil : .value(value)
  }

  /// A row's or a header's own stack as a view.
  ///
  /// - Parameter location: The location of the row or header.
  public func view(frame: LayoutRect = .zero, at location: SourceLocation) -> View {
    var stack = self
    stack.own = nil
    return View(content: .stack(stack), frame: frame, look: look, className: className, location: location)
  }

  /// The same without hidden views, which take up no space.
  package var shown: Stack {
    guard views.contains(where: \.view.look.isHidden) else { return self }
    var stack = self
    stack.views.removeAll(where: \.view.look.isHidden)
    return stack
  }

  /// The space after each view but the last, in points.
  package var gaps: [Double] { views.dropLast().map { $0.customSpacing ?? spacing } }

  /// `NSLayoutConstraint.Axis`.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// How views are aligned across the axis (`UIStackView.Alignment`).
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// How views share the space along the axis (`UIStackView.Distribution`).
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

/// A view arranged by a stack.
public struct ArrangedView: Hashable, Sendable {
  /// Its frame is unused.
  public var view: View
  /// In points; nil to fit the content.
  public var width: Double?
  /// In points; nil to fit the content.
  public var height: Double?
  /// The space after it in points, instead of the stack's (`UIStackView.setCustomSpacing(_:after:)`).
  public var customSpacing: Double?

  /// Creates an arranged view.
  public init(_ view: View, width: Double? = nil, height: Double? = nil) {
    self.view = view
    self.width = width
    self.height = height
  }
}
