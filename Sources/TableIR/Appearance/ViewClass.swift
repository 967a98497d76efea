/// The classes of views that a rule of appearance can name, by the words of the language.
public enum ViewClass: Hashable, Sendable {
  /// Every view that a spec lists, whatever it is (`UIView`).
  case view
  case label, image, stack
  /// A disclosure indicator, whoever draws it. UIKit's own cannot be recoloured, so one that a rule gives a colour is drawn as a
  /// chevron.
  case accessory
  /// A disclosure indicator in colours of its own.
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
  /// The class by which rules of appearance know the view.
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
  /// The class by which rules of appearance know the accessory; nil for those of UIKit's own that none can recolour.
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
