import TableIR

/// The accessory of a cell, in the cell's space.
public struct AccessoryNode: Hashable, Sendable {
  /// What it is: one of UIKit's own, an image, a control or a plain view.
  public var accessory: Accessory
  /// The frame of everything that the accessory draws: for a detail disclosure button, the button and the indicator
  /// together.
  public var frame: LayoutRect
  /// Its parts, in the accessory's own space: only if an accessory draws several things or a text.
  public var parts: [Part]
  /// Whether it takes taps itself, separately from the row.
  public var isActive: Bool
  /// The colour of a disclosure indicator; nil for UIKit's.
  public var indicatorColor: Color?

  /// One of the things that an accessory draws, in the accessory's own space.
  public enum Part: Hashable, Sendable {
    case detailButton(LayoutRect)
    case disclosureIndicator(LayoutRect)
    /// A text of a control: a button's title, a segment's, a field's.
    case title(LabelNode)
    /// A subview of a plain view.
    case subview(ViewNode)
  }

  /// - Parameter isActive: nil for the accessory's default.
  public init(accessory: Accessory, frame: LayoutRect, parts: [Part] = [], isActive: Bool? = nil) {
    self.accessory = accessory
    self.frame = frame
    self.parts = parts
    self.isActive = isActive ?? accessory.isActive
  }

  /// The area in which it takes taps itself, in the cell's space; nil for a passive one. For a detail disclosure button it is
  /// only the button. How far UIKit extends the tap area of small buttons was not observed: this is the frame.
  public var hitArea: LayoutRect? {
    guard isActive else { return nil }
    for case .detailButton(let button) in parts { return button.offsetBy(x: frame.x, y: frame.y) }
    return frame
  }

  /// The subviews of a plain view, in its space.
  public var subviews: [ViewNode] {
    parts.compactMap { if case .subview(let view) = $0 { view } else { nil } }
  }

  /// The texts of a control.
  public var labels: [LabelNode] {
    parts.compactMap { if case .title(let label) = $0 { label } else { nil } }
  }
}
