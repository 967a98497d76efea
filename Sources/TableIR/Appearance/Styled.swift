/// What has a look that rules of appearance can give: a view, a text in one, a row's backgrounds.
///
/// Each property has one slot here. Layout writes into it, and `explain`, lint and the checks of rules read it.
public protocol Styled {
  /// The properties that it has, in the order in which they are told.
  var properties: [AppearanceProperty] { get }
  /// What it says of a property itself; nil for what it leaves open. What it has not is nil and stays so.
  subscript(property: AppearanceProperty) -> AppearanceValue? { get set }
  /// The keys that may say a property, from the mapping of the view: each way there is, the nearest to the value first.
  func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]]
  /// What is said of a property further out, the nearest first.
  func inherited(_ property: AppearanceProperty) -> [SaidLook]
  /// Whether a property is left open, also by what says it further out.
  func isOpen(_ property: AppearanceProperty) -> Bool
}

/// What a spec says of a property directly.
public struct SaidLook: Hashable, Sendable {
  public var value: AppearanceValue
  /// Where it may be said.
  public var places: [SpecPlace]
}

extension Styled {
  public func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] { [[.key(property.rawValue)]] }
  public func inherited(_ property: AppearanceProperty) -> [SaidLook] { [] }
  public func isOpen(_ property: AppearanceProperty) -> Bool { self[property] == nil }

  /// What is said of a property, the nearest to the view first.
  ///
  /// - Parameter mapping: of the view.
  public func said(_ property: AppearanceProperty, in mapping: SpecPlace) -> [SaidLook] {
    let places = keys(of: property).map { mapping.at($0) }
    return (self[property].map { [SaidLook(value: $0, places: places)] } ?? []) + inherited(property)
  }

  /// Gives it what neither it nor what it stands in says.
  mutating func take(_ settings: [AppearanceRule.Setting]) {
    for setting in settings where isOpen(setting.property) { self[setting.property] = setting.value }
  }
}

extension SpecPlace {
  /// The place of keys of a value at this place.
  func at(_ keys: [Step]) -> SpecPlace { SpecPlace(location, variant: variant, path + keys) }
}

extension AppearanceValue {
  var color: Color? { if case .color(let value) = self { value } else { nil } }
  var font: Font? { if case .font(let value) = self { value } else { nil } }
  var alignment: TextAlignment? { if case .alignment(let value) = self { value } else { nil } }
  var shadow: Shadow? { if case .shadow(let value) = self { value } else { nil } }
  var fill: ShapedFill? { if case .fill(let value) = self { value } else { nil } }
  var length: Double? { if case .length(let value) = self { value } else { nil } }
}
