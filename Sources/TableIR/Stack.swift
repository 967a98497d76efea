/// Views one beside the other or one above the other (`UIStackView`).
public struct Stack: Hashable, Sendable {
  public var axis = Axis.horizontal
  /// Between two views, in points.
  public var spacing = 0.0
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  /// Around the views, in points (`isLayoutMarginsRelativeArrangement`).
  public var margins = Insets()
  public var views: [ArrangedView] = []
  private var own: Aside<Own>?

  public init() {}

  /// What a stack has that is a row's or a header's own, where no view has it.
  private struct Own: Hashable {
    var className: String?
    var look = ViewLook()
  }

  /// Of a row's or a header's own stack: the team's own class, by which rules of appearance name it.
  public var className: String? {
    get { own?.value.className }
    set { set { $0.className = newValue } }
  }

  /// Of a row's or a header's own stack: what rules of appearance give it.
  public var look: ViewLook {
    get { own?.value.look ?? ViewLook() }
    set { set { $0.look = newValue } }
  }

  private mutating func set(_ change: (inout Own) -> Void) {
    var value = own?.value ?? Own()
    change(&value)
    own = value == Own() ? nil : .value(value)
  }

  /// A row's or a header's own stack as the view that it is.
  ///
  /// - Parameter location: of what it is the stack of.
  public func view(frame: Rect = .zero, at location: SourceLocation) -> View {
    var stack = self
    stack.own = nil
    return View(content: .stack(stack), frame: frame, look: look, className: className, location: location)
  }

  /// The same without hidden views, which have no room in it.
  package var shown: Stack {
    guard views.contains(where: \.view.look.isHidden) else { return self }
    var stack = self
    stack.views.removeAll(where: \.view.look.isHidden)
    return stack
  }

  /// `NSLayoutConstraint.Axis`.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// How views stand across the axis (`UIStackView.Alignment`).
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// How views share the room along the axis (`UIStackView.Distribution`).
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

/// A view that a stack gives its frame.
public struct ArrangedView: Hashable, Sendable {
  /// Its frame says nothing.
  public var view: View
  /// In points; nil for what the content asks for.
  public var width: Double?
  public var height: Double?

  public init(_ view: View, width: Double? = nil, height: Double? = nil) {
    self.view = view
    self.width = width
    self.height = height
  }
}
