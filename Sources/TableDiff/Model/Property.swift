import TableDiagnostics

/// What a view has besides its frame, and what can be compared of it.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case text
  /// Whether its label has room for all of the text.
  case truncated
  /// The lines that a text is broken into.
  case lines
  case kind
  /// Whether it takes taps of its own.
  case active
  case enabled
  /// Whether a row takes taps at all (`isUserInteractionEnabled`).
  case interaction
  /// What a control is set to: on, a number, the selected segment.
  case value
  case font
  case color
  case highlightedColor
  case tintColor
  case alignment
  case shadow
  case image
  case highlightedImage
  /// What is in the files of an image.
  case imageContent
  case background
  case selectedBackground
  case cornerRadius
  case border
  /// The corners of an image that is a placeholder.
  case imageCorners
  /// Which of its superview's views it is, from back to front.
  case order
  /// The id of a view.
  case viewID = "id"
  case selected
  case highlighted
  case selectionStyle
  case pinned
  case className = "class"

  /// In words, for a message.
  public var words: String {
    switch self {
    case .truncated: "cut"
    case .interaction: "takes taps"
    case .highlightedColor: "highlighted color"
    case .tintColor: "tint color"
    case .highlightedImage: "highlighted image"
    case .imageContent: "image content"
    case .selectedBackground: "selected background"
    case .cornerRadius: "corner radius"
    case .selectionStyle: "selection style"
    case .imageCorners: "image corner radius"
    default: rawValue
    }
  }
}
