/// The attribute of a view that a constraint refers to, as in `NSLayoutConstraint.Attribute`.
///
/// The attributes within margins are not separate cases: they are attributes of the guide `margins`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline

  /// Whether it is a width or a height, which are lengths; the others are positions, which are relative to another anchor.
  package var isSize: Bool { group == .size }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether a standard spacing can end at it.
  package var isEdge: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether UIKit accepts a constraint between the two.
  package func canBeCompared(with other: Attribute) -> Bool {
    switch (group, other.group) {
    case (.writing, .centerX), (.centerX, .writing), (.sides, .centerX), (.centerX, .sides): true
    case (let group, let other): group == other
    }
  }

  enum Group {
    /// Leading and trailing, which depend on the layout direction.
    case writing
    /// Left and right, which do not depend on it.
    case sides
    /// Can be compared with both.
    case centerX
    case vertical, size
  }

  var group: Group {
    switch self {
    case .leading, .trailing: .writing
    case .left, .right: .sides
    case .centerX: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }
}

extension Attribute {
  /// What UIKit means by it, of a view: a part of a sentence, for the reference and for editors.
  package var meaning: String {
    switch self {
    case .leading: "where the layout direction begins: the left edge, or the right edge in a right-to-left layout"
    case .trailing: "where the layout direction ends: the right edge, or the left edge in a right-to-left layout"
    case .left: "the left edge, whatever the layout direction"
    case .right: "the right edge, whatever the layout direction"
    case .top: "the top edge"
    case .bottom: "the bottom edge"
    case .width: "the distance between the left and the right edge"
    case .height: "the distance between the top and the bottom edge"
    case .centerX: "halfway between the left and the right edge"
    case .centerY: "halfway between the top and the bottom edge"
    case .firstBaseline: "the baseline of the first line of text, or the top edge of a view without text"
    case .lastBaseline: "the baseline of the last line of text, or the bottom edge of a view without text"
    }
  }

  /// The spellings of `NSLayoutConstraint.Attribute` for attributes of the guide `margins`.
  static let withinMargins: [(word: String, attribute: Attribute)] = [
    ("leadingMargin", .leading), ("trailingMargin", .trailing), ("leftMargin", .left), ("rightMargin", .right),
    ("topMargin", .top), ("bottomMargin", .bottom), ("centerXWithinMargins", .centerX),
    ("centerYWithinMargins", .centerY),
  ]

  package init?(withinMargins word: String) {
    guard let attribute = Self.withinMargins.first(where: { $0.word == word })?.attribute else { return nil }
    self = attribute
  }

  /// Every word for an attribute of a view.
  static let words = allCases.map(\.rawValue) + withinMargins.map(\.word)
}
