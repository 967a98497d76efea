package import ConstraintSyntax

/// A constraint between views of one row, header or footer (`NSLayoutConstraint`).
public struct LayoutConstraint: Hashable, Sendable {
  /// What it says, with names of views.
  package var expression: ConstraintExpression
  /// By which a row puts another in its place that a template has.
  public var id: String?
  /// Where its text begins; of a view's own key, where the view does.
  public var location: SourceLocation
  /// Which of the view's own keys it is: `width`, or `pin` and `leading`; empty for one of a list.
  public var keys: [String] = []

  package init(_ expression: ConstraintExpression, id: String? = nil, location: SourceLocation = .start) {
    self.expression = expression
    self.id = id
    self.location = location
  }

  /// The view that holds all others, as constraints call it wherever they stand.
  public static let rootName = "contentView"
  /// The view that holds the views beside which a constraint stands.
  public static let holderName = "superview"
  /// A view's name as constraints spell it, in quotes where it would be read as something else.
  public static func nameText(_ name: String) -> String { Name(name).description }

  /// The view whose own key a constraint is.
  package static let ownName = "self"
}

extension [LayoutConstraint] {
  /// These, with others that come later: one of the same id takes the place of an earlier one, and one that is here already
  /// is not added.
  public func adding(_ others: [LayoutConstraint]) -> [LayoutConstraint] {
    var all = self
    for other in others {
      if let id = other.id, let index = all.firstIndex(where: { $0.id == id }) {
        all[index] = other
      } else if !contains(where: { $0.says(other) }) {
        all.append(other)
      }
    }
    return all
  }
}

extension LayoutConstraint {
  /// Whether it says the same of the same views, wherever it stands.
  fileprivate func says(_ other: LayoutConstraint) -> Bool { id == other.id && expression == other.expression }
}

extension LayoutConstraint {
  /// Where the spec says it.
  public var place: SpecPlace { SpecPlace(location, keys.map { .key($0) }) }
}

extension LayoutConstraint: CustomStringConvertible {
  /// As a spec writes it: `title.leading == avatar.trailing + 12`.
  public var description: String { expression.text(in: Self.holderName) }
}
