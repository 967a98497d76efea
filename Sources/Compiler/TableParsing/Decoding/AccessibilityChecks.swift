import TableDiagnostics
import TableIR
import YAMLSyntax

// Whether the views that are read in an order exist.

extension SpecDecoder {
  /// - Parameter node: the row, or its variant.
  func checkAccessibility(of row: Row, at node: NodeID) {
    guard row.hasAccessibility || !row.views.isEmpty || row.stack != nil else { return }
    let order = row.accessibility.order
    if !order.isEmpty {
      let names =
        row.stack == nil && row.views.isEmpty
        ? Accessibility.namesInCells : Accessibility.namesInCells + row.ownViews.ids
      check(order, among: names, of: "the row", at: node)
    }
    checkAccessibility(of: row.ownViews, at: node)
  }

  func checkAccessibility(of view: HeaderFooter, at node: NodeID) {
    if view.spoken != nil {
      check(view.accessibility.order, among: view.ownViews.ids, of: "the header or footer", at: node)
    }
    checkAccessibility(of: view.ownViews, at: node)
  }

  /// - Parameter node: the row, header or footer that contains them.
  func checkAccessibility(of views: [View], at node: NodeID) {
    for view in views {
      if view.look.spoken != nil, !view.look.accessibility.order.isEmpty {
        let own =
          view.location.file == source.index
          ? tree.node(at: Mark(line: view.location.line, column: view.location.column)) : nil
        check(
          view.look.accessibility.order, among: view.children.ids,
          of: view.id.map { "the view \($0.quotedForMessage)" } ?? "the view", at: own ?? node)
      }
      checkAccessibility(of: view.children, at: node)
    }
  }

  private func check(_ order: [String], among names: [String], of owner: String, at node: NodeID) {
    let list = value(of: "accessibility", in: node).flatMap { value(of: "order", in: $0) }.map { tree.resolved($0) }
    let places = list.map { tree.kind($0) == .sequence ? Array(tree.elements(of: $0)) : [] } ?? []
    for (index, name) in order.enumerated() where !names.contains(name) {
      report(
        .unknownReadView, "\(owner) has no view \(name.quotedForMessage) to read",
        at: index < places.count ? places[index] : list ?? node,
        label: closest(to: name, in: names).map { "did you mean '\($0)'?" },
        help: names.isEmpty ? "give the views in it ids" : "it has \(names.listed)")
    }
  }
}

extension Accessibility {
  /// What the views of a cell's style are called in an order.
  fileprivate static let namesInCells = ["textLabel", "detailTextLabel", "accessoryView"]
}

extension [View] {
  /// The ids of the views and of what is in them.
  fileprivate var ids: [String] { flatMap { view in (view.id.map { [$0] } ?? []) + view.children.ids } }
}
