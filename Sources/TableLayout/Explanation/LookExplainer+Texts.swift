import TableIR

extension LookExplainer {
  /// The look of a text. `keys` are the mappings that may say it, from the one at the location.
  func textLooks(
    _ text: Text, _ label: LabelNode, _ builder: LookBuilder, at location: SourceLocation, variant: Int? = nil,
    keys: [[SpecPlace.Step]], standard: String
  ) -> [LookDerivation] {
    var builder = builder
    addText(text, label, to: &builder, at: location, variant: variant, keys: keys, standard: standard)
    return builder.looks
  }

  func addText(
    _ text: Text, _ label: LabelNode, to builder: inout LookBuilder, at location: SourceLocation, variant: Int? = nil,
    keys: [[SpecPlace.Step]], standard: String
  ) {
    for property in [AppearanceProperty.color, .highlightedColor, .font, .alignment, .shadow] {
      var said = LookBuilder.Said(text.value(of: property), location, variant: variant)
      said?.keys = keys.map { SpecPlace(location, variant: variant, $0 + [.key(property.rawValue)]) }
      // A text that is not enabled, or a placeholder, has a colour that nothing else says.
      let ruled = builder.matches.lazy.compactMap { match in
        match.rule.settings.first { $0.property == property }?.value
      }.first
      let wanted = said?.value ?? ruled
      let shown = label.value(of: property)
      let isOverruled = (property == .color || property == .highlightedColor) && wanted != nil && shown != wanted
      builder.add(
        property, said: [said], shown: shown, standard: standard,
        isAlwaysTold: property == .color || property == .font,
        overruled: isOverruled ? "UIKit's own for a text that is disabled or a placeholder" : nil)
    }
  }

  /// The look of a control. `keys` lead to its mapping from the one at the location.
  func addControl(
    _ control: Control, _ shown: Control, _ labels: [LabelNode], to builder: inout LookBuilder,
    at location: SourceLocation, variant: Int? = nil, keys: [SpecPlace.Step]
  ) {
    if let (key, text) = control.kind.texts(thatTakeRules: true).first, let label = labels.first {
      addText(
        text, label, to: &builder, at: location, variant: variant,
        keys: key.map { [keys + [.key($0)]] } ?? [keys, Array(keys.dropLast())],
        standard: "a \(control.kind.traits.noun)'s own")
    }
    for property in control.kind.appearanceColors {
      var said = LookBuilder.Said(control.kind.color(of: property).map(AppearanceValue.color), location)
      said?.keys = [SpecPlace(location, variant: variant, keys + [.key(property.rawValue)])]
      builder.add(
        property, said: [said], shown: shown.kind.color(of: property).map(AppearanceValue.color),
        standard: "UIKit's own", isAlwaysTold: true)
    }
  }
}

extension LabelNode {
  /// What the label shows of a property.
  fileprivate func value(of property: AppearanceProperty) -> AppearanceValue? {
    switch property {
    case .color: .color(color)
    case .highlightedColor: highlightedColor.map(AppearanceValue.color)
    case .font: .font(Font(size: font.size, weight: font.weight))
    case .alignment: .alignment(alignment)
    case .shadow: shadow.map(AppearanceValue.shadow)
    default: nil
    }
  }
}
