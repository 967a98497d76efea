import TableIR
import Testing

@testable import SpecImporting

/// What people reported of documents and of tools that read them; each case names its source.
@Suite("A reported view of Interface Builder")
struct ReportedViewTests {
  private func imported(_ views: String, constraints: String = "", ofCell: String = "") throws -> Imported {
    try Imported(
      Imported.fixedTable(
        """
        <tableViewCell id="r01-aa-001"><tableViewCellContentView key="contentView" id="c01-aa-001">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>\(ofCell)</tableViewCell>
        """))
  }

  private func view(
    _ kind: String = "view", _ attributes: String = "", _ inner: String = "", id: String = "v01-aa-001"
  ) -> String {
    """
    <\(kind) \(attributes) id="\(id)"><rect key="frame" x="10" y="10" width="200" height="20"/>\(inner)</\(kind)>
    """
  }

  private func first(_ imported: Imported) throws -> View {
    try #require(try imported.parsed().sections[0].rows[0].subviews.views.first)
  }

  @Test("with a fixed frame keeps its springs (xbmc/Official-Kodi-Remote-iOS 81c586f4; mssun/passforios 288024c)")
  func springs() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#
    let plain = try first(try imported(view("label", #"text="A""#, mask)))
    let fixed = try first(
      try imported(view("label", #"text="A" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, mask)))
    #expect(plain.autoresizing == fixed.autoresizing && fixed.autoresizing.contains(.flexibleWidth))
  }

  @Test(
    "has a ratio in any form (Xcode's LaunchScreen has 1/3; Practical Auto Layout, ch. 7)",
    arguments: ["1:3", "1/3", "0.333333"])
  func ratios(multiplier: String) throws {
    let constraint = """
      <constraint firstItem="v01-aa-001" firstAttribute="width" secondItem="c01-aa-001" secondAttribute="width" \
      multiplier="\(multiplier)" id="k1"/>
      <constraint firstItem="v01-aa-001" firstAttribute="leading" secondItem="c01-aa-001" secondAttribute="leading" id="k2"/>
      """
    let imported = try imported(
      view("view", #"translatesAutoresizingMaskIntoConstraints="NO""#), constraints: constraint)
    #expect(imported.table.losses == [])
    #expect(
      ["/ 3]", "* 0.333333]"].contains { imported.spec.contains("view.width == contentView.width \($0)") },
      "\(imported.spec)")
  }

  @Test("is where constraints to its cell, and to the cell's margins, put it (rdar 13179719, rdar 42811113)")
  func constraintsOfCell() throws {
    func spec(_ constraints: [(attribute: String, of: String, constant: Int)]) throws -> String {
      let lines = constraints.enumerated().map { place, constraint in
        """
        <constraint firstItem="v01-aa-001" firstAttribute="\(constraint.attribute)" secondItem="r01-aa-001" \
        secondAttribute="\(constraint.of)" constant="\(constraint.constant)" id="k\(place)"/>
        """
      }
      let label = view("label", #"text="A" translatesAutoresizingMaskIntoConstraints="NO""#)
      let imported = try imported(label, ofCell: "<constraints>\(lines.joined())</constraints>")
      #expect(imported.table.losses == [])
      return imported.spec
    }
    #expect(try spec([("leading", "leading", 20), ("top", "top", 11)]).contains("pin: {leading: 20, top: 11}"))
    let sides = ["leading", "top", "trailing", "bottom"].map { ($0, $0 + "Margin", 0) }
    #expect(try spec(sides).contains("pin: margins"))
  }

  @Test("has the frame that Xcode 8 wrote by its distances (microsoft/WinObjC 2808)")
  func frameInset() throws {
    let imported = try imported(
      """
      <label fixedFrame="YES" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="v01-aa-001">
      <frame key="frameInset" minX="5" minY="14" width="60" height="21"/></label>
      """)
    #expect(try first(imported).frame == LayoutRect(x: 5, y: 14, width: 60, height: 21))
    #expect(imported.table.losses == [])
  }

  @Test("has a placeholder's size only where its code may give it one (Stack Overflow 13727589)")
  func placeholders() throws {
    let attributes = #"placeholderIntrinsicWidth="160" translatesAutoresizingMaskIntoConstraints="NO""#
    let pin = """
      <constraint firstItem="v01-aa-001" firstAttribute="leading" secondItem="c01-aa-001" secondAttribute="leading" id="k2"/>
      """
    let label = try imported(view("label", #"text="Hi" "# + attributes), constraints: pin)
    #expect(!label.spec.contains("160 @") && label.table.losses.map(\.property) == ["placeholderIntrinsicWidth"])
    let custom = try imported(view("view", #"customClass="Badge" "# + attributes), constraints: pin)
    #expect(custom.spec.contains("badge.width >= 160 @750") && custom.spec.contains("only the app's code knows"))
  }

  @Test("tells a label's preferred width (rdar 12979760; HubSpot/BidHub-iOS 4)")
  func preferredWidth() throws {
    for (lines, count) in [("0", 1), ("1", 0)] {
      let label = view(
        "label",
        #"text="A" numberOfLines="\#(lines)" preferredMaxLayoutWidth="200" translatesAutoresizingMaskIntoConstraints="NO""#
      )
      #expect(try imported(label).table.losses.count { $0.property == "preferredMaxLayoutWidth = 200" } == count)
    }
  }

  @Test("is hidden by its runtime attribute, too, and has no border of a layer's colour (errorhandle.ai; sam.dods.co)")
  func runtimeAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)</userDefinedRuntimeAttributes>"
    }
    #expect(try first(try imported(view("view", "", attribute("hidden", "boolean", " value=\"YES\"/>")))).look.isHidden)
    let width =
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.borderWidth\"><integer key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute>"
    let color = attribute(
      "layer.borderColor", "color",
      "><color key=\"value\" systemColor=\"systemRedColor\"/></userDefinedRuntimeAttribute>\(width)")
    #expect(try first(try imported(view("view", "", color))).look.border?.color != .system(.systemRed))
    let cell = Imported.cell(
      "A",
      others:
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"textLabel.numberOfLines\"><integer key=\"value\" value=\"0\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    )
    // BareFeetWare/BFWControls 16.
    #expect(try Imported(Imported.fixedTable(cell)).table.losses.map(\.property) == ["textLabel.numberOfLines = 0"])
  }

  @Test("has the lines of its attributed text, in one run too")
  func decoration() throws {
    func text(_ fragments: [(String, String)]) throws -> Imported {
      let words = fragments.map {
        "<fragment content=\"\($0)\"><attributes><integer key=\"\($1)\" value=\"1\"/></attributes></fragment>"
      }
      return try imported(
        view(
          "label", "usesAttributedText=\"YES\"",
          "<attributedString key=\"attributedText\">\(words.joined())</attributedString>"))
    }
    let both = try text([("€59", "NSStrikethrough"), (" now", "NSUnderline")])
    #expect(both.table.losses == [] && both.spec.contains("{text: €59, strikethrough: true}"), "\(both.spec)")
    #expect(try text([("more", "NSUnderline")]).spec.contains("[{text: more, underline: true}]"))
  }

  @Test("loses nothing by <animations/> (rdar 21360309), and tells the effect that it has")
  func effects() throws {
    #expect(try imported(view("view", "", "<animations/>")).table.losses == [])
    let effect = view("visualEffectView", "", #"<blurEffect style="dark"/>"#)
    #expect(try imported(effect).table.losses.map(\.property) == ["its effect"])
  }

  @Test(
    "is the background that an outlet of its cell calls it, and nothing in front of it (a cell of rileytestut/Delta)")
  func backgrounds() throws {
    let row = try imported(
      view("view", "", #"<color key="backgroundColor" white="0.3" alpha="1" colorSpace="calibratedWhite"/>"#)
        + view("label", #"text="A""#, id: "v02-aa-001"),
      ofCell:
        #"<connections><outlet property="selectedBackgroundView" destination="v01-aa-001" id="o1"/></connections>"#
    ).parsed().sections[0].rows[0]
    #expect(row.subviews.views.count == 1 && row.backgrounds != nil)
  }
}
