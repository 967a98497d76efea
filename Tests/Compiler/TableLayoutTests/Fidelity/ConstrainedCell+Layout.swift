import SpecImporting
import TableConstraints
import TableIR
import TableLayout

// The same cell by our own rules.

extension ConstrainedCell {
  /// What a record does not tell of the canvas that it was laid out on.
  struct Canvas {
    /// At both sides, in points; nil for that of the device.
    var margin: Double?
    /// Pixels for each point; nil for the device's.
    var scale: Double?
    /// Whether a line is kept free below the contentView.
    var hasLine = true

    var isAnother: Bool { margin != nil || scale != nil || !hasLine }

    /// What is tried: the device's own first.
    static let all =
      [Canvas()] + [8, 15, 16, 20].map { Canvas(margin: $0) } + [Canvas(scale: 1), Canvas(hasLine: false)]
  }

  /// The frames of all views by id, each in the space of the view that it stands in.
  func laidOut(on canvas: Canvas = Canvas()) -> [String: LayoutRect]? {
    var row = Row(id: "row")
    row.height = .points(cell.frame[3])
    row.views = (content.subviews ?? []).map(view)
    row.constraints = constraints.compactMap { constraint($0) }
    switch cell.accessory {
    case "disclosureIndicator": row.accessory = .disclosureIndicator
    case "detailDisclosureButton": row.accessory = .detailDisclosureButton
    case "detailButton": row.accessory = .detailButton
    case "checkmark": row.accessory = .checkmark
    default: break
    }
    var table = TableIR.Table(name: id)
    let style = self.table.flatMap { TableStyle(rawValue: $0.style) } ?? .plain
    let isInset = style == .insetGrouped && cell.frame[0] > 0
    table.style = isInset ? .insetGrouped : style == .insetGrouped ? .grouped : style
    table.cellLayoutMarginsFollowReadableWidth = false
    if !canvas.hasLine { table.separator.style = SeparatorStyle.none }
    var section = Section(id: "section")
    section.rows = [Row(id: "above"), row, Row(id: "below")]
    table.sections = [section]
    var margins = era.margins
    // Cards at a margin that their device has no more.
    if isInset { margins = Insets(left: cell.frame[0], right: cell.frame[0]) }
    if let margin = canvas.margin { margins = Insets(left: margin, right: margin) }
    // A cell in a document of its own has the margins of the device that it is shown on.
    if margins == nil, self.table == nil {
      let margin = deviceWidth >= 390 && cell.frame[2] >= 390 ? 20.0 : 16
      margins = Insets(left: margin, right: margin)
    }
    var environment = Environment(
      size: LayoutSize(width: isInset ? self.table?.frame[2] ?? cell.frame[2] : cell.frame[2], height: 800),
      scale: canvas.scale ?? scale,
      contentSizeCategory: era.category, ios: era.profile.versions.upperBound, layoutMargins: margins)
    if content.frame[0] > 0, cell.accessory != "none" { environment.layoutDirection = .rightToLeft }
    let tree = TableLayouter(environment: environment, profile: era.profile).layOut(table)
    guard let node = tree.table.sections[0].rows.first(where: { $0.id == "row" }) else { return nil }
    var frames: [String: LayoutRect] = [:]
    func add(_ views: [ViewNode]) {
      for view in views {
        if let id = view.id { frames[id] = view.frame }
        add(view.subviews)
      }
    }
    add(node.subviews)
    return frames
  }

  private func view(_ declared: View) -> TableIR.View {
    view(declared, isArranged: false)
  }

  private func view(_ declared: View, isArranged: Bool) -> TableIR.View {
    let frame = LayoutRect(
      x: declared.frame[0], y: declared.frame[1], width: declared.frame[2], height: declared.frame[3])
    var view = TableIR.View(id: declared.id, content: content(declared), frame: frame)
    if declared.translatesAutoresizingMaskIntoConstraints == "NO" || isArranged {
      var sizing = ViewSizing()
      sizing.hugging = .init(
        horizontal: declared.horizontalHuggingPriority.flatMap { Int($0) } ?? 250,
        vertical: declared.verticalHuggingPriority.flatMap { Int($0) } ?? 250)
      sizing.compression = .init(
        horizontal: declared.horizontalCompressionResistancePriority.flatMap { Int($0) } ?? 750,
        vertical: declared.verticalCompressionResistancePriority.flatMap { Int($0) } ?? 750)
      view.sizing = sizing
      view.frame = .zero
    }
    return view
  }

  private func content(_ declared: View) -> TableIR.View.Content {
    let size = LayoutSize(width: declared.frame[2], height: declared.frame[3])
    switch declared.kind {
    case "label":
      guard let text = declared.text, let font = declared.knownFont, declared.attributed == nil else { break }
      return .label(Text(text, font: font, lines: declared.numberOfLines.flatMap { Int($0) } ?? 1))
    case "imageView":
      guard let size = declared.imageSize else { return .plain }
      return .image(.placeholder(Image.Placeholder(size: size)))
    case "switch": return .switch(Switch(isOn: true))
    case "slider": return .slider(Slider(value: 0.5))
    case "stackView":
      var stack = Stack()
      stack.axis = declared.axis == "vertical" ? .vertical : .horizontal
      stack.spacing = declared.spacing.flatMap { Double($0) } ?? 0
      stack.alignment = declared.alignment.flatMap { Stack.Alignment(rawValue: $0) } ?? .fill
      stack.distribution = declared.distribution.flatMap { Stack.Distribution(rawValue: $0) } ?? .fill
      stack.views = (declared.subviews ?? []).filter { $0.hidden == nil }.map {
        ArrangedView(view($0, isArranged: true))
      }
      return .stack(stack)
    case "view", "scrollView", "textView", "collectionView", "tableView", "mapView", "wkWebView":
      guard let views = declared.subviews, !views.isEmpty else { return .plain }
      return .container(Subviews(views.map(view)))
    case "segmentedControl":
      // A point of its frame is below its alignment rectangle.
      return .image(.placeholder(Image.Placeholder(size: LayoutSize(width: size.width, height: size.height - 1))))
    default: break
    }
    // Sizes that are not ours to know are the record's.
    return .image(.placeholder(Image.Placeholder(size: size)))
  }

  private func constraint(_ declared: Constraint) -> LayoutConstraint? {
    guard let first = anchor(declared.first, declared.attribute) else { return nil }
    var second: Anchor?
    if let id = declared.second, let attribute = declared.secondAttribute {
      guard let anchor = anchor(id, attribute) else { return nil }
      second = anchor
    }
    let relation: Relation =
      declared.relation == "greaterThanOrEqual"
      ? .greaterOrEqual : declared.relation == "lessThanOrEqual" ? .lessOrEqual : .equal
    let constant: Constant =
      declared.symbolic == true && declared.constant == nil
      ? .standard(first.attribute == second?.attribute ? .superviewEdge : .siblings, isNegative: false)
      : .number(declared.constant ?? 0)
    return LayoutConstraint(
      ConstraintExpression(
        first, relation, second, multiplier: SavedConstraint.multiplier(declared.multiplier), constant: constant,
        priority: declared.priority ?? 1_000))
  }

  private func anchor(_ id: String, _ word: String) -> Anchor? {
    let name = Name(id == content.id ? LayoutConstraint.rootName : id)
    if word == "baseline" { return Anchor(name, .lastBaseline) }
    guard word.hasSuffix("Margin") else { return Attribute(rawValue: word).map { Anchor(name, $0) } }
    return Attribute(rawValue: String(word.dropLast(6))).map { Anchor(name, guide: .margins, $0) }
  }
}
