import TableIR
import TableLayout

/// A text of a row or a header as it is laid out, with what its spec says of it.
struct LintedLabel {
  var node: LabelNode
  /// What the spec says.
  var text: Text
  /// Where its words are said.
  var place: SpecPlace
  /// Where its looks are said, when they are not beside the words.
  var lookPlace: SpecPlace
  /// What is behind it, at rest and while the row is selected; nil where it is never selected.
  var ground: Ground
  var selectedGround: Ground?
  /// Whether it is of a control that cannot be used, which WCAG asks nothing of.
  var isDisabled = false
  /// In the space of the cell or the header.
  var frame: Rect
  /// A name for messages: `textLabel`.
  var noun: String

  func look(_ key: SpecPlace.Step) -> SpecPlace { lookPlace.at(key) }
}
