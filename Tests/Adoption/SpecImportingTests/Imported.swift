@testable import SpecImporting
import SpecFormatting
import TableIR
import TableLayout
import TableParsing
import Testing

/// A document of a test, and its first table as a spec.
struct Imported {
  let table: ImportedTable
  let spec: String

  /// - Parameters:
  ///   - scene: What stands in the view controller of the document's only scene.
  ///   - objects: What stands beside the controller in its scene.
  ///   - resources: What stands behind the scenes.
  init(
    _ scene: String, tools: Int = 22505, controller: String = "", objects: String = "", resources: String = "",
    isXib: Bool = false
  ) throws {
    let document = try InterfaceDocument(
      Array(
        (isXib
          ? Self.xib(scene, tools: tools)
          : Self.storyboard(scene, tools: tools, controller: controller, objects: objects, resources: resources)).utf8),
      path: "App/Main.storyboard")
    table = try #require(TableImporter(document).tables().first)
    spec = String(decoding: DraftPrinter.print(table.spec, path: "main.yaml"), as: UTF8.self)
  }

  /// The spec as the compiler reads it; it must be valid and in the formatter's form.
  func parsed() throws -> Table { try Self.parsed(spec) }

  static func parsed(_ spec: String) throws -> Table {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: "main.yaml")
    #expect(result.diagnostics.diagnostics.map(\.message) == [], "\(spec)")
    #expect(!SpecFormatter().format(Array(spec.utf8), path: "main.yaml").isChanged)
    return try #require(result.table)
  }

  static func storyboard(
    _ scene: String, tools: Int, controller: String, objects: String, resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s01-aa-001"><objects>
        <tableViewController id="c01-aa-001" \(controller) sceneMemberID="viewController">\(scene)</tableViewController>\(objects)
      </objects></scene></scenes>\(resources)
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
    font: String = "type=\"system\" pointSize=\"17\"", subviews: String = "", others: String = ""
  ) -> String {
    let second =
      detail.map { label($0, id: "\(id)-d", font: "type=\"system\" pointSize=\"\(style == "Value1" ? 17 : 12)\"") }
      ?? ""
    return """
      <tableViewCell \(attributes) \(detail == nil ? "" : "detailTextLabel=\"\(id)-d\"") textLabel="\(id)-t" style="IBUITableViewCellStyle\(style)" id="\(id)">
        <rect key="frame" x="0.0" y="35" width="414" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-c">
          <rect key="frame" x="0.0" y="0.0" width="414" height="43.5"/>
          <subviews>\(label(text, id: "\(id)-t", font: font))\(second)\(subviews)</subviews>
        </tableViewCellContentView>\(others)
      </tableViewCell>
      """
  }

  private static func label(_ text: String, id: String, font: String) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" id="\(id)">
      <rect key="frame" x="20" y="0.0" width="374" height="43.5"/>
      <fontDescription key="fontDescription" \(font)/>
      <nil key="textColor"/><nil key="highlightedColor"/>
    </label>
    """
  }
}
