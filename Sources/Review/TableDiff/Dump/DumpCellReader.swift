import LayoutFormat
import TableIR
import ViewDumps

/// Reads one cell of a dump as a row: its parts get the names that the other side uses.
///
/// A cell that was printed while it was swiped is read as if at rest, as far as that is known.
struct DumpCellReader {
  private let dump: Dump
  private let cell: DumpView
  private let frame: LayoutRect
  private var views: [ViewSnapshot] = []
  /// The distance that a swipe has scrolled the cell, in points.
  private var scrolled = 0.0
  private(set) var isSwiped = false
  /// The lines of a list at the cell, which are beside it, in its space.
  var lines: [(index: Int, frame: LayoutRect)] = []

  /// - Parameter frame: the cell's, in the table's content space.
  init(_ dump: Dump, cell index: Int, frame: LayoutRect) {
    (self.dump, cell, self.frame) = (dump, dump.views[index], frame)
  }

  /// A part of a cell, in the cell's space.
  private struct Part {
    var index: Int
    var role: DumpRole
    var frame: LayoutRect
  }

  /// The row's views, the row itself first.
  mutating func read() -> [ViewSnapshot] {
    views = [ViewSnapshot(name: "", frame: frame, location: cell.location)]
    let beside = lines.map { Part(index: $0.index, role: .separator, frame: $0.frame) }
    if cell.isDrawnBySwiftUI {
      readSeparators(beside)
      return views
    }
    if dump.form.hasElements {
      var contents = DumpContents(dump: dump)
      contents.read(cell, into: &views, parent: 0, title: nil)
      return views
    }
    let parts = parts()
    isSwiped = scrolled != 0 || parts.contains { $0.role == .deleteConfirmation }
    // Up to iOS 6, the button of a swipe is in the cell and makes space for itself (rt-ios6-delete).
    if parts.contains(where: { $0.role == .deleteConfirmation && $0.frame.x < frame.width - 1 }) {
      // What is in it is known, and not where that is at rest.
      if let content = parts.first(where: { $0.role == .contentView }) { readContent(content) }
      for index in views.indices.dropFirst() { views[index].hasFrame = false }
      return views
    }
    let content = parts.first { $0.role == .contentView }
    if let content {
      readContent(content)
    } else if parts.isEmpty, let text = cell.text, !text.isEmpty {
      // Printed alone, a cell says what its textLabel says, but not where that is.
      var label = ViewSnapshot(
        name: "textLabel", parent: 0, frame: .zero, values: [.init(.text, text)], location: cell.location)
      label.hasFrame = false
      views.append(label)
    }
    readAccessory(parts, content: content)
    for part in parts where part.role == .editingControl || part.role == .reorderControl {
      let isEditing = part.role == .editingControl
      add(isEditing ? "editingControl" : "reorderControl", part, frame: isEditing ? drawn(part) : part.frame)
    }
    readSeparators(parts + beside)
    return views
  }

  private mutating func add(_ name: String, _ part: Part, frame: LayoutRect, values: [ViewSnapshot.Value] = []) {
    views.append(
      ViewSnapshot(name: name, parent: 0, frame: frame, values: values, location: dump.views[part.index].location))
  }

  /// Whether the cell's line is one of its views, seen or not.
  static func hasLine(_ cell: DumpView, in dump: Dump) -> Bool {
    cell.children.contains { index in
      let view = dump.views[index]
      return DumpRole(view) == .separator
        || DumpRole(view) == .cellScrollView && view.children.contains { DumpRole(dump.views[$0]) == .separator }
    }
  }

  // MARK: Parts

  private mutating func parts() -> [Part] {
    var parts: [Part] = []
    for index in cell.children {
      let view = dump.views[index]
      guard let frame = view.frame, !view.isUnseen else { continue }
      let role = DumpRole(view)
      guard role == .cellScrollView else {
        parts.append(part(index, role, frame))
        continue
      }
      scrolled = view.contentOffset?.x ?? 0
      for inner in view.children where !dump.views[inner].isUnseen {
        guard let innerFrame = dump.views[inner].frame else { continue }
        parts.append(part(inner, DumpRole(dump.views[inner]), innerFrame.offsetBy(x: frame.x, y: frame.y)))
      }
    }
    // A view behind the content that covers the whole cell is a background, whatever its class.
    let content = parts.firstIndex { $0.role == .contentView } ?? 0
    for place in parts.indices where parts[place].role == .plain || parts[place].role == .image {
      let covers = parts[place].frame.width >= frame.width - 1 && parts[place].frame.height >= frame.height - 2
      if covers, place < content || parts[place].role == .plain { parts[place].role = .background }
    }
    return parts
  }

  private func part(_ index: Int, _ role: DumpRole, _ place: LayoutRect) -> Part {
    // Up to iOS 6 a cell's line is a plain view (rt-ios6-disclosure).
    let isLine = role == .plain && place.height <= 1.01 && place.width >= frame.width / 2
    return Part(index: index, role: isLine ? .separator : role, frame: place)
  }

  /// The lines: where one covers another, the upper one is visible (rt-lnpopup-375).
  private mutating func readSeparators(_ parts: [Part]) {
    let lines = parts.filter { $0.role == .separator }
    if let line = lines.last(where: { $0.frame.midY >= frame.height / 2 }) { addSeparator("separator", line) }
    if let line = lines.last(where: { $0.frame.midY < frame.height / 2 }) { addSeparator("topSeparator", line) }
  }

  private mutating func addSeparator(_ name: String, _ part: Part) {
    // A line stays where it is while the rest is scrolled (rt-ios7-disclosure); without a scroll view the distance of a
    // swipe is unknown (rt-ios8-375).
    if isSwiped, scrolled == 0 { return }
    add(name, part, frame: part.frame.offsetBy(x: -scrolled, y: 0))
  }

  // MARK: Accessories

  private mutating func readAccessory(_ parts: [Part], content: Part?) {
    let roles: Set<DumpRole> = [.accessory, .control, .image, .plain, .label, .stack]
    let accessories = parts.filter { part in
      roles.contains(part.role) && part.frame.width > 0 && part.frame.height > 0
        && part.frame.width < frame.width * 0.9
        && (part.role != .plain || dump.showsSomething(in: part.index))
    }
    guard let first = accessories.first else { return }
    let frames = accessories.map(drawn)
    var values: [ViewSnapshot.Value] = []
    let kind = cell.look?.accessoryType?.kind ?? (accessories.count == 1 ? dump.kind(first.index) : nil)
    if let kind { values.append(.init(.kind, kind)) }
    if let look = dump.views[first.index].look { values += look.values }
    add("accessoryView", first, frame: frames.dropFirst().reduce(frames[0]) { $0.union($1) }, values: values)
    let parent = views.count - 1
    let role = DumpRole(ofClass: dump.views[first.index])
    if accessories.count == 1, role == .plain || role == .stack {
      var contents = DumpContents(dump: dump)
      contents.read(dump.views[first.index], into: &views, parent: parent, title: nil)
      return
    }
    if let text = dump.views[first.index].text, !text.isEmpty { views[parent].values.append(.init(.text, text)) }
    for (number, index) in dump.titles(in: first.index).enumerated() {
      views.append(
        ViewSnapshot(
          name: "accessoryView.title \(number + 1)", parent: parent, frame: dump.views[index].frame ?? .zero,
          values: [.init(.kind, "label"), .init(.text, dump.views[index].text ?? "")],
          location: dump.views[index].location))
    }
  }

  /// The drawn part of a UIKit control: a button as tall as the row shows an image in its middle
  /// (rt-ios6-disclosure).
  private func drawn(_ part: Part) -> LayoutRect {
    let view = dump.views[part.index]
    let images = view.children.filter { DumpRole(dump.views[$0]) == .image && !dump.views[$0].isUnseen }
    guard part.frame.height >= frame.height - 2, dump.titles(in: part.index).isEmpty, images.count == 1,
      let image = dump.views[images[0]].frame
    else { return part.frame }
    return image.offsetBy(x: part.frame.x, y: part.frame.y)
  }

  // MARK: Content

  private mutating func readContent(_ part: Part) {
    add("contentView", part, frame: part.frame)
    var contents = DumpContents(dump: dump)
    contents.read(dump.views[part.index], into: &views, parent: views.count - 1, title: cell.text)
  }
}

extension LayoutRect {
  /// The smallest rectangle that contains both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
