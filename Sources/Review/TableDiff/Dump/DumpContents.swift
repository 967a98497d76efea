import LayoutFormat
import TableIR
import ViewDumps

/// The labels, images, controls and stacks in a content view, by kind and number from top to bottom.
struct DumpContents {
  let dump: Dump

  private struct Found {
    var index: Int
    var role: DumpRole
    /// In the space of the stack that contains it, or of the content view.
    var frame: LayoutRect
    /// The stack that contains it, as an index of what was found.
    var stack: Int?
    /// In the space of the content view.
    var place: LayoutRect
  }

  /// - Parameters:
  ///   - parent: the content view among the views.
  ///   - title: the text of the cell's or header's own label, if it was printed.
  mutating func read(_ content: DumpView, into views: inout [ViewSnapshot], parent: Int, title: String?) {
    let found = Self.sorted(find(in: content))
    let names = names(of: found, title: title)
    let base = views.count
    for (place, entry) in found.enumerated() {
      let view = dump.views[entry.index]
      var values: [ViewSnapshot.Value] = []
      // In the order of the properties.
      if let text = view.text, entry.role != .plain { values.append(.init(.text, text)) }
      if let kind = dump.kind(entry.index) { values.append(.init(.kind, kind)) }
      if let look = view.look { values += look.values }
      var shown = ViewSnapshot(
        name: names[place], parent: entry.stack.map { base + $0 } ?? parent, frame: entry.frame, values: values,
        location: view.location)
      shown.order = entry.index
      shown.identifier = view.accessibilityIdentifier?.asID
      shown.hasFrame = view.isPlaced
      views.append(shown)
    }
    for (place, entry) in found.enumerated() where entry.role == .control {
      // The words of a control are its title.
      if let text = dump.views[entry.index].text, !text.isEmpty {
        views.append(
          ViewSnapshot(
            name: "\(names[place]).title 1", parent: base + place, frame: .zero,
            values: [.init(.text, text), .init(.kind, "label")]))
        continue
      }
      for (number, index) in dump.titles(in: entry.index).enumerated() {
        views.append(
          ViewSnapshot(
            name: "\(names[place]).title \(number + 1)", parent: base + place, frame: dump.views[index].frame ?? .zero,
            values: [.init(.text, dump.views[index].text ?? ""), .init(.kind, "label")]))
      }
    }
  }

  /// The visible views, without the plain views around them.
  private func find(in content: DumpView) -> [Found] {
    var found: [Found] = []
    var open = content.children.reversed().map {
      (index: $0, stack: Int?.none, origin: LayoutPoint.zero, outer: LayoutPoint.zero)
    }
    while let (index, stack, origin, outer) = open.popLast() {
      let view = dump.views[index]
      guard let own = view.frame, !view.isUnseen else { continue }
      let role = DumpRole(view)
      let frame = own.offsetBy(x: origin.x, y: origin.y)
      let place = own.offsetBy(x: outer.x, y: outer.y)
      let isEmpty = frame.width <= 0 || frame.height <= 0
      var (inner, innerOrigin) = (stack, LayoutPoint(x: frame.x, y: frame.y))
      switch role {
      case .label, .textLabel, .image, .control:
        if !isEmpty { found.append(Found(index: index, role: role, frame: frame, stack: stack, place: place)) }
        continue
      case .innards, .decoration, .background, .separator: continue
      case .stack:
        found.append(Found(index: index, role: role, frame: frame, stack: stack, place: place))
        (inner, innerOrigin) = (found.count - 1, .zero)
      case .headerContent, .contentView: break
      default:
        // An element of no type is a box around others.
        if !isEmpty, !dump.form.hasElements {
          found.append(Found(index: index, role: .plain, frame: frame, stack: stack, place: place))
        }
      }
      let scrolled = view.contentOffset ?? .zero
      open += view.children.reversed().map {
        (
          $0, inner, LayoutPoint(x: innerOrigin.x - scrolled.x, y: innerOrigin.y - scrolled.y),
          LayoutPoint(x: place.x - scrolled.x, y: place.y - scrolled.y)
        )
      }
    }
    return found
  }

  /// From top to bottom and from left to right; a stack comes before its contents.
  private static func sorted(_ found: [Found]) -> [Found] {
    // Views in one line are ordered from left to right. A stack is as tall as its contents, so its top decides.
    func y(_ index: Int) -> Double { found[index].role == .stack ? found[index].place.y : found[index].place.midY }
    let lines = found.indices.sorted { (y($0), found[$0].place.x, $0) < (y($1), found[$1].place.x, $1) }
    var order: [Int] = []
    var line: [Int] = []
    func end() {
      order += line.sorted { (found[$0].place.x, $0) < (found[$1].place.x, $1) }
      line = []
    }
    for index in lines {
      if let first = line.first, y(index) - y(first) >= 1 { end() }
      line.append(index)
    }
    end()
    // A superview comes before its subviews, whatever its place.
    var places = [Int?](repeating: nil, count: found.count)
    var result: [Found] = []
    for index in order {
      var chain = [index]
      while let stack = chain.last.flatMap({ found[$0].stack }), places[stack] == nil { chain.append(stack) }
      for next in chain.reversed() where places[next] == nil {
        places[next] = result.count
        result.append(found[next])
      }
    }
    for index in result.indices { result[index].stack = result[index].stack.flatMap { places[$0] } }
    return result
  }

  private func names(of found: [Found], title: String?) -> [String] {
    var names = Array(repeating: "", count: found.count)
    let own = found.indices.filter { found[$0].role == .textLabel }
    let texts =
      own.isEmpty ? found.indices.filter { found[$0].role == .label && isTitle(found[$0], title) }.prefix(1) : own[...]
    if let first = texts.first(where: { isTitle(found[$0], title) }) ?? texts.first {
      names[first] = "textLabel"
      if let second = texts.first(where: { $0 != first }) { names[second] = "detailTextLabel" }
      // UIKit's image is beside UIKit's label, directly in the content view.
      if !own.isEmpty,
        let image = found.indices.first(where: { found[$0].role == .image && found[$0].stack == nil }),
        found[image].frame.maxX <= found[first].frame.x || found[image].frame.x >= found[first].frame.maxX
      {
        names[image] = "imageView"
      }
    }
    var counts: [String: Int] = [:]
    for index in found.indices where names[index].isEmpty {
      let kind = dump.kind(found[index].index) ?? "view"
      counts[kind, default: 0] += 1
      names[index] = "\(kind) \(counts[kind] ?? 1)"
    }
    return names
  }

  private func isTitle(_ found: Found, _ title: String?) -> Bool {
    guard let title, !title.isEmpty else { return false }
    return dump.views[found.index].text == title
  }
}

extension LayoutPoint {
  fileprivate static let zero = LayoutPoint(x: 0, y: 0)
}

extension Dump {
  /// The kind of this class in a layout tree; nil for classes that no spec can have.
  func kind(_ index: Int) -> String? {
    let view = views[index]
    return DumpClasses.named[view.className]?.kind ?? view.baseClass.flatMap { DumpClasses.named[$0]?.kind }
  }

  /// Whether there is a text, an image or a control: a plain view with only a colour cannot be distinguished from a
  /// decoration.
  ///
  /// - Parameter skipped: the roles whose subviews are ignored.
  func showsSomething(in index: Int, butFor skipped: Set<DumpRole> = []) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      let role = DumpRole(views[next])
      if views[next].isUnseen || skipped.contains(role) { continue }
      if [.label, .textLabel, .image, .control].contains(role) { return true }
      open += views[next].children
    }
    return false
  }

  /// The labels in a control that have a text, from left to right.
  func titles(in index: Int) -> [Int] {
    var titles: [Int] = []
    var open = views[index].children
    while let next = open.popLast() {
      let view = views[next]
      if view.isUnseen { continue }
      let isLabel = view.className.hasSuffix("Label") || view.baseClass == "UILabel"
      if isLabel, let text = view.text, !text.isEmpty { titles.append(next) } else { open += view.children }
    }
    return titles.sorted { (views[$0].frame?.x ?? 0, $0) < (views[$1].frame?.x ?? 0, $1) }
  }
}

extension DumpView {
  /// The line that it begins on.
  var location: SourceLocation { SourceLocation(file: 0, line: UInt32(clamping: line), column: 1) }
}
