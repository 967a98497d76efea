/// A property of a view, other than its frame, that can be compared. Changes of a view are reported in this order.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case text
  /// Whether its label has room for the whole text.
  case truncated
  /// The lines that a text is broken into.
  case lines
  /// The runs of attributed text.
  case runs
  case kind
  /// Whether it receives taps itself.
  case active
  case enabled
  /// Whether a row receives taps at all (`isUserInteractionEnabled`).
  case interaction
  /// What a control is set to: on, a number, the selected segment.
  case value
  case minimum, maximum
  case font
  /// The distance between the lines of a text, if its frame does not determine it.
  case leading
  case color, highlightedColor, tintColor, trackTintColor
  case alignment
  case shadow
  case image, highlightedImage
  /// The contents of an image's files.
  case imageContent
  case background, selectedBackground
  /// The capsule of a badge.
  case badgeColor
  case sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor
  case sectionIndexFont
  /// The positions of its titles, in points.
  case sectionIndexPlaces
  /// The lines of empty rows below a table's last.
  case emptyRows
  case cornerRadius
  case border
  case alpha
  case hidden, clipsToBounds, contentMode
  /// The border style of a text field, which may also have a border.
  case borderStyle
  /// The configuration of a button.
  case configuration
  /// The corners of an image that is a placeholder.
  case imageCorners
  /// The rectangle that a symbol is drawn on.
  case imageBackground
  /// The drawn size of a control that does not fill its frame.
  case drawnSize
  /// Its index among its superview's subviews, from back to front.
  case order
  /// The id of a view.
  case viewID = "id"
  case selected, highlighted, selectionStyle
  /// What a row shows while its table is being edited.
  case editingControl, reorderControl, indentWhileEditing
  /// The edge at which a row is swiped open, and the actions at its edges.
  case swiped, leadingActions, trailingActions
  case pinned
  case className = "class"
  /// What is set of how VoiceOver reads it.
  case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityTraits, accessibilityIdentifier
  case accessibilityHidden, accessibilityElement, accessibilityOrder

  /// The aspect of a view that a change of a property affects.
  public enum Kind: String, Sendable, CaseIterable {
    case text, truncation, lines, accessory, control, font, color, image, background, look, accessibility
  }

  /// The aspect of its view that the property belongs to, which decides the code of a change.
  public var kind: Kind { traits.kind }
  /// Whether its values are texts that VoiceOver reads.
  package var isSpokenText: Bool {
    switch self {
    case .accessibilityLabel, .accessibilityValue, .accessibilityHint: true
    default: false
    }
  }
  /// In words, for a message.
  public var words: String { traits.words ?? rawValue }
  /// The value of a view that does not set it; nil if there is none.
  public var usual: String? { traits.usual }

  private struct Traits {
    var kind: Kind
    var words: String?
    var usual: String?

    init(_ kind: Kind, _ words: String? = nil, usual: String? = nil) {
      self.kind = kind
      self.words = words
      self.usual = usual
    }
  }

  private var traits: Traits {
    switch self {
    case .text: Traits(.text)
    case .truncated: Traits(.truncation, "cut")
    case .lines: Traits(.lines)
    case .runs: Traits(.font)
    case .kind: Traits(.accessory)
    case .active: Traits(.look, "takes taps itself", usual: "no")
    case .enabled: Traits(.control, usual: "yes")
    case .interaction: Traits(.look, "takes taps", usual: "yes")
    case .value: Traits(.control)
    case .minimum: Traits(.control, usual: "0")
    case .maximum: Traits(.control)
    case .font: Traits(.font)
    case .leading: Traits(.font, "line height")
    case .color: Traits(.color)
    case .highlightedColor: Traits(.color, "highlighted color")
    case .tintColor: Traits(.color, "tint color")
    case .trackTintColor: Traits(.color, "track tint color")
    case .alignment: Traits(.look, usual: "left")
    case .shadow: Traits(.look)
    case .image: Traits(.image)
    case .highlightedImage: Traits(.image, "highlighted image")
    case .imageContent: Traits(.image, "image content")
    case .background: Traits(.background)
    case .selectedBackground: Traits(.background, "selected background")
    case .badgeColor: Traits(.background, "background")
    case .sectionIndexColor: Traits(.color, "section index color")
    case .sectionIndexBackgroundColor: Traits(.background, "section index background color")
    case .sectionIndexTrackingBackgroundColor: Traits(.background, "section index tracking background color")
    case .sectionIndexFont: Traits(.font, "section index font")
    case .sectionIndexPlaces: Traits(.look, "section index titles")
    case .emptyRows: Traits(.look, "empty rows")
    case .cornerRadius: Traits(.look, "corner radius")
    case .border: Traits(.look)
    case .alpha: Traits(.look, usual: "1")
    case .hidden: Traits(.look, usual: "no")
    case .clipsToBounds: Traits(.look, "clips to bounds", usual: "no")
    case .contentMode: Traits(.image, "content mode", usual: "scaleToFill")
    case .borderStyle: Traits(.look, "border")
    case .configuration: Traits(.look, usual: "none")
    case .imageCorners: Traits(.image, "image corner radius")
    case .imageBackground: Traits(.color, "image background")
    case .drawnSize: Traits(.look, "drawn size")
    case .order: Traits(.look)
    case .viewID: Traits(.look)
    case .selected, .highlighted: Traits(.look, usual: "no")
    case .selectionStyle: Traits(.look, "selection style", usual: "default")
    case .editingControl: Traits(.look, "editing control")
    case .reorderControl: Traits(.look, "reorder control", usual: "no")
    case .indentWhileEditing: Traits(.look, "indentation while editing", usual: "yes")
    case .swiped: Traits(.look, "swiped open", usual: "no")
    case .leadingActions: Traits(.look, "leading swipe actions", usual: "none")
    case .trailingActions: Traits(.look, "trailing swipe actions", usual: "none")
    case .pinned: Traits(.look, usual: "no")
    case .className: Traits(.look)
    case .accessibilityLabel: Traits(.accessibility, "accessibility label")
    case .accessibilityValue: Traits(.accessibility, "accessibility value")
    case .accessibilityHint: Traits(.accessibility, "accessibility hint")
    case .accessibilityTraits: Traits(.accessibility, "accessibility traits", usual: "none")
    case .accessibilityIdentifier: Traits(.accessibility, "accessibility identifier")
    case .accessibilityHidden: Traits(.accessibility, "hidden from VoiceOver", usual: "no")
    case .accessibilityElement: Traits(.accessibility, "accessibility element")
    case .accessibilityOrder: Traits(.accessibility, "accessibility order")
    }
  }
}
