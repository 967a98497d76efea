import SpecImporting
import TableIR
import TableLayout

/// A table captured in the iOS 26.1 simulator: a record of `../shared/oracles/uikit/simulator-26.jsonl`.
struct SimulatorTable: Decodable {
  struct View: Decodable {
    var `class`: String?
    var frame: [Double]
    /// 0 for a line that is there and not seen.
    var alpha: Double?
  }
  struct Header: Decodable {
    var frame: [Double]
    var labels: [View]?
  }
  struct Cell: Decodable {
    var frame: [Double]
    var `class`: String?
    var contentView: View?
    var labels: [View]?
    var accessory: [View]?
    var separators: [View]?
    /// Top, left, bottom, right.
    var layoutMargins: [Double]?
    var editControl: View?
    var reorderControl: View?
  }
  struct Frame: Decodable {
    var `class`: String?
    var style: String?
    var frame: [Double]
    /// Top, left, bottom, right, in points.
    var adjustedContentInset: [Double]?
  }

  var source: String
  var platform: String
  var scale: Double
  var screen: [Double]
  var direction: String
  var contentSizeCategory: String
  var table: Frame
  var headers: [Header]?
  var cells: [Cell]

  static func read() throws -> [SimulatorTable] {
    try Observations.read(SimulatorTable.self, from: "simulator-26.jsonl")
  }

  /// Why it is not judged, if so.
  var rule: EraTallies.Rule? {
    if platform == "catalyst" { return .catalyst }
    return isList == cells.contains { $0.class == "UICollectionViewListCell" } ? nil : .notInLanguage
  }

  private var isList: Bool { table.class == "UICollectionView" }

  var era: CanvasEra {
    // What the captures call AX1 has Body at 33 points.
    let categories: [String: ContentSizeCategory] = ["AX1": .accessibilityLarge, "XXXL": .extraExtraExtraLarge]
    return CanvasEra(name: "26", profile: .ios26, category: categories[contentSizeCategory] ?? .large)
  }

  private var style: TableStyle {
    let style = table.style ?? ""
    return style.hasPrefix("inset") ? .insetGrouped : style.hasPrefix("grouped") ? .grouped : .plain
  }

  /// Symbols as accessories, whose names are not told, and cells of lists with two accessories cannot be said.
  var rows: [ObservedRow] {
    cells.filter { $0.accessory?.first?.class != "UIImageView" && $0.accessory?.count ?? 0 < 2 }.map(row)
  }

  /// How many cells that leaves out.
  var leftOut: Int { cells.count - rows.count }

  /// Compares the headers: their heights and their titles, which stand in the table's space.
  func judgeHeaders(into tallies: inout EraTallies) {
    // An app's own heights and views are no rule of UIKit's.
    guard let headers, !headers.contains(where: { [30, 50].contains($0.frame[3]) || $0.labels?.isEmpty != false })
    else { return }
    var table = Table(name: source)
    table.style = style
    table.hasLargeTitle = hasLargeTitle
    table.sections = headers.indices.map { index in
      var section = Section(id: "\(index)")
      section.header = HeaderFooter(content: .title(Text("Title")))
      return section
    }
    var environment = Environment(
      size: LayoutSize(width: screen[0], height: screen[1]), scale: scale, contentSizeCategory: era.category, ios: 26)
    environment.layoutDirection = layoutDirection
    let tree = TableLayouter(environment: environment, profile: era.profile).layOut(table)
    for (section, header) in zip(tree.table.sections, headers.sorted { $0.frame[1] < $1.frame[1] }) {
      guard let ours = section.header else { continue }
      let id = "sim26 \(name) header y \(header.frame[1])"
      tallies.count(.header, [ours.frame.height], [header.frame[3]], id: id, era: era.name)
      guard let label = header.labels?.first?.frame, let title = ours.textLabel?.frame else { continue }
      // The label is in a content view that begins at the card.
      let inset = style == .insetGrouped ? table.cardX(in: environment, profile: era.profile) : 0
      let isTrailing = layoutDirection == .rightToLeft
      tallies.count(
        .header, [isTrailing ? title.maxX : title.x, title.y, title.height],
        [label[0] + inset + (isTrailing ? label[2] : 0), label[1], label[3]], id: id + " title", era: era.name)
    }
  }

  /// The bar is 64 or 113 high inline and 116, 125.5 or 138 with a large title.
  private var hasLargeTitle: Bool { [116, 125.5, 138].contains(table.adjustedContentInset?.first ?? 0) }

  private var layoutDirection: LayoutDirection { LayoutDirection(rawValue: direction) ?? .leftToRight }

  private var name: String { source.split(separator: "/").last.map(String.init) ?? source }

  private func row(_ cell: Cell) -> ObservedRow {
    var row = ObservedRow(
      id: "sim26 \(name) y \(cell.frame[1])", era: era, tableWidth: screen[0], scale: scale, style: style,
      frame: cell.frame)
    row.layoutDirection = layoutDirection
    row.host = isList ? .list : .table
    row.contentView = cell.contentView?.frame
    let isStandard =
      ["UITableViewCell", "UICollectionViewListCell"].contains(cell.class) && cell.labels?.isEmpty == false
    row.hasStandardLabels = isStandard && cell.labels.map { $0.count <= 2 && hugs($0) } == true
    row.text = cell.labels?.first.map { ObservedRow.Label(frame: $0.frame) }
    row.detailText = cell.labels?.dropFirst().first.map { ObservedRow.Label(frame: $0.frame) }
    row.isAutomatic = row.hasStandardLabels && cell.frame[3] != 44
    if let view = cell.accessory?.first {
      row.accessory = accessory(view)
      row.accessoryFrame = view.frame
    }
    row.editingControl = cell.editControl?.frame
    row.reorderControl = cell.reorderControl?.frame
    // The app's own margins.
    if let margins = cell.layoutMargins, margins[1] == 0 { row.margins = Insets(left: 20, right: 20) }
    let line = cell.separators?.first { $0.frame[1] > 0 }
    row.separator = row.margins == nil && line?.alpha != 0 ? line?.frame : nil
    if let line = row.separator, line[0] == 0 { row.position = .single }
    return row
  }

  private func accessory(_ view: View) -> Accessory {
    switch view.class {
    case "_UITableCellAccessoryButton" where view.frame[2] < 12, "_UICollectionViewListAccessoryDisclosure":
      .disclosureIndicator
    case "_UICollectionViewListAccessoryCheckmark": .checkmark
    default: .view(PlainView(size: LayoutSize(width: view.frame[2], height: view.frame[3])))
    }
  }

  /// Whether the labels are a cell style's: beside a control of the app's own they are the app's too.
  private func hugs(_ labels: [View]) -> Bool {
    table.style?.contains("grouped (system") != true || labels.isEmpty
  }
}

extension Table {
  /// The x of the table's cards, in points.
  fileprivate func cardX(in environment: Environment, profile: MetricsProfile) -> Double {
    var table = Table(name: "cards")
    table.style = style
    table.sections = [Section(id: "section")]
    table.sections[0].rows = [Row(id: "row")]
    return TableLayouter(environment: environment, profile: profile).layOut(table).table.sections[0].rows[0].frame.x
  }
}
