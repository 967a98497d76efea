/// The accessory at the trailing edge of a row.
public indirect enum Accessory: Hashable, Sendable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case detailButton
  case checkmark
  /// An image, and the image shown while the row is selected.
  case image(Image, highlighted: Image? = nil, isActive: Bool = false, spoken: Aside<Accessibility>? = nil)
  case control(Control)
  /// A plain view of a fixed size.
  case view(PlainView)

  /// Returns an accessory with an enabled `UISwitch`, which receives taps itself.
  public static func `switch`(_ value: Switch) -> Accessory { .control(Control(.switch(value))) }
  /// Returns an accessory with an enabled `UISlider`, which receives taps itself.
  public static func slider(_ value: Slider) -> Accessory { .control(Control(.slider(value))) }
  /// Returns an accessory with an enabled `UIButton`, which receives taps itself.
  public static func button(_ value: Button) -> Accessory { .control(Control(.button(value))) }

  /// Returns an accessory with a disclosure indicator in custom colours; nil for UIKit's grey, and for the same while the row is selected.
  public static func chevron(color: Color? = nil, highlightedColor: Color? = nil) -> Accessory {
    .control(Control(.chevron(Chevron(color: color, highlightedColor: highlightedColor))))
  }

  /// The chevron, if it is one.
  public var chevron: Chevron? {
    if case .control(let control) = self, case .chevron(let chevron) = control.kind { chevron } else { nil }
  }

  /// The custom class of a plain view; nil if the spec names none.
  public var className: String? { if case .view(let view) = self { view.className } else { nil } }

  /// How it is read to those who listen to the screen; what it does not set is as UIKit derives it. UIKit's own accessories set nothing.
  public var accessibility: Accessibility {
    get { spoken.settings }
    set { spoken.settings = newValue }
  }

  package var spoken: Aside<Accessibility>? {
    get {
      switch self {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: nil
      case .image(_, _, _, let spoken): spoken
      case .control(let control): control.spoken
      case .view(let view): view.look.spoken
      }
    }
    set {
      switch self {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      case .image(let image, let highlighted, let isActive, _):
        self = .image(image, highlighted: highlighted, isActive: isActive, spoken: newValue)
      case .control(var control):
        control.spoken = newValue
        self = .control(control)
      case .view(var view):
        view.look.spoken = newValue
        self = .view(view)
      }
    }
  }

  /// Its name in the layout tree.
  public var kind: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .detailButton: "detailButton"
    case .checkmark: "checkmark"
    case .image: "image"
    case .control(let control): control.name
    case .view: "view"
    }
  }

  /// Whether the accessory receives taps itself, instead of the row. For standard accessories, UIKit determines it.
  public var isActive: Bool {
    get {
      switch self {
      case .detailDisclosureButton, .detailButton: true
      case .none, .disclosureIndicator, .checkmark: false
      case .image(_, _, let isActive, _): isActive
      case .control(let control): control.isActive
      case .view(let view): view.isActive
      }
    }
    set {
      switch self {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      case .image(let image, let highlighted, _, let spoken):
        self = .image(image, highlighted: highlighted, isActive: newValue, spoken: spoken)
      case .control(var control):
        control.isActive = newValue
        self = .control(control)
      case .view(var view):
        view.isActive = newValue
        self = .view(view)
      }
    }
  }
}

/// A plain `UIView`.
public struct PlainView: Hashable, Sendable {
  /// The default colour of a view without subviews.
  public static let standardColor = Color.system(.systemGray5)

  /// In points.
  public var size: LayoutSize
  /// Its background, corners and opacity, as of any view; a background that is nil is `standardColor`, or clear if the view has subviews.
  public var look = ViewLook()
  /// Whether it receives taps itself.
  public var isActive: Bool
  /// The custom class, which appearance rules can name.
  public var className: String?
  /// What the view contains, positioned by frames or constraints in the view's own space; by default nothing.
  public var subviews = Subviews([])

  /// Creates a plain view.
  public init(size: LayoutSize, look: ViewLook = ViewLook(), isActive: Bool = false) {
    self.size = size
    self.look = look
    self.isActive = isActive
  }

  /// What is drawn behind its subviews; nil for nothing.
  public var background: Color? { look.background ?? (subviews.views.isEmpty ? Self.standardColor : nil) }
}
