/// Views in a row or a column (`UIStackView`).
public struct Stack: Hashable, Sendable {
  public var axis = Axis.horizontal
  /// Between two views, in points.
  public var spacing = 0.0
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  /// Around the views, in points (`isLayoutMarginsRelativeArrangement`).
  public var margins = Insets()
  public var views: [ArrangedView] = []

  public init() {}

  /// The same without hidden views, which take up no space.
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
  public var height: Double?

  public init(_ view: View, width: Double? = nil, height: Double? = nil) {
    self.view = view
    self.width = width
    self.height = height
  }
}
