import LayoutFormat
import TableLayout
import TableSupport

/// The content by which a row without an id is matched: its texts, images and kinds of views, not their frames and colours. Kept as
/// a hash.
struct RowContent: Hashable {
  private var hash: Int
  /// Whether it contains nothing to match by.
  private(set) var isEmpty = true

  /// - Parameter textOnly: whether only its first text counts, for rows of which the rest may have changed.
  init(_ row: RowSnapshot, words: LookFormatter, textOnly: Bool = false) {
    var hashing = ContentHash()
    row.addContent(words, textOnly: textOnly, to: &hashing)
    hash = hashing.hasher.finalize()
    isEmpty = hashing.isEmpty
  }
}

extension ElementTraits {
  /// What a row without an id is recognized by where its content changed, too: its title, each of its other contents, and the value of its
  /// accessory.
  init(_ row: RowSnapshot, words: LookFormatter) {
    var list = ContentList()
    row.addContent(words, textOnly: false, to: &list)
    if case .cell(let cell) = row.content, let accessory = cell.node.accessoryView?.accessory { list.add(accessory) }
    self.init(title: list.title, others: list.others)
  }
}

/// What takes the contents of a row, one after the other.
private protocol ContentSink {
  mutating func add(_ part: some Hashable)
  mutating func addTitle(_ title: String)
}

private struct ContentHash: ContentSink {
  var hasher = Hasher()
  var isEmpty = true

  mutating func add(_ part: some Hashable) {
    hasher.combine(part)
    isEmpty = false
  }

  mutating func addTitle(_ title: String) { add(title) }
}

private struct ContentList: ContentSink {
  var title: String?
  var others: [Int] = []

  mutating func add(_ part: some Hashable) {
    var hasher = Hasher()
    hasher.combine(part)
    others.append(hasher.finalize())
  }

  mutating func addTitle(_ title: String) {
    if self.title == nil { self.title = title } else { add(title) }
  }
}

/// A part of a row's content, which is not the same as an equal text of another part.
private enum ContentPart: Hashable {
  case detail(String)
  case image(String?)
  case accessory(String)
  case view(String, id: String?)
}

extension RowSnapshot {
  fileprivate func addContent(_ words: LookFormatter, textOnly: Bool, to sink: inout some ContentSink) {
    switch content {
    case .cell(let cell): cell.node.addContent(words, textOnly: textOnly, to: &sink)
    case .views(let views):
      for view in views {
        guard let text = view[.text] else { continue }
        sink.addTitle(text)
        if textOnly { break }
      }
    }
  }
}

extension CellNode {
  fileprivate func addContent(_ words: LookFormatter, textOnly: Bool, to sink: inout some ContentSink) {
    if let textLabel { sink.addTitle(textLabel.text) }
    if textOnly {
      if textLabel == nil { subviews.addContent(words, to: &sink) }
      return
    }
    if let detailTextLabel { sink.add(ContentPart.detail(detailTextLabel.text)) }
    if let imageView { sink.add(ContentPart.image(words.image(imageView.image))) }
    if let accessoryView { sink.add(ContentPart.accessory(accessoryView.accessory.kind)) }
    for label in accessoryView?.labels ?? [] { sink.add(label.text) }
    subviews.addContent(words, to: &sink)
  }
}

extension [ViewNode] {
  fileprivate func addContent(_ words: LookFormatter, to sink: inout some ContentSink) {
    for view in self {
      sink.add(ContentPart.view(view.kind, id: view.id))
      switch view.content {
      case .label(let label): sink.addTitle(label.text)
      case .image(let image, _): sink.add(ContentPart.image(words.image(image)))
      case .control(_, let labels): for label in labels { sink.add(label.text) }
      case .stack(let views), .container(let views): views.addContent(words, to: &sink)
      case .plain: break
      }
    }
  }
}
