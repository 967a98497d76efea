import InterfaceBuilder
import SpecFormatting
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import SpecImporting

/// A document of a test, and its first table as a spec.
struct Imported {
  let table: ImportedTable
  let spec: String

  /// - Parameter scene: What stands in the view controller of the document's only scene.
  init(_ scene: String, tools: Int = 22505, controller: String = "", isXib: Bool = false) throws {
    let document = try InterfaceDocument(
      Array(
        (isXib ? Self.xib(scene, tools: tools) : Self.storyboard(scene, tools: tools, controller: controller)).utf8),
      path: "App/Main.storyboard")
    table = try #require(TableImporter(document).tables().first)
    spec = String(decoding: DraftPrinter.print(table.spec, path: "main.yaml"), as: UTF8.self)
  }

  /// The spec without its first comments.
  var body: String {
    spec.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") || $0.isEmpty }
      .joined(separator: "\n")
  }

  /// The spec as the compiler reads it; it must be valid and in the formatter's form.
  func parsed() throws -> Table {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: "main.yaml")
    #expect(result.diagnostics.diagnostics.map(\.message) == [], "\(spec)")
    #expect(!SpecFormatter().format(Array(spec.utf8), path: "main.yaml").isChanged)
    return try #require(result.table)
  }

  static func storyboard(_ scene: String, tools: Int = 22505, controller: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s01-aa-001"><objects>
        <tableViewController id="c01-aa-001" \(controller) sceneMemberID="viewController">\(scene)</tableViewController>
      </objects></scene></scenes>
    </document>
    """
  }

  static func xib(_ objects: String, tools: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
    </document>
    """
  }

  /// A static table with cells in one section.
  static func fixedTable(_ cells: String, attributes: String = "style=\"grouped\"", others: String = "") -> String {
    """
    <tableView key="view" dataMode="static" \(attributes) rowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="t01-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\(others)
      <sections><tableViewSection id="g01-aa-001"><cells>\(cells)</cells></tableViewSection></sections>
    </tableView>
    """
  }

  /// A cell of a style with a text and a detail text.
  static func cell(
    _ text: String, detail: String? = nil, style: String = "Default", id: String = "r01-aa-001",
    attributes: String = "",
    others: String = ""
  ) -> String {
    let second = detail.map { label($0, id: "\(id)-d", size: style == "Value1" ? 17 : 12) } ?? ""
    return """
      <tableViewCell \(attributes) \(detail == nil ? "" : "detailTextLabel=\"\(id)-d\"") textLabel="\(id)-t" style="IBUITableViewCellStyle\(style)" id="\(id)">
        <rect key="frame" x="0.0" y="35" width="414" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-c">
          <rect key="frame" x="0.0" y="0.0" width="414" height="43.5"/>
          <subviews>\(label(text, id: "\(id)-t", size: 17))\(second)</subviews>
        </tableViewCellContentView>\(others)
      </tableViewCell>
      """
  }

  private static func label(_ text: String, id: String, size: Int) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" id="\(id)">
      <rect key="frame" x="20" y="0.0" width="374" height="43.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      <nil key="textColor"/><nil key="highlightedColor"/>
    </label>
    """
  }
}
