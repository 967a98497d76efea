import TableIR

/// A table view of a document, or the cells of a xib that stand alone.
package struct InterfaceTable: Sendable {
  package enum Kind: Sendable {
    /// A table whose cells stand in the document (`dataMode="static"`).
    case fixed
    /// A table whose data source makes its cells, from prototypes if it has any.
    case prototypes
    /// Cells without a table: those of a xib.
    case cells
  }

  /// `tableView`, or the first `tableViewCell`.
  package private(set) var element: XMLElement
  package private(set) var kind: Kind
  /// The cells of a xib that stand beside its table, or without one.
  fileprivate(set) var looseCells: [XMLElement] = []
  /// The view controller that it belongs to.
  package let controller: XMLElement?
  /// The screen of its scene: the document's device, or the scene's own size.
  package let screen: InterfaceScreen
  /// The bars around it.
  package let bars: InterfaceBars
  /// Whether it fills its controller's view, so that it has the size of the screen and its safe areas.
  package private(set) var isControllersView: Bool
}

extension InterfaceTable {
  /// Those of a static table.
  var sections: [XMLElement] { kind == .fixed ? children(of: element, "sections") : [] }

  /// The cells that stand in the table itself.
  var ownCells: [XMLElement] {
    switch kind {
    case .fixed: sections.flatMap { children(of: $0, "cells") }
    case .prototypes: children(of: element, "prototypes")
    case .cells: []
    }
  }

  /// All cells, in the order of the spec's rows.
  var cells: [XMLElement] { ownCells + looseCells }

  /// The properties of its views above and below the sections, by the keys of a spec.
  static let headerAndFooter: KeyValuePairs = ["tableHeader": "tableHeaderView", "tableFooter": "tableFooterView"]

  /// Whether there is nothing that a spec would show.
  package func isEmpty(in document: InterfaceDocument) -> Bool {
    cells.isEmpty && sections.isEmpty
      && Self.headerAndFooter.allSatisfy { document.view($0.value, of: element) == nil }
  }

  private func children(of element: XMLElement, _ name: String) -> [XMLElement] {
    element.child(name).map { Array($0.children) } ?? []
  }

  /// The table with one of its loose cells alone, which has a canvas of its own.
  func alone(_ cell: XMLElement) -> InterfaceTable {
    var table = self
    (table.element, table.kind, table.looseCells, table.isControllersView) = (cell, .cells, [cell], false)
    return table
  }
}

extension InterfaceDocument {
  /// All tables, in document order, wherever they stand. The cells of a xib that stand outside of tables are rows of its table, or a table of
  /// their own where it has none, or several.
  package var tables: [InterfaceTable] {
    let containers = ContainerMap([self])
    let documentScreen = screen
    let looseCells = objects.filter { $0.name == "tableViewCell" }
    var tables = objects.flatMap { object in
      let controller = object.isViewController ? object : nil
      let screen = controller.map { documentScreen.showing($0) } ?? documentScreen
      let bars = controller.map { containers.bars(of: $0) } ?? InterfaceBars()
      return ([object] + object.descendants).filter { $0.name == "tableView" }.map { element in
        InterfaceTable(
          element: element, kind: element["dataMode"] == "static" ? .fixed : .prototypes,
          controller: controller, screen: screen, bars: bars,
          isControllersView: controller != nil && element["key"] == "view" && element.parent == controller)
      }
    }
    guard let first = looseCells.first else { return tables }
    // A table in a cell is not the one that shows it.
    let hosts = tables.indices.filter { !tables[$0].element.isInside("tableViewCell") }
    if kind == .xib, hosts.count == 1 {
      tables[hosts[0]].looseCells = looseCells
    } else {
      tables.append(
        InterfaceTable(
          element: first, kind: .cells, looseCells: looseCells, controller: nil, screen: documentScreen,
          bars: InterfaceBars(), isControllersView: false))
    }
    return tables
  }
}

extension XMLElement {
  fileprivate func isInside(_ name: String) -> Bool { parent.map { $0.name == name || $0.isInside(name) } ?? false }

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
