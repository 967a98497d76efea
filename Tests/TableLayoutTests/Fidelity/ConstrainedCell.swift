import ConstraintSyntax
import TableIR
import TableLayout

/// A cell that Interface Builder laid out by constraints: a record of `../shared/oracles/uikit/constraints.jsonl`.
struct ConstrainedCell: Decodable {
  struct View: Decodable {
    var id: String
    var kind: String
    /// In the space of the view it stands in, in points.
    var frame: [Double]
    var text: String?
    var title: String?
    var font: String?
    var numberOfLines: String?
    var hidden: String?
    var ambiguous: Flag?
    var misplaced: Flag?
    var attributed: Flag?
    var translatesAutoresizingMaskIntoConstraints: String?
    var horizontalHuggingPriority: String?
    var verticalHuggingPriority: String?
    var horizontalCompressionResistancePriority: String?
    var verticalCompressionResistancePriority: String?
    var axis: String?
    var spacing: String?
    var alignment: String?
    var distribution: String?
    /// A name, perhaps a catalog, and the size in points.
    var image: [Part]?
    var subviews: [View]?

    /// Whatever it says, it is there.
    struct Flag: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    /// An element of a list that holds words and numbers.
    enum Part: Decodable {
      case number(Double)
      case word(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          (try? container.decode(Double.self)).map(Part.number) ?? .word((try? container.decode(String.self)) ?? "")
      }
    }
  }

  struct Constraint: Decodable {
    var first: String
    var attribute: String
    var second: String?
    var secondAttribute: String?
    var relation: String?
    var constant: Double?
    var multiplier: String?
    var priority: Double?
    var symbolic: Bool?
  }

  struct Cell: Decodable {
    var frame: [Double]
    var accessory: String
  }

  struct Table: Decodable {
    var style: String
    var frame: [Double]
  }

  var id: String
  var toolsVersion: String
  var device: String?
  var cell: Cell
  var content: View
  var constraints: [Constraint]
  var table: Table?
  /// Whether it looks different where traits are others.
  var variations: View.Flag?

  static func read() throws -> [ConstrainedCell] {
    try Observations.read(ConstrainedCell.self, from: "constraints.jsonl")
  }

  // MARK: What is set aside

  /// Why the cell is not judged; nil where it is.
  var rule: String? {
    let views = content.all
    if views.contains(where: { $0.ambiguous != nil || $0.misplaced != nil }) { return "flagged by Interface Builder" }
    if variations != nil { return "variations by trait" }
    if views.contains(where: { $0.kind == "imageView" && $0.imageSize == nil && !isSized($0) }) {
      return "an image whose size is not known"
    }
    let known = Set(views.map(\.id))
    if constraints.contains(where: { !known.contains($0.first) || $0.second.map { !known.contains($0) } ?? false }) {
      return "a constraint to something outside of the contentView"
    }
    if views.contains(where: { $0.hidden != nil && $0.subviews != nil }) { return "hidden views with views in them" }
    return nil
  }

  /// Whether constraints give a view both lengths, whatever it shows.
  private func isSized(_ view: View) -> Bool {
    func isHeld(_ length: String, _ edges: [[String]]) -> Bool {
      func has(_ attributes: [String]) -> Bool {
        constraints.contains {
          ($0.first == view.id && attributes.contains($0.attribute))
            || ($0.second == view.id && attributes.contains($0.secondAttribute ?? ""))
        }
      }
      return has([length]) || edges.allSatisfy(has)
    }
    return isHeld("width", [["leading", "left"], ["trailing", "right"]]) && isHeld("height", [["top"], ["bottom"]])
  }

  /// Up to Xcode 8 the canvas had margins of its own, whatever the device.
  private var major: Int { Int(toolsVersion.split(separator: ".")[0]) ?? 0 }

  /// Interface Builder's versions by what its documents say.
  var era: String {
    switch major {
    case ..<6000: "7"
    case ..<7000: "8"
    case ..<11000: "9"
    case ..<13000: "10"
    case ..<14000: "11"
    case ..<14800: "12"
    case ..<16000: "13"
    case ..<18000: "14.0-14.4"
    case ..<19000: "14.5"
    case ..<20000: "15"
    case ..<22000: "16"
    case ..<23000: "17"
    case ..<24000: "18"
    case ..<30000: "18-look(Xcode26 canvas)"
    default: "18"
    }
  }

  private var deviceWidth: Double {
    switch device {
    case "retina5_5", "retina6_1", "retina6_5": 414
    case "retina6_9": 440
    case "retina6_12": 393
    case "retina4_0", "retina3_5": 320
    case "ipad9_7": 768
    default: 375
    }
  }

  private var scale: Double {
    let fractions = content.all.flatMap(\.frame).map { $0 - $0.rounded(.down) }
    return fractions.contains { abs($0 - 1.0 / 3) < 0.02 || abs($0 - 2.0 / 3) < 0.02 } ? 3 : 2
  }

  // MARK: The same cell by our own rules

  /// The frames of all views by id, each in the space of the view that it stands in.
  func laidOut() -> [String: Rect]? {
    guard let era = Era.all.first(where: { $0.name == era }) else { return nil }
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
    var section = Section(id: "section")
    section.rows = [Row(id: "above"), row, Row(id: "below")]
    table.sections = [section]
    var margins = era.margins
    // Cards at a margin that their device has no more.
    if isInset { margins = Insets(left: cell.frame[0], right: cell.frame[0]) }
    // A cell in a document of its own has the margins of the device that it is shown on.
    if margins == nil, self.table == nil {
      let margin = deviceWidth >= 390 && cell.frame[2] >= 390 ? 20.0 : 16
      margins = Insets(left: margin, right: margin)
    }
    let environment = Environment(
      size: Size(width: isInset ? self.table?.frame[2] ?? cell.frame[2] : cell.frame[2], height: 800), scale: scale,
      contentSizeCategory: era.category, ios: era.profile.versions.upperBound, layoutMargins: margins)
    var profile = era.profile
    // The canvas of Xcode 26 has margins of 15 above and below.
    if era.name.hasPrefix("18-look") {
      profile.rows.contentMargin = 15
      profile.accessories.switchSize = Size(width: 63, height: 28)
    }
    let tree = TableLayouter(environment: environment, profile: profile).layOut(table)
    guard let node = tree.table.sections[0].rows.first(where: { $0.id == "row" }) else { return nil }
    var frames: [String: Rect] = [:]
    func add(_ views: [ViewNode]) {
      for view in views {
        if let id = view.id { frames[id] = view.frame }
        add(view.subviews)
      }
    }
    add(node.subviews)
    return frames
  }

  private func view(_ said: View) -> TableIR.View {
    view(said, isArranged: false)
  }

  private func view(_ said: View, isArranged: Bool) -> TableIR.View {
    let frame = Rect(x: said.frame[0], y: said.frame[1], width: said.frame[2], height: said.frame[3])
    var view = TableIR.View(id: said.id, content: content(said), frame: frame)
    if said.translatesAutoresizingMaskIntoConstraints == "NO" || isArranged {
      var sizing = ViewSizing()
      sizing.hugging = .init(
        horizontal: said.horizontalHuggingPriority.flatMap { Int($0) } ?? 250,
        vertical: said.verticalHuggingPriority.flatMap { Int($0) } ?? 250)
      sizing.compression = .init(
        horizontal: said.horizontalCompressionResistancePriority.flatMap { Int($0) } ?? 750,
        vertical: said.verticalCompressionResistancePriority.flatMap { Int($0) } ?? 750)
      view.sizing = sizing
      view.frame = .zero
    }
    return view
  }

  private func content(_ said: View) -> TableIR.View.Content {
    let size = Size(width: said.frame[2], height: said.frame[3])
    switch said.kind {
    case "label":
      guard let text = said.text, let font = said.knownFont, said.attributed == nil else { break }
      return .label(Text(text, font: font, lines: said.numberOfLines.flatMap { Int($0) } ?? 1))
    case "imageView":
      guard let size = said.imageSize else { return .plain }
      return .image(.placeholder(Image.Placeholder(size: size)))
    case "switch": return .switch(Switch(isOn: true))
    case "slider": return .slider(Slider(value: 0.5))
    case "stackView":
      var stack = Stack()
      stack.axis = said.axis == "vertical" ? .vertical : .horizontal
      stack.spacing = said.spacing.flatMap { Double($0) } ?? 0
      stack.alignment = said.alignment.flatMap { Stack.Alignment(rawValue: $0) } ?? .fill
      stack.distribution = said.distribution.flatMap { Stack.Distribution(rawValue: $0) } ?? .fill
      stack.views = (said.subviews ?? []).filter { $0.hidden == nil }.map { ArrangedView(view($0, isArranged: true)) }
      return .stack(stack)
    case "view", "scrollView", "textView", "collectionView", "tableView", "mapView", "wkWebView":
      guard let views = said.subviews, !views.isEmpty else { return .plain }
      return .container(Subviews(views.map(view)))
    case "segmentedControl":
      // A point of its frame is below its alignment rectangle.
      return .image(.placeholder(Image.Placeholder(size: Size(width: size.width, height: size.height - 1))))
    default: break
    }
    // Sizes that are not ours to know are the record's.
    return .image(.placeholder(Image.Placeholder(size: size)))
  }

  private func constraint(_ said: Constraint) -> LayoutConstraint? {
    guard let first = anchor(said.first, said.attribute) else { return nil }
    var second: Anchor?
    if let id = said.second, let attribute = said.secondAttribute {
      guard let anchor = anchor(id, attribute) else { return nil }
      second = anchor
    }
    let relation: Relation =
      said.relation == "greaterThanOrEqual"
      ? .greaterOrEqual : said.relation == "lessThanOrEqual" ? .lessOrEqual : .equal
    let constant: Constant =
      said.symbolic == true && said.constant == nil
      ? .standard(first.attribute == second?.attribute ? .superviewEdge : .siblings, isNegative: false)
      : .number(said.constant ?? 0)
    return LayoutConstraint(
      ConstraintExpression(
        first, relation, second, multiplier: multiplier(said.multiplier), constant: constant,
        priority: said.priority ?? 1_000))
  }

  private func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
  }

  private func anchor(_ id: String, _ word: String) -> Anchor? {
    let name = Name(id == content.id ? LayoutConstraint.rootName : id)
    if word == "baseline" { return Anchor(name, .lastBaseline) }
    guard word.hasSuffix("Margin") else { return Attribute(rawValue: word).map { Anchor(name, $0) } }
    return Attribute(rawValue: String(word.dropLast(6))).map { Anchor(name, guide: .margins, $0) }
  }
}

extension ConstrainedCell.View {
  /// The view and all that is in it.
  var all: [ConstrainedCell.View] { [self] + (subviews ?? []).flatMap(\.all) }

  var imageSize: Size? {
    let parts = image ?? []
    // Those of symbols are not the sizes that they are shown at.
    if parts.contains(where: { if case .word("system") = $0 { true } else { false } }) { return nil }
    let numbers = parts.compactMap { part -> Double? in if case .number(let value) = part { value } else { nil } }
    return numbers.count >= 2 ? Size(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1]) : nil
  }

  /// `system:15:medium`, `boldSystem:14`, a text style; nil for fonts of other families.
  var knownFont: Font? {
    guard let font else { return Font(size: 17) }
    let parts = font.split(separator: ":").map(String.init)
    if parts.count >= 2, let size = Double(parts[1]) {
      switch parts[0] {
      case "system":
        let weight = parts.count > 2 ? FontWeight(rawValue: parts[2]) : nil
        return parts.count > 2 && weight == nil ? nil : Font(size: size, weight: weight)
      case "boldSystem": return Font(size: size, weight: .bold)
      default: return nil
      }
    }
    if font == "Subhead" { return Font(textStyle: .subheadline) }
    return TextStyle(rawValue: font.prefix(1).lowercased() + font.dropFirst()).map { Font(textStyle: $0) }
  }
}
