import Testing

@Suite("The Swift for UIKit is what the spec says")
struct SwiftReportTests {
  private func output(_ template: String, _ spec: String) async throws -> String {
    let folder = try TemporaryFolder(["a.yaml": "tablespec: 1\n" + spec])
    let run = try await tablec("compile", "a.yaml", "--template", template, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("as it was reported", arguments: SwiftReport.all)
  func report(_ report: SwiftReport) async throws {
    for (template, lines) in [("swift-uikit", report.uiKit), ("swift-diffable", report.diffable)] {
      let swift = try await output(template, report.spec)
      for line in lines { #expect(swift.contains(line), "\(template): \(line)") }
      for line in report.absent { #expect(!swift.contains(line), "\(template): \(line)") }
    }
  }

  /// Values of keys, each for a row with the others around it; a key that the Swift forgot would change nothing.
  private static let rowKeys = [
    "style: value1, detailText: D", "content: subtitleCell, detailText: D", "class: Mine",
    "detailText: {text: D, color: red}",
    "image: {symbol: star}",
    "highlightedImage: {symbol: star}", "accessory: checkmark", "accessory: {switch: {isOn: true, onTintColor: red}}",
    "editingAccessory: checkmark", "editing: delete", "swipeActions: {trailing: [A]}", "discloses: true",
    "userInteractionEnabled: false", "selected: true", "selectionStyle: none", "height: 90", "indentationLevel: 2",
    "indentationWidth: 30", "layoutMargins: 9", "background: red", "separatorStyle: none",
    "variants: [{when: {appearance: dark}, text: X}]", "when: {idiom: phone}",
    "accessory: {badge: {text: B, color: blue}}",
    "accessory: {button: {title: B, size: [90, 30]}}", "accessory: {slider: {value: 1, tintColor: red}}",
    "accessory: {progressView: {progress: 0.5, trackTintColor: red}}", "accessory: {activityIndicator: {color: red}}",
    "accessory: {textField: {placeholder: P, borderStyle: roundedRect}}", "accessory: {segmentedControl: [a, b]}",
    "accessory: {label: {text: L, font: {design: serif}}}", "accessory: {view: {size: [9, 9], clipsToBounds: true}}",
  ]

  private static let viewKeys = [
    "hidden: true", "alpha: 0.5", "background: red", "cornerRadius: 3", "border: {width: 2}", "clipsToBounds: true",
    "font: 20", "color: red", "highlightedColor: red", "lines: 0", "alignment: right",
    "lineBreakMode: clipping", "lineBreakStrategy: none", "minimumScaleFactor: 0.5", "shadow: {color: red}", "id: v",
    "autoresizing: [flexibleWidth]", "enabled: false", "class: Mine",
  ]

  private static let tableKeys = [
    "style: grouped", "rowHeight: 60", "sectionHeaderTopPadding: 4", "sectionHeaderHeight: 24",
    "sectionFooterHeight: 9", "separatorStyle: none", "separatorStyle: {color: red}", "background: red",
    "tintColor: red",
    "class: Mine", "largeTitle: true", "allowsMultipleSelectionDuringEditing: true",
    "cellLayoutMarginsFollowReadableWidth: true", "layoutMargins: 20", "swipeActions: {trailing: [A]}",
    "tableHeader: {height: 20}", "sectionIndex: [A]", "chrome: {title: T}", "appearance: [{label: {color: red}}]",
  ]

  @Test(
    "Every key changes the Swift, or is named at its top",
    arguments: ["swift-uikit", "swift-diffable", "swiftui"])
  func keys(_ template: String) async throws {
    func row(_ key: String) -> String { "sections: [{rows: [{id: a, text: A, \(key)}]}]" }
    func view(_ key: String) -> String {
      "sections: [{rows: [{id: a, views: [{label: L, frame: [0, 0, 50, 20], \(key)}]}]}]"
    }
    func table(_ key: String) -> String { "\(key)\nsections: [{rows: [{id: a, text: A}]}]" }
    let plain = try await output(template, "sections: [{rows: [{id: a, text: A}]}]")
    for spec in Self.rowKeys.map(row) + Self.tableKeys.map(table) {
      #expect(try await output(template, spec) != plain, "\(spec)")
    }
    let label = try await output(template, "sections: [{rows: [{id: a, views: [{label: L, frame: [0, 0, 50, 20]}]}]}]")
    for spec in Self.viewKeys.map(view) { #expect(try await output(template, spec) != label, "\(spec)") }
  }
}
