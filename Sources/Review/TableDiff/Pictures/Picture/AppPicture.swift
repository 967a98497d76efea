import LayoutFormat
import TableIR
import TableLayout
import ViewDumps

/// An app's table as a picture can show it: what its dump tells of frames, texts and controls, on the backgrounds of the spec.
///
/// A dump has neither fonts nor colours: a view that the spec has, too, is written in the spec's font.
struct AppPicture {
  private let spec: LayoutTree
  private let app: Snapshot
  /// The row of the spec that each row of the app is.
  private let matches: [RowIndex: RowIndex]
  private let measure: SystemFontMeasure

  init(_ spec: LayoutTree, _ diff: LayoutDiff) {
    (self.spec, app) = (spec, diff.new)
    matches = Dictionary(diff.matches.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    measure = SystemFontMeasure(ios: spec.environment.ios)
  }

  var tree: LayoutTree {
    var tree = spec
    tree.table.header = app.header.map { node($0, like: spec.table.header) }
    tree.table.footer = app.footer.map { node($0, like: spec.table.footer) }
    tree.table.sectionIndex = nil
    (tree.table.bars, tree.table.adjustedContentInset) = ([], .zero)
    tree.table.sections = app.sections.enumerated().map { index, section in
      let base = spec.table.sections.indices.contains(index) ? spec.table.sections[index] : nil
      return SectionNode(
        id: section.name, frame: section.frame, header: section.header.map { node($0, like: base?.header) },
        footer: section.footer.map { node($0, like: base?.footer) },
        rows: section.rows.enumerated().compactMap { cell($1, at: RowIndex(section: index, row: $0)) })
    }
    return tree
  }

  // MARK: Rows, headers and footers

  private func cell(_ row: RowSnapshot, at index: RowIndex) -> CellNode? {
    let match = matches[index].flatMap { place -> CellNode? in
      let sections = spec.table.sections
      guard sections.indices.contains(place.section), sections[place.section].rows.indices.contains(place.row) else {
        return nil
      }
      return sections[place.section].rows[place.row]
    }
    guard var cell = match ?? spec.table.sections.lazy.compactMap(\.rows.first).first else { return nil }
    let bounds = LayoutRect(x: 0, y: 0, width: row.frame.width, height: row.frame.height)
    (cell.id, cell.frame, cell.contentView, cell.backgroundView) = (row.name, row.frame, bounds, bounds)
    (cell.imageView, cell.textLabel, cell.detailTextLabel, cell.accessoryView) = (nil, nil, nil, nil)
    (cell.edges, cell.editing, cell.swipes, cell.constraints) = ([], [], [], [])
    guard case .views(let views) = row.content else { return cell }
    let line = views.first { $0.name == "separator" }
    let color = cell.separator?.color ?? .system(.separator)
    if let line { cell.separator = SeparatorNode(frame: line.frame, color: color) }
    if line == nil, row.knowsLines, app.knowledge.properties.contains(.kind), !app.knowledge.isOfElements {
      cell.separator = nil
    }
    cell.subviews = nodes(views, color: .system(.label))
    return cell
  }

  private func node(_ view: SupplementarySnapshot, like base: SupplementaryNode?) -> SupplementaryNode {
    var node = base ?? SupplementaryNode(frame: view.frame)
    (node.frame, node.textLabel, node.subviews, node.isPinned) = (view.frame, nil, [], false)
    if case .views(let views) = view.content { node.subviews = nodes(views, color: .system(.secondaryLabel)) }
    return node
  }

  // MARK: Views

  /// What can be seen of views, in the space of the first.
  private func nodes(_ views: [ViewSnapshot], color: Color) -> [ViewNode] {
    let titles = Dictionary(grouping: views.lazy.filter(\.isTitle), by: \.parent).mapValues {
      $0.compactMap { $0[.text] }
    }
    var origins: [LayoutPoint] = []
    var nodes: [ViewNode] = []
    for (index, view) in views.enumerated() {
      let outer = view.parent.map { origins[$0] } ?? LayoutPoint(x: -view.frame.x, y: -view.frame.y)
      let frame = view.frame.offsetBy(x: outer.x, y: outer.y)
      origins.append(LayoutPoint(x: frame.x, y: frame.y))
      let isPart = ["contentView", "separator", "topSeparator", "backgroundView"].contains(view.name)
      guard view.parent != nil, !isPart, !view.isTitle, view.hasFrame, frame.width > 0, frame.height > 0 else {
        continue
      }
      if var content = content(view, titles[index] ?? [], size: frame.size, color) {
        if case .label(var label) = content {
          label.frame = frame
          content = .label(label)
        }
        nodes.append(ViewNode(content: content, frame: frame))
      } else if view.dumpKind != "stack", view.dumpKind != "view" {
        var look = ViewLook(background: .system(.systemGray5))
        look.cornerRadius = 2
        nodes.append(ViewNode(content: .plain, frame: frame, look: look))
      }
    }
    return nodes
  }

  private func content(_ view: ViewSnapshot, _ titles: [String], size: LayoutSize, _ color: Color) -> ViewNode.Content?
  {
    let control: Control.Kind
    switch view.dumpKind {
    case "label", "badge":
      let isDetail = view.name == "detailTextLabel"
      return .label(label(view, view[.text] ?? "", size, isDetail ? .system(.secondaryLabel) : color))
    case "switch": control = .switch(Switch(isOn: view[.value] == "on"))
    case "slider": control = .slider(Slider(value: 0.5))
    case "stepper": control = .stepper(Stepper())
    case "progressView": control = .progressView(ProgressView(progress: 0.5))
    case "activityIndicator": control = .activityIndicator(ActivityIndicator())
    case "button", "textField", "textView":
      let text = titles.first ?? view[.text] ?? ""
      let isButton = view.dumpKind == "button"
      var label = label(view, text, size, isButton ? .system(.systemBlue) : color)
      if isButton { label.alignment = .center }
      return text.isEmpty ? nil : .container([ViewNode(content: .label(label), frame: label.frame)])
    default: return nil
    }
    return .control(Control(control, isEnabled: view[.enabled] == nil), labels: [])
  }

  /// A text in the space of its view.
  private func label(_ view: ViewSnapshot, _ text: String, _ size: LayoutSize, _ color: Color) -> LabelNode {
    let words = (view[.font] ?? "").split(separator: " ")
    // A line of the system font is a fifth higher than its size.
    let guessed = min(max((size.height / 1.2).rounded(), 8), 17)
    let font = ResolvedFont(
      size: words.first.flatMap { Double($0) } ?? guessed,
      weight: words.dropFirst().first.flatMap { FontWeight(rawValue: String($0)) } ?? .regular)
    let lines = size.height > 1.8 * measure.lineHeight(font) ? lines(of: text, font, in: size.width) : []
    let width = lines.map(\.width).max() ?? measure.width(of: text, font: font)
    return LabelNode(
      frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height), text: text, lines: lines,
      textWidth: min(width, size.width), font: font, color: color)
  }

  /// A text as its words fill lines.
  private func lines(of text: String, _ font: ResolvedFont, in width: Double) -> [LabelNode.Line] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, measure.width(of: "\(last) \(word)", font: font) <= width + 1 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.prefix(Self.mostLines).map { LabelNode.Line(text: $0, width: measure.width(of: $0, font: font)) }
  }

  private static let mostLines = 20
}

extension LayoutDiff {
  /// The same with a picture of the app, where a spec that can be drawn was held against a dump.
  var drawingApp: LayoutDiff {
    guard isOfApp, new.tree == nil, let tree = old.tree else { return self }
    var diff = self
    diff.new.tree = AppPicture(tree, self).tree
    return diff
  }
}
