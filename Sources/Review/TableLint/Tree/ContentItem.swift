import TableIR
import TableLayout

/// Something that a reader looks at or taps: a text, a control or an image, with its frame.
struct ContentItem {
  enum Kind { case text, control, image }

  var kind: Kind
  /// For a text, only the area that its words cover. In the space of the cell or the header.
  var frame: LayoutRect
  var noun: String
  /// The row or the view, and its key for the frame, or for the text of a label of the cell's style; nil without such a key.
  var holder: SpecPlace
  var key: SpecPlace.Step?
  /// Whether the spec sets its frame.
  var isFixed: Bool

  var place: SpecPlace { key.map { holder.at($0) } ?? holder }
}

extension LabelNode {
  /// Whether there is anything to read.
  var hasWords: Bool { text.contains { !$0.isWhitespace } }

  /// The area that the words cover in a frame of the label, in the same space.
  func ink(in frame: LayoutRect) -> LayoutRect {
    let width = min(drawnLines.map(\.width).max() ?? 0, frame.width)
    let height = min(leading * Double(drawnLines.count), frame.height)
    let x =
      switch alignment {
      case .left, .natural: frame.x
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    return LayoutRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }
}

extension LintedView {
  /// The view as a reader sees it; nil for stacks, plain views and labels without words.
  func item(_ label: (LabelNode) -> LayoutRect) -> ContentItem? {
    let kind: ContentItem.Kind
    var seen = frame
    switch node.content {
    case .label(let text):
      guard text.hasWords else { return nil }
      (kind, seen) = (.text, label(text))
    case .control: kind = .control
    case .image: kind = .image
    case .stack, .container, .plain: return nil
    }
    guard seen.width > 0, seen.height > 0 else { return nil }
    return ContentItem(
      kind: kind, frame: seen, noun: noun, holder: place([]), key: isArranged ? nil : "frame", isFixed: !isArranged)
  }

  /// The same, with a label taken to be as large as its words.
  var item: ContentItem? { item { $0.ink(in: frame) } }
}

extension LaidOutRow {
  /// What a reader sees in the contentView.
  var items: [ContentItem] {
    var items: [ContentItem] = []
    for (node, key, noun) in [
      (cell.textLabel, "text", "the text"), (cell.detailTextLabel, "detailText", "the detail text"),
    ] {
      guard let node, node.hasWords else { continue }
      let ink = node.ink(in: node.frame.offsetBy(x: cell.contentView.x, y: cell.contentView.y))
      guard ink.width > 0, ink.height > 0 else { continue }
      items.append(ContentItem(kind: .text, frame: ink, noun: noun, holder: place([]), key: .key(key), isFixed: false))
    }
    views { if let item = $0.item { items.append(item) } }
    return items
  }
}

extension LaidOutRow {
  /// Visits the cell's own image, and an image used as its accessory.
  func images(_ body: (ContentItem) -> Void) {
    if let frame = imageFrame {
      body(
        ContentItem(kind: .image, frame: frame, noun: "the image", holder: place([]), key: "image", isFixed: false))
    }
    if let frame = accessoryImageFrame {
      body(
        ContentItem(
          kind: .image, frame: frame, noun: "the accessory's image", holder: place([]), key: accessoryKey,
          isFixed: false))
    }
  }

  /// In the space of the cell.
  var imageFrame: LayoutRect? {
    guard let frame = cell.imageView?.frame, frame.width > 0, frame.height > 0 else { return nil }
    return frame.offsetBy(x: cell.contentView.x, y: cell.contentView.y)
  }

  var accessoryImageFrame: LayoutRect? {
    guard case .image? = cell.accessoryView?.accessory else { return nil }
    return cell.accessoryView?.frame
  }
}

extension LaidOutSupplementary {
  var items: [ContentItem] {
    var items: [ContentItem] = []
    views { if let item = $0.item { items.append(item) } }
    return items
  }
}
