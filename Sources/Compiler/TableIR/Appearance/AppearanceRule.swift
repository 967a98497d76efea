/// An appearance rule of a table (`UIAppearance`): the appearance of the views of a class in some containers, for properties that they
/// do not set themselves.
public struct AppearanceRule: Hashable, Sendable {
  /// The class of the views that the rule applies to; `view` stands for all views that a spec lists.
  public var viewClass: ViewClass
  /// The custom subclass, or nil for all views of the class.
  public var className: String?
  /// The containers of the views, from the innermost to the outermost, with or without others between them
  /// (`appearance(whenContainedInInstancesOf:)`).
  public var containers: [AppearanceContainer]
  /// Where the rule applies: in environments that match one of these conditions, or in all if there are none
  /// (`appearance(for: UITraitCollection)`).
  public var conditions: [Condition]
  /// The properties that the rule sets; a spec's are in the order of `AppearanceProperty`, whatever the order of the keys.
  public var settings: [Setting]
  /// The start of the key that names the class in the spec.
  public var location: SourceLocation

  /// A property and its value in the rule.
  public struct Setting: Hashable, Sendable {
    /// The property that the rule sets, whose name is the key of the setting.
    public var property: AppearanceProperty
    /// The value for views that set none themselves.
    public var value: AppearanceValue
    /// The start of the key of the setting in the spec.
    public var location: SourceLocation

    /// Creates a setting.
    public init(_ property: AppearanceProperty, _ value: AppearanceValue, location: SourceLocation = .start) {
      self.property = property
      self.value = value
      self.location = location
    }
  }

  /// Creates an appearance rule.
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

/// The value of a property.
public enum AppearanceValue: Hashable, Sendable {
  case color(Color)
  case font(Font)
  case alignment(TextAlignment)
  case shadow(Shadow)
  case fill(ShapedFill)
  /// In points for a length, from 0 to 1 for a share.
  case number(Double)

  /// The form of a property's value in the language.
  public enum Form: Sendable {
    case color, font, alignment, shadow, fill
    /// In points, from 0 on.
    case length
    /// From 0 to 1.
    case share
  }
}
