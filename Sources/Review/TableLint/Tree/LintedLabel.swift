import TableIR
import TableLayout

/// A text of a row or a header as it is laid out, with its declaration in the spec.
struct LintedLabel {
  var node: LabelNode
  /// The declaration in the spec.
  var text: Text
  /// Where its text is set.
  var place: SpecPlace
  /// Where its appearance is set, if not beside the text.
  var lookPlace: SpecPlace
  /// What is behind it, at rest and while the row is selected; nil if it is never selected.
  var ground: Ground
  var selectedGround: Ground?
  /// Whether it belongs to a disabled control, for which WCAG requires no contrast.
  var isDisabled = false
  /// In the space of the cell or the header.
  var frame: LayoutRect
  /// A name for messages: `textLabel`.
  var noun: String
  /// Whether it is the second line of a cell, which shows the beginning of something longer.
  var isSubtitle = false

  /// Whether it is a preview: beside or below a title, in a colour for what is secondary. An inbox cuts them in every row.
  var isPreview: Bool {
    let secondary: [SystemColor] = [.secondaryLabel, .tertiaryLabel, .systemGray, .systemGray2, .gray, .lightGray]
    guard case .system(let color)? = text.color else { return isSubtitle }
    return isSubtitle || secondary.contains(color)
  }

  func look(_ key: SpecPlace.Step) -> SpecPlace { lookPlace.at(key) }
}
