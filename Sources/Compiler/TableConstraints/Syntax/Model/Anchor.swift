/// An attribute of a view or of one of its guides.
///
/// Anchors are equal regardless of their places in the text.
package struct Anchor: Sendable {
  package var view: Name
  /// Nil for the view itself.
  package var guide: Guide?
  package var attribute: Attribute
  /// UTF-8 offsets in the text, from the view's name to the last word.
  package var range: Range<Int>

  package init(_ view: Name, guide: Guide? = nil, _ attribute: Attribute, range: Range<Int> = 0..<0) {
    (self.view, self.guide, self.attribute, self.range) = (view, guide, attribute, range)
  }
}

/// A rectangle that a view gives its content: UIKit's `layoutMarginsGuide`, `safeAreaLayoutGuide` and
/// `readableContentGuide`.
package enum Guide: String, Hashable, Sendable, CaseIterable {
  case margins, safeArea, readable
}

extension Anchor: Hashable {
  package static func == (left: Anchor, right: Anchor) -> Bool {
    left.view == right.view && left.guide == right.guide && left.attribute == right.attribute
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(view)
    hasher.combine(guide)
    hasher.combine(attribute)
  }
}

extension Anchor: CustomStringConvertible {
  /// The anchor as written in a constraint: `card.margins.leading`.
  package var description: String { text(in: nil) }

  /// - Parameter holder: The view whose guides are written without its name.
  func text(in holder: String?) -> String {
    guard let guide else { return "\(view).\(attribute)" }
    return view.text == holder ? "\(guide).\(attribute)" : "\(view).\(guide).\(attribute)"
  }
}
