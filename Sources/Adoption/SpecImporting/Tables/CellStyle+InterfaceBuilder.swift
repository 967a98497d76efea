import TableIR

extension CellStyle {
  /// The style of a cell; nil for a custom one.
  init?(_ cell: XMLElement) {
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": self = .default
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    default: return nil
    }
  }

  /// What the labels of the style have in a spec that says nothing.
  func standard(of property: String) -> CellLabelStandard {
    switch (self, property) {
    case (.subtitle, "detailTextLabel"): CellLabelStandard(font: .caption1, color: .label)
    case (.value1, "detailTextLabel"): CellLabelStandard(font: .body, color: .secondaryLabel, alignment: "right")
    case (.value2, _): CellLabelStandard(font: nil, color: .label)
    default: CellLabelStandard(font: .body, color: .label)
    }
  }
}

/// The look of a label of a cell style.
struct CellLabelStandard {
  /// Nil if it follows no text style.
  var font: TextStyle?
  var color: SystemColor
  /// That which Interface Builder writes for every label of the style, where it changes nothing.
  var alignment: String?

  /// Leaves out of a label's text what it would have anyway, and adds what it would not have.
  func shortened(_ text: DraftValue) -> DraftValue? {
    var mapping: DraftMapping
    switch text {
    case .mapping(let own): mapping = own
    default:
      mapping = DraftMapping()
      mapping["text"] = text
    }
    if case .mapping(let own)? = mapping["font"], own.entries.count == 1, own["style"]?.word == font?.rawValue {
      mapping["font"] = nil
    }
    // A label without a colour of its own has UIKit's for labels, whatever the style of its cell.
    let shown = mapping["color"] ?? .text(SystemColor.label.rawValue)
    mapping["color"] = isStandard(shown) ? nil : shown
    if let alignment, mapping["alignment"]?.word == alignment { mapping["alignment"] = nil }
    let words = mapping["text"] ?? .text("")
    mapping["text"] = nil
    return words.unlessEmpty(with: mapping)
  }

  /// Before iOS 13 the second colour had a value instead of a name: that of `systemGray`.
  private func isStandard(_ shown: DraftValue) -> Bool {
    shown.word == color.rawValue || color == .secondaryLabel && shown.word?.lowercased() == "#8e8e93"
  }
}
