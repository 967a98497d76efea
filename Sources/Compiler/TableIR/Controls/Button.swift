/// A `UIButton` of the system type, or with a configuration.
public struct Button: Hashable, Sendable {
  /// `UIButton.Configuration`, since iOS 15.
  public enum Configuration: String, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled
  }

  /// The title with its attributes; without a colour of its own it has the tint colour, and white on a filled button.
  public var title: Text
  /// Before the title.
  public var image: Image?
  /// In points; nil for the size that fits the image and the title.
  public var size: LayoutSize?
  /// The configuration (`UIButton.configuration`); nil for a system button. Before iOS 15, every button is one.
  public var configuration: Configuration?
  /// The insets around the image and the title (`contentInsets` of a configuration, `contentEdgeInsets` without one), in points, with
  /// left as leading; nil for UIKit's.
  public var insets: Insets?
  /// The space between the image and the title of a button with a configuration (`imagePadding`), in points.
  public var imagePadding = 0.0

  /// Creates a button.
  public init(title: Text, image: Image? = nil, size: LayoutSize? = nil) {
    self.title = title
    self.image = image
    self.size = size
  }
}

extension Button: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "button", noun: "button", className: "UIButton", isControl: true, disabledLook: .dimmed())
  /// The texts whose attributes a spec or an appearance rule can set.
  public static let texts: [ControlText<Button>] = [ControlText(key: "title", path: \.title)]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .button(self) }
}
