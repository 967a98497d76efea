import SpecImporting
import TableIR
import TableLayout

/// A cell that a running app printed: a record of `../shared/oracles/uikit/runtime.jsonl`.
struct RunningApp: Decodable {
  struct Cell: Decodable {
    var frame: [Double?]?
    var customSubclass: Bool?
  }
  struct Label: Decodable {
    var role: String
    var frame: [Double?]
  }
  struct ObservedAccessory: Decodable {
    var kind: String
    var frame: [Double]?
  }
  struct Editing: Decodable { var state: String? }

  var id: String
  var era: String
  var scale: Double?
  var screenWidth: Double?
  var tableStyle: String?
  var cell: Cell?
  var contentView: [Double?]?
  var labels: [Label]?
  var accessory: ObservedAccessory?
  var separator: [Double?]?
  var editing: Editing?
  var coordinates: String?
  var confidence: String?
  var notes: String?

  static func read() throws -> [RunningApp] { try Observations.read(RunningApp.self, from: "runtime.jsonl") }

  /// Why it is not judged, if so.
  var rule: EraTallies.Rule? {
    // The simulator's captures tell of them, and of more.
    if era == "26" { return .inCaptures }
    if era == "26-catalyst" { return .catalyst }
    if era == "unknown" || observedEra == nil { return .unknownEra }
    if coordinates == "screen" { return .wholePoints }
    // In the middle of a swipe, before its table, or by hearsay.
    if editing != nil || confidence == "low" || notes?.contains("before") == true { return .notAtRest }
    if accessory?.kind == "unknown" { return .notInLanguage }
    return nil
  }

  /// Devices up to iOS 12 had their own margins, not the canvas's.
  private var observedEra: CanvasEra? {
    let profiles: [String: MetricsProfile] = [
      "<=6": .ios6, "7": .ios7, "8": .ios8, "8-9": .ios8, "9": .ios8, "10": .ios10, "11-12": .ios11, "12": .ios11,
      "13": .ios13, "14-15": .ios13, "16": .modern, "17": .modern, "18": .modern,
    ]
    let names = ["8-9": "9", "11-12": "12", "14-15": "14.0-14.4"]
    return profiles[era].map { CanvasEra(name: names[era] ?? era, profile: $0) }
  }

  var row: ObservedRow? {
    guard let era = observedEra, let style = TableStyle(rawValue: tableStyle ?? ""), let width = screenWidth,
      let contentView = contentView?.compactMap({ $0 }), contentView.count == 4
    else { return nil }
    let frame = cell?.frame?.compactMap { $0 } ?? []
    let isStandard = cell?.customSubclass != true
    var row = ObservedRow(
      id: id, era: era, tableWidth: width, scale: scale ?? 2, style: style,
      // Where the row is not told, the contentView tells its height but for the hairline.
      frame: frame.count == 4 ? frame : [0, 0, width, contentView[3].rounded(.up)])
    row.hasSeparator = notes?.contains("separatorStyle appears none") != true
    row.contentView = contentView
    row.text = label("text")
    row.hasStandardLabels = isStandard && row.text != nil && label("custom") == nil
    row.accessory = Accessory(observed: accessory?.kind)
    // Up to iOS 6 the frame of the indicator is that of the button around it.
    row.accessoryFrame = self.era == "<=6" ? nil : accessory?.frame
    row.separator = separator?.compactMap { $0 }.count == 4 ? separator?.compactMap { $0 } : nil
    // A line from edge to edge is a group's last.
    if let line = row.separator, line[0] == 0, style == .grouped { row.position = .single }
    return row
  }

  private func label(_ role: String) -> ObservedRow.Label? {
    guard let frame = labels?.first(where: { $0.role == role })?.frame.compactMap({ $0 }), frame.count == 4 else {
      return nil
    }
    return ObservedRow.Label(frame: frame)
  }
}

extension Accessory {
  /// The standard accessory of a record.
  init(observed kind: String?) {
    switch kind {
    case "disclosureIndicator": self = .disclosureIndicator
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    case "detailDisclosureButton": self = .detailDisclosureButton
    default: self = .none
    }
  }
}
