import TableIR

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

extension InterfaceDocument {
  /// All tables, in document order, wherever they stand; a cell outside a table is one of its own.
  package var tables: [InterfaceTable] {
    let containers = ContainerMap([self])
    let documentScreen = screen
    return objects.flatMap { object in
      let controller = object.isViewController ? object : nil
      let screen = controller.map { documentScreen.showing($0) } ?? documentScreen
      let bars = controller.map { containers.bars(of: $0) } ?? InterfaceBars()
      return ([object] + object.descendants).compactMap { element -> InterfaceTable? in
        guard let kind = InterfaceTable.Kind(element) else { return nil }
        return InterfaceTable(
          element: element, kind: kind, controller: controller, screen: screen, bars: bars,
          isControllersView: controller != nil && element["key"] == "view" && element.parent == controller)
      }
    }
  }
}

extension XMLElement {
  /// Whether it stands for a view controller, of whatever kind.
  var isViewController: Bool { name.hasSuffix("Controller") || name.hasSuffix("controller") }
}

extension InterfaceScreen {
  /// The screen with a controller's own size: that of a popover, of a column, of a container view, or one that was chosen freely.
  ///
  /// A scene that is only lower than the screen is a sheet on it.
  fileprivate func showing(_ controller: XMLElement) -> InterfaceScreen {
    guard let shown = controller.property("view")?.rect("frame")?.size ?? controller.size("freeformSize"),
      shown.width > 0, shown.height > 0, shown.width != size.width
    else { return self }
    return InterfaceScreen(size: shown, scale: scale, idiom: idiom)
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
