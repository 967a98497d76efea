/// A rule of a table's appearance (`UIAppearance`): how the views of a class look that stand in some containers, where they say
/// nothing themselves.
public struct AppearanceRule: Hashable, Sendable {
  public var viewClass: ViewClass
  /// The team's subclass of it, or nil for all views of the class.
  public var className: String?
  /// What the views stand in, from the innermost outwards; other things may stand between them
  /// (`appearance(whenContainedInInstancesOf:)`).
  public var containers: [AppearanceContainer]
  /// Where the rule holds: in environments in which one of these does, or in all if there are none
  /// (`appearance(for: UITraitCollection)`).
  public var conditions: [Condition]
  public var settings: [Setting]
  public var location: SourceLocation

  /// A property and what the rule gives it.
  public struct Setting: Hashable, Sendable {
    public var property: AppearanceProperty
    public var value: AppearanceValue
    public var location: SourceLocation

    public init(_ property: AppearanceProperty, _ value: AppearanceValue, location: SourceLocation = .start) {
      self.property = property
      self.value = value
      self.location = location
    }
  }

  public init(
    _ viewClass: ViewClass, className: String? = nil, in containers: [AppearanceContainer] = [],
    when conditions: [Condition] = [], settings: [Setting] = [], location: SourceLocation = .start
  ) {
    self.viewClass = viewClass
    self.className = className
    self.containers = containers
    self.conditions = conditions
    self.settings = settings
    self.location = location
  }
}

/// The properties that rules can set, by the keys that set them directly.
public enum AppearanceProperty: String, Sendable, CaseIterable {
  case color, highlightedColor, font, alignment, shadow
  case background, selectedBackground, cornerRadius, alpha
  case tintColor, onTintColor, progressTintColor, trackTintColor, separatorColor
}

/// What a property is set to.
public enum AppearanceValue: Hashable, Sendable {
  case color(Color)
  case font(Font)
  case alignment(TextAlignment)
  case shadow(Shadow)
  case fill(ShapedFill)
  /// In points where it is a length, from 0 to 1 where it is a share.
  case number(Double)

  /// What a rule may give a property, as the language writes it.
  public enum Form: Sendable {
    case color, font, alignment, shadow, fill
    /// In points, from 0 on.
    case length
    /// From 0 to 1.
    case share
  }
}
