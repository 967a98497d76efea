import TableIR
import YAMLSyntax

// What the lists of collection views and of SwiftUI lack.

extension SpecDecoder {
  func checkHost(of table: Table, at node: NodeID) {
    guard table.host != .table else { return }
    for key in ["tableHeader", "tableFooter"] {
      guard let view = tree.key(key, of: node) else { continue }
      report(
        .badValue, "'\(key)' requires a table view: 'host: \(table.host.rawValue)' has none", at: view,
        help: "put it into a separate section, as a row or a header")
    }
  }

  func checkHost(of row: Row, in entry: NodeID) {
    guard host != .table, row.style == .value2 else { return }
    report(
      .badValue, "lists have no counterpart of the cell style 'value2'",
      at: value(of: "style", in: entry) ?? entry,
      help: "write 'content: valueCell' instead, or leave 'host: \(host.rawValue)' out")
  }
}
