import Testing

@testable import SpecImporting

@Suite("The names of imported views")
struct ViewNameTests {
  private func names(_ views: String, connections: String = "", objects: String = "") throws -> [String: String] {
    let cell = """
      <tableViewCell id="r01-aa-001"><tableViewCellContentView key="contentView" id="c01-aa-001">
      <subviews>\(views)</subviews></tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
      """
    return try Imported(Imported.fixedTable(cell), objects: objects).table.ids
  }

  @Test("are outlets of any object, the cell's own first, and those of collections")
  func outlets() throws {
    let ids = try names(
      #"<label text="A" id="v1"/><label text="B" id="v2"/><view id="v3"/><view id="v4"/>"#,
      connections: #"<outlet property="titleLabel" destination="v1" id="o1"/>"#,
      objects: """
        <customObject id="x"><connections><outlet property="other" destination="v1" id="o2"/>
        <outlet property="countLabel" destination="v2" id="o3"/>
        <outletCollection property="stars" destination="v3" id="o4"/>
        <outletCollection property="stars" destination="v4" id="o5"/></connections></customObject>
        """)
    #expect(["v1", "v2", "v3", "v4"].map { ids[$0] } == ["titleLabel", "countLabel", "stars", "stars-2"])
  }

  @Test("are identifiers of accessibility, classes and placeholders before kinds")
  func others() throws {
    let ids = try names(
      """
      <label text="Next" id="v1"><accessibility key="accessibilityConfiguration" identifier="settings.nextLabel"/></label>
      <label text="Next" id="v2"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="accessibilityIdentifier" value="total"/></userDefinedRuntimeAttributes></label>
      <view customClass="URLAvatarView" id="v3"/><textField placeholder="Your name" id="v4"/><imageView id="v5"/>
      """)
    #expect(
      ["v1", "v2", "v3", "v4", "v5"].map { ids[$0] }
        == ["settings-next-label", "total", "urlAvatarView", "your-name", "imageView"])
  }

  @Test("of stacks and plain views are of what they hold, and lines are dividers")
  func roles() throws {
    let ids = try names(
      """
      <stackView id="s1"><subviews><imageView id="v0"/><label text="x" id="v1"/></subviews></stackView>
      <stackView id="s2"><subviews><view id="w1"><subviews><label text="No logins" id="v2"/></subviews></view></subviews></stackView>
      <stackView id="s3"/><view id="d1"><rect key="frame" x="0" y="43" width="320" height="0.5"/></view>
      """, connections: #"<outlet property="titleLabel" destination="v1" id="o1"/>"#)
    #expect(["s1", "s2", "s3", "d1"].map { ids[$0] } == ["titleStack", "no-logins-stack", "stackView", "divider"])
    #expect(ids["w1"] == "no-logins-container")
  }
}
