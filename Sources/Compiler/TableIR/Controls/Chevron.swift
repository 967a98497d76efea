/// A disclosure indicator in custom colours, drawn by the app because UIKit's cannot be recoloured.
public struct Chevron: Hashable, Sendable {
  /// The default colour: the grey of UIKit's own indicator from iOS 13 on.
  public static let standardColor = Color.system(.tertiaryLabel)

  /// Nil for `standardColor`.
  public var color: Color?
  /// The colour while the row is selected or highlighted; nil for the same.
  public var highlightedColor: Color?

  /// Creates a chevron.
  public init(color: Color? = nil, highlightedColor: Color? = nil) {
    self.color = color
    self.highlightedColor = highlightedColor
  }
}

extension Chevron: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "chevron", noun: "chevron", className: nil, isControl: false, disabledLook: .faded, filling: .nothing,
    priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<Chevron>] = [
    ControlColor(property: .color, path: \.color, standard: standardColor, usual: "tertiaryLabel", doc: "the colour"),
    ControlColor(
      property: .highlightedColor, path: \.highlightedColor, standard: nil, usual: "the same",
      doc: "the colour while the row is selected"),
  ]
  /// The class that appearance rules name.
  public static var viewClass: ViewClass { .chevron }
  /// The control as one of the kinds.
  public var kind: Control.Kind { .chevron(self) }
}
