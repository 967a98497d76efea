import TableIR
import TableLayout

/// Something that a reader looks at or taps: a text, a control or an image, where it stands.
struct ContentItem {
  enum Kind { case text, control, image }

  var kind: Kind
  /// Of a text only what its words cover. In the space of the cell or the header.
  var frame: Rect
  var noun: String
  /// The frame of the view, or the words of a label of the cell's style.
  var place: SpecPlace
  /// Whether the spec gives it its frame.
  var isFixed: Bool
}

extension LintedLabel {
  /// What the words cover, in the space of the cell or the header.
  var inkFrame: Rect {
    let lines = node.drawnLines
    let width = min(lines.map(\.width).max() ?? 0, frame.width)
    let height = min(node.leading * Double(lines.count), frame.height)
    let x =
      switch node.alignment {
      case .left, .natural: frame.x
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  /// The label as a reader sees it; nil where there is nothing to see.
  var item: ContentItem? {
    let ink = inkFrame
    guard ink.width > 0, ink.height > 0, node.text.contains(where: { !$0.isWhitespace }) else { return nil }
    return ContentItem(kind: .text, frame: ink, noun: noun, place: place, isFixed: false)
  }
}

extension LintedView {
  /// The view as a reader sees it; nil for stacks, plain views and labels without words.
  func item(_ label: (LabelNode) -> Rect) -> ContentItem? {
    let kind: ContentItem.Kind
    var seen = frame
    switch node.content {
    case .label(let text):
      guard text.text.contains(where: { !$0.isWhitespace }) else { return nil }
      (kind, seen) = (.text, label(text))
    case .control: kind = .control
    case .image: kind = .image
    case .stack, .plain: return nil
    }
    guard seen.width > 0, seen.height > 0 else { return nil }
    return ContentItem(
      kind: kind, frame: seen, noun: noun, place: place(isArranged ? [] : ["frame"]), isFixed: !isArranged)
  }

  /// The same, a label being as large as its words.
  var item: ContentItem? {
    item { text in
      LintedLabel(
        node: text, text: Text(""), place: place([]), lookPlace: place([]), ground: ground, frame: frame, noun: noun
      ).inkFrame
    }
  }
}

extension LaidOutRow {
  /// What a reader sees in the contentView.
  var items: [ContentItem] {
    var items: [ContentItem] = []
    let origin = Point(x: cell.contentView.x, y: cell.contentView.y)
    for (node, key, noun) in [
      (cell.textLabel, "text", "the text"), (cell.detailTextLabel, "detailText", "the detail text"),
    ] {
      guard let node else { continue }
      let place = place([.key(key)])
      let label = LintedLabel(
        node: node, text: Text(""), place: place, lookPlace: place, ground: ground,
        frame: node.frame.offsetBy(x: origin.x, y: origin.y), noun: noun)
      if let item = label.item { items.append(item) }
    }
    views { if let item = $0.item { items.append(item) } }
    return items
  }
}

extension LaidOutSupplementary {
  var items: [ContentItem] {
    var items: [ContentItem] = []
    views { if let item = $0.item { items.append(item) } }
    return items
  }
}
