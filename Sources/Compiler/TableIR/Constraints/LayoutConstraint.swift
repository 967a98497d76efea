package import TableConstraints

/// A constraint between views of one row, header or footer (`NSLayoutConstraint`).
public struct LayoutConstraint: Hashable, Sendable {
  /// The constraint, with names of views.
  package var expression: ConstraintExpression
  /// The name with which a row can replace a constraint of its template.
  public var id: String?
  /// The start of its text; for a view's own key, the start of the view.
  public var location: SourceLocation
  /// The view's own key for it: `width`, or `pin` and `leading`; empty for a constraint in a list.
  public var keys: [String] = []

  package init(_ expression: ConstraintExpression, id: String? = nil, location: SourceLocation = .start) {
    self.expression = expression
    self.id = id
    self.location = location
  }

  /// The name of the view that contains all others, in all constraints.
  public static let rootName = "contentView"
  /// The name of the view whose subviews are listed beside a constraint.
  public static let holderName = "superview"
  /// The name of a view as written in constraints, in quotes if it would otherwise be parsed differently.
  public static func nameText(_ name: String) -> String { Name(name).description }

  /// The name of the view in constraints of its own keys.
  package static let ownName = "self"
}

extension [LayoutConstraint] {
  /// These constraints followed by others: a constraint with the same id replaces an earlier one, and a duplicate
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
  /// Whether it is the same constraint between the same views, regardless of its place.
  fileprivate func says(_ other: LayoutConstraint) -> Bool { id == other.id && expression == other.expression }
}

extension LayoutConstraint {
  /// Its place in the spec.
  public var place: SpecPlace { SpecPlace(location, keys.map { .key($0) }) }
}

extension LayoutConstraint: CustomStringConvertible {
  /// As written in a spec: `title.leading == avatar.trailing + 12`.
  public var description: String { expression.text(in: Self.holderName) }
}
