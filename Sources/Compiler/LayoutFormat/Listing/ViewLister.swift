import TableIR
import TableLayout

/// Lists the views of a row, a header or a footer, or only a table, with the values that can be compared.
///
/// The first view is the row itself; the members of its record add the others, each after the view that contains it.
public struct ViewLister {
  let words: LookFormatter
  private(set) var views: [ViewSnapshot]
  private var index = 0

  private init(_ name: String, words: LookFormatter) {
    self.words = words
    views = [ViewSnapshot(name: name, frame: .zero)]
  }

  /// Returns the views of a row: the row itself first, then each view after the one that contains it.
  public static func views(of cell: CellNode, words: LookFormatter) -> [ViewSnapshot] {
    var lister = ViewLister("", words: words)
    Record.cell.members.list(cell, &lister)
    return lister.views
  }

  /// Returns the views of a header or a footer, itself first, then each view after the one that contains it.
  public static func views(of node: SupplementaryNode, words: LookFormatter) -> [ViewSnapshot] {
    var lister = ViewLister("", words: words)
    Record.supplementary.members.list(node, &lister)
    return lister.views
  }

  /// The table without its sections, its header and its footer.
  public static func view(of table: TableNode, words: LookFormatter) -> ViewSnapshot {
    var lister = ViewLister("table", words: words)
    Record.table.members.list(table, &lister)
    lister.current.frame = table.frame
    return lister.current
  }

  /// What a control says, apart from its texts.
  package static func values(of control: Control) -> [ViewSnapshot.Value] {
    var lister = ViewLister("", words: LookFormatter(assets: []))
    ControlRecord.list(ControlParts(control: control, labels: []), &lister)
    return lister.current.values
  }

  /// The view whose members are being listed.
  var current: ViewSnapshot {
    get { views[index] }
    _modify { yield &views[index] }
  }

  mutating func add(_ property: Property, _ reported: ReportedValue) {
    views[index].values.append(ViewSnapshot.Value(property, reported.words, content: reported.content))
  }

  /// Lists a view inside the current one.
  mutating func view(_ name: String, hasID: Bool = false, _ list: (inout ViewLister) -> Void) {
    let outer = index
    index = views.count
    views.append(ViewSnapshot(name: name, hasID: hasID, parent: outer, frame: .zero))
    list(&self)
    index = outer
  }
}
