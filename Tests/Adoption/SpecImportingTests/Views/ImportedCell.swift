import TableIR
import Testing

@testable import SpecImporting

/// A custom cell of a test, as the row of its spec.
struct ImportedCell {
  let imported: Imported
  let row: Row

  /// - Parameters:
  ///   - content: What stands in the contentView: `<subviews>` and `<constraints>`.
  ///   - others: What stands in the cell beside its contentView.
  ///   - tools: The build of Interface Builder that saved the document.
  init(_ content: String, others: String = "", attributes: String = "", tools: Int = 22505) throws {
    imported = try Imported(
      Imported.fixedTable(
        """
        <tableViewCell id="r01-aa-001"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" \(attributes) tableViewCell="r01-aa-001" id="cv0-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>\(content)
          </tableViewCellContentView>\(others)
        </tableViewCell>
        """), tools: tools)
    row = try #require(try imported.parsed().sections.first?.rows.first)
  }

  var losses: [String] { imported.table.losses.map { "\($0.element) \($0.property)" } }
  var views: [View] { row.views }
  func view(_ id: String) throws -> View { try #require(row.views.first { $0.id == id }) }
  var constraints: [String] { row.constraints.map(\.description) }

  /// A label with constraints.
  static func label(_ text: String, _ id: String, attributes: String = "", others: String = "") -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\
    <rect key="frame" x="20" y="8" width="60" height="20"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/><nil key="highlightedColor"/>\
    \(others)</label>
    """
  }

  static func view(_ id: String, _ content: String = "", attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\
    <rect key="frame" x="20" y="8" width="100" height="40"/>\(content)</view>
    """
  }

  /// A constraint by its ends, such as `lb1-aa-001.leading` and `cv0-aa-001.trailing`.
  static func constraint(_ first: String, _ second: String? = nil, _ others: String = "", id: String = "cn1-aa-001")
    -> String
  {
    func end(_ text: String, _ which: String) -> String {
      let parts = text.split(separator: ".").map(String.init)
      return "\(which)Item=\"\(parts[0])\" \(which)Attribute=\"\(parts[1])\""
    }
    return "<constraint \(end(first, "first")) \(second.map { end($0, "second") } ?? "") \(others) id=\"\(id)\"/>"
  }
}
