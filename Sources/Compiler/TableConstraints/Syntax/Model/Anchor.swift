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

/// A rectangle that a view gives its content (`UILayoutGuide`).
package enum Guide: String, Hashable, Sendable, CaseIterable {
  case margins, safeArea, readable

  /// The property of `UIView` that has it.
  package var nameInUIKit: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    }
  }

  /// What it is, as a part of a sentence, for the reference and for editors.
  package var meaning: String {
    switch self {
    case .margins: "the view without its layout margins"
    case .safeArea: "the part of the view that no bar, notch or rounded corner covers"
    case .readable: "the part of the view that is narrow enough for lines of text to be read with ease"
    }
  }
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
