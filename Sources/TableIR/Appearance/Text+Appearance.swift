extension Text {
  /// What the text says of a property that rules of appearance can set; nil for what it leaves open.
  public func value(of property: AppearanceProperty) -> AppearanceValue? {
    switch property {
    case .color: color.map(AppearanceValue.color)
    case .highlightedColor: highlightedColor.map(AppearanceValue.color)
    case .font: font == Font() ? nil : .font(font)
    case .alignment: alignment.map(AppearanceValue.alignment)
    case .shadow: shadow.map(AppearanceValue.shadow)
    case .background, .selectedBackground, .cornerRadius, .tintColor, .onTintColor, .progressTintColor,
      .trackTintColor, .separatorColor:
      nil
    }
  }
}
