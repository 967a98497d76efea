import LayoutFormat
import TableLayout
import ViewDumps

/// The keys by which a row is looked up: its id, and its texts, as far as a dump contains them. They are the same for a spec's row
/// and for the app's cell.
struct DumpRowKeys: Hashable {
  /// The spec's id; of an app's cell, its `accessibilityIdentifier`. Nil for a row without, and for headers.
  var id: String?
  /// The texts of all labels, in no particular order; nil for a row without texts.
  var all: String?
  /// The text of the first label.
  var title: String?

  init(_ row: RowSnapshot) {
    switch row.content {
    case .cell(let cell):
      var texts = [cell.node.textLabel?.text, cell.node.detailTextLabel?.text].compactMap { $0 }
      Self.add(cell.node.subviews, to: &texts)
      self.init(texts)
    case .views(let views): self.init(Self.texts(of: views))
    }
    id = row.id
  }

  init(_ node: SupplementarySnapshot) {
    switch node.content {
    case .node(let node):
      var texts = node.textLabel.map { [$0.text] } ?? []
      Self.add(node.subviews, to: &texts)
      self.init(texts)
    case .views(let views): self.init(Self.texts(of: views))
    }
  }

  private init(_ texts: [String]) {
    let keys = texts.lazy.filter { !$0.isEmpty }.map(DumpText.key)
    title = keys.first
    all = keys.isEmpty ? nil : keys.sorted().joined(separator: "\n")
  }

  /// A row is not matched by titles of controls and values in fields, because users change them.
  private static func texts(of views: [ViewSnapshot]) -> [String] {
    let title = views.first { $0.name == "textLabel" }?[.text]
    let others = views.lazy.filter { $0.name != "textLabel" && $0.isLabel && !$0.isTitle }.compactMap { $0[.text] }
    return (title.map { [$0] } ?? []) + others
  }

  private static func add(_ views: [ViewNode], to texts: inout [String]) {
    for view in views where !view.look.isHidden && view.look.alpha != 0 {
      switch view.content {
      case .label(let label): texts.append(label.text)
      case .stack(let views), .container(let views): add(views, to: &texts)
      case .image, .control, .plain: break
      }
    }
  }
}

extension ViewSnapshot {
  /// Its kind, also if only its name implies it.
  var dumpKind: String {
    switch name {
    case "textLabel", "detailTextLabel": "label"
    case "imageView": "image"
    default: self[.kind] ?? "view"
    }
  }

  var isLabel: Bool { dumpKind == "label" || dumpKind == "badge" }
  /// Whether it is a text in a control.
  var isTitle: Bool { name.contains(".title") }
}

extension [ViewSnapshot] {
  /// Whether nothing is drawn of each view: it is hidden, or clear, or in such a view.
  var areHidden: [Bool] {
    var hidden: [Bool] = []
    for view in self {
      // A superview comes before its subviews.
      let isInHidden = view.parent.map { hidden[$0] } ?? false
      hidden.append(isInHidden || view[.hidden] != nil || view[.alpha] == "0")
    }
    return hidden
  }
}
