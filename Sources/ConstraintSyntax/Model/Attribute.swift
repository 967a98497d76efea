/// What of a view a constraint holds, as in `NSLayoutConstraint.Attribute`.
///
/// The attributes within margins are no cases of their own: they are attributes of the guide `margins`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline

  /// Width and height, which are lengths of their own; the others are positions, which another gives a meaning.
  package var isSize: Bool { group == .size }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether a standard spacing can reach to it.
  package var isEdge: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether UIKit takes a constraint between the two.
  package func canBeCompared(with other: Attribute) -> Bool {
    switch (group, other.group) {
    case (.writing, .centerX), (.centerX, .writing), (.sides, .centerX), (.centerX, .sides): true
    case (let group, let other): group == other
    }
  }

  enum Group {
    /// Leading and trailing, which change places with the direction of writing.
    case writing
    /// Left and right, which do not.
    case sides
    /// Goes with both.
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
  /// The spellings of `NSLayoutConstraint.Attribute` for attributes of the guide `margins`.
  static let withinMargins: [(word: String, attribute: Attribute)] = [
    ("leadingMargin", .leading), ("trailingMargin", .trailing), ("leftMargin", .left), ("rightMargin", .right),
    ("topMargin", .top), ("bottomMargin", .bottom), ("centerXWithinMargins", .centerX),
    ("centerYWithinMargins", .centerY),
  ]

  init?(withinMargins word: String) {
    guard let attribute = Self.withinMargins.first(where: { $0.word == word })?.attribute else { return nil }
    self = attribute
  }

  /// Every word that stands for an attribute of a view.
  static let words = allCases.map(\.rawValue) + withinMargins.map(\.word)
}
