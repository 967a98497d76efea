import TableIR

/// What rules of appearance give the views of one class in one place.
struct AppearanceSheet: Hashable {
  private var values: [AppearanceProperty: AppearanceValue] = [:]

  var isEmpty: Bool { values.isEmpty }

  mutating func set(_ settings: [AppearanceRule.Setting]) {
    for setting in settings { values[setting.property] = setting.value }
  }

  subscript(property: AppearanceProperty) -> AppearanceValue? { values[property] }

  func color(_ property: AppearanceProperty) -> Color? {
    if case .color(let color)? = values[property] { color } else { nil }
  }

  func fill(_ property: AppearanceProperty) -> ShapedFill? {
    if case .fill(let fill)? = values[property] { fill } else { nil }
  }

  var font: Font? { if case .font(let font)? = values[.font] { font } else { nil } }
  var alignment: TextAlignment? { if case .alignment(let value)? = values[.alignment] { value } else { nil } }
  var shadow: Shadow? { if case .shadow(let shadow)? = values[.shadow] { shadow } else { nil } }
  var cornerRadius: Double? { if case .length(let radius)? = values[.cornerRadius] { radius } else { nil } }
}
