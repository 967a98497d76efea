import TableIR
import XMLReading

/// A table view of a document, or a cell that stands alone in a xib.
package struct InterfaceTable: Sendable {
  package enum Kind: Sendable {
    /// A table whose cells stand in the document (`dataMode="static"`).
    case fixed
    /// A table whose data source makes its cells, from prototypes if it has any.
    case prototypes
    /// A cell without a table: that of a xib.
    case cell
  }

  /// `tableView`, or `tableViewCell`.
  package let element: XMLElement
  package let kind: Kind
  /// The view controller that it belongs to.
  package let controller: XMLElement?
  /// The screen of its scene: the document's device, or the scene's own size.
  package let screen: InterfaceScreen
  /// The bars around it.
  package let bars: InterfaceBars
  /// Whether it fills its controller's view, so that it has the size of the screen and its safe areas.
  package let isControllersView: Bool
}

/// The bars that a scene is shown with.
package struct InterfaceBars: Hashable, Sendable {
  package var hasNavigationBar = false
  package var hasLargeTitle = false
  package var hasTabBar = false

  package init() {}
}

extension InterfaceDocument {
  /// All tables, in document order; a cell outside a table is one of its own.
  package var tables: [InterfaceTable] {
    objects.flatMap { object in
      ([object] + object.descendants).compactMap { element -> InterfaceTable? in
        guard let kind = InterfaceTable.Kind(element) else { return nil }
        return InterfaceTable(
          element: element, kind: kind, controller: object.name.hasSuffix("iewController") ? object : nil,
          screen: screen, bars: InterfaceBars(), isControllersView: element["key"] == "view")
      }
    }
  }

  /// The document's device.
  package var screen: InterfaceScreen {
    InterfaceScreen(size: Size(width: 414, height: 896), scale: 2, idiom: .phone)
  }
}

extension InterfaceTable.Kind {
  fileprivate init?(_ element: XMLElement) {
    switch element.name {
    case "tableView": self = element["dataMode"] == "static" ? .fixed : .prototypes
    case "tableViewCell" where element.parent?.name == "objects": self = .cell
    default: return nil
    }
  }
}
