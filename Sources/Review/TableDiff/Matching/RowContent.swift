import LayoutFormat
import TableLayout

/// The content by which a row without an id is matched: its texts, images and kinds of views, not their frames and colours. Kept as
/// a hash.
struct RowContent: Hashable {
  private var hash: Int
  /// Whether it contains nothing to match by.
  private(set) var isEmpty = true

  /// - Parameter textOnly: whether only its first text counts, for rows of which the rest may have changed.
  init(_ row: RowSnapshot, words: LookFormatter, textOnly: Bool = false) {
    var hasher = Hasher()
    var isEmpty = true
    switch row.content {
    case .cell(let cell): Self.add(cell.node, words, textOnly: textOnly, to: &hasher, isEmpty: &isEmpty)
    case .views(let views):
      for view in views {
        guard let text = view[.text] else { continue }
        hasher.combine(text)
        isEmpty = false
        if textOnly { break }
      }
    }
    hash = hasher.finalize()
    self.isEmpty = isEmpty
  }

  private static func add(
    _ cell: CellNode, _ words: LookFormatter, textOnly: Bool, to hasher: inout Hasher, isEmpty: inout Bool
  ) {
    if let label = cell.textLabel {
      hasher.combine(label.text)
      isEmpty = false
    }
    if textOnly {
      if cell.textLabel == nil { add(cell.subviews, words, to: &hasher, isEmpty: &isEmpty) }
      return
    }
    hasher.combine(cell.detailTextLabel?.text)
    hasher.combine(cell.imageView.map { words.image($0.image) })
    hasher.combine(cell.accessoryView?.accessory.kind)
    for label in cell.accessoryView?.labels ?? [] { hasher.combine(label.text) }
    if cell.detailTextLabel != nil || cell.imageView != nil || cell.accessoryView != nil { isEmpty = false }
    add(cell.subviews, words, to: &hasher, isEmpty: &isEmpty)
  }

  private static func add(_ views: [ViewNode], _ words: LookFormatter, to hasher: inout Hasher, isEmpty: inout Bool) {
    for view in views {
      isEmpty = false
      hasher.combine(view.kind)
      hasher.combine(view.id)
      switch view.content {
      case .label(let label): hasher.combine(label.text)
      case .image(let image, _): hasher.combine(words.image(image))
      case .control(_, let labels): for label in labels { hasher.combine(label.text) }
      case .stack(let views), .container(let views): add(views, words, to: &hasher, isEmpty: &isEmpty)
      case .plain: break
      }
    }
  }
}
