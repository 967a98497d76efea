/// The classes of views that an appearance rule can name.
public enum ViewClass: Hashable, Sendable {
  /// Every view that a spec lists, of any kind (`UIView`).
  case view
  case label, image, stack
  /// A disclosure indicator, standard or custom. UIKit's indicator cannot be recoloured, so an indicator with a colour from a rule is
  /// drawn as a chevron.
  case accessory
  /// A disclosure indicator in custom colours.
  case chevron
  /// The controls of a kind, by its name.
  case control(String)
  case cell
  /// The header or footer of a section.
  case headerFooter
  case table

  /// The word of the language.
  public var word: String {
    switch self {
    case .view: "view"
    case .label: "label"
    case .image: "image"
    case .stack: "stack"
    case .accessory: "accessory"
    case .chevron: "chevron"
    case .control(let name): name
    case .cell: "cell"
    case .headerFooter: "headerFooter"
    case .table: "table"
    }
  }
}

extension View {
  /// The class of the view in appearance rules.
  public var viewClass: ViewClass {
    switch content {
    case .label: .label
    case .image: .image
    case .control(let control): control.kind.viewClass
    case .stack: .stack
    case .container, .plain: .view
    }
  }
}

extension Accessory {
  /// The class of the accessory in appearance rules; nil for standard accessories that cannot be recoloured.
  public var viewClass: ViewClass? {
    switch self {
    case .none, .detailDisclosureButton, .detailButton, .checkmark: nil
    case .disclosureIndicator: .accessory
    case .image: .image
    case .control(let control): control.kind.viewClass
    case .view: .view
    }
  }
}
