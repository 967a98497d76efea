/// A view with custom drawing, such as a map, a web view or a collection view: a box with a name.
public struct Box: Hashable, Sendable {
  /// The name of what the box stands for, drawn in its centre: `Map`.
  public var name: String

  /// Creates a box.
  public init(name: String) { self.name = name }
}

extension Box: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "box", noun: "box", plural: "boxes", className: nil, isControl: false, disabledLook: nil, stretches: true)
  /// The control as one of the kinds.
  public var kind: Control.Kind { .box(self) }
}
