import Foundation
import SpecImporting
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@Suite("A document is proven by its own frames")
struct ImportProverTests {
  /// Two rows as Xcode 16 shows them on an iPhone of 375 points: the first with an indicator, the second with a label in a place of its own.
  private static func storyboard(
    firstHeight: Double = 44, indicator: Double = 348.5, labelX: Double = 16, flag: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce-ne-001"><objects>
        <tableViewController id="con-tr-oll" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" \
    sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections><tableViewSection id="sec-ti-on1"><cells>
              <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" rowHeight="44" \
    textLabel="lab-el-001" style="IBUITableViewCellStyleDefault" id="row-id-001">
                <rect key="frame" x="0.0" y="50" width="375" height="\(firstHeight)"/>
                <tableViewCellContentView key="contentView" id="con-te-001">
                  <rect key="frame" x="0.0" y="0.0" width="\(indicator)" height="\(firstHeight)"/>
                  <subviews><label opaque="NO" text="Wi-Fi" id="lab-el-001">
                    <rect key="frame" x="16" y="0.0" width="324.5" height="\(firstHeight)"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label></subviews>
                </tableViewCellContentView>
              </tableViewCell>
              <tableViewCell contentMode="scaleToFill" rowHeight="60" id="row-id-002">
                <rect key="frame" x="0.0" y="94" width="375" height="60"/>
                <tableViewCellContentView key="contentView" id="con-te-002">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                  <subviews><label opaque="NO" text="Place" \(flag) fixedFrame="YES" id="lab-el-002">
                    <rect key="frame" x="\(labelX)" y="20" width="120" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label></subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private func proven(_ text: String) throws -> ImportProver.Proven {
    let document = try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")
    return try #require(ImportProver(document).prove().first)
  }

  @Test("Rows that begin below the status bar alone agree, up to Xcode 8", arguments: [(10117, true), (23504, false)])
  func statusBar(tools: Int, agrees: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
        <scenes><scene sceneID="sce-ne-001"><objects><tableViewController id="con-tr-oll">
          <tableView key="view" dataMode="static" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <sections><tableViewSection headerTitle="General" id="sec-ti-on1"><cells>
              <tableViewCell id="row-id-001"><rect key="frame" x="0.0" y="48" width="600" height="44"/></tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </tableViewController></objects></scene></scenes>
      </document>
      """
    let offsets = try proven(text).proof.frames.filter { $0.kind == .sectionOffset }
    #expect(offsets.contains(where: \.agrees) == agrees)
  }

  @Test("Frames as UIKit made them agree, each part by its kind")
  func agrees() throws {
    let proven = try proven(Self.storyboard())
    #expect(proven.error == nil)
    #expect(proven.proof.era == "18")
    #expect(proven.proof.misses.map(\.text) == [])
    let kinds = Dictionary(grouping: proven.proof.frames, by: \.kind).mapValues(\.count)
    #expect(kinds[.row] == 2)
    #expect(kinds[.sectionOffset] == 1)
    #expect(kinds[.rowHeight] == 2)
    #expect(kinds[.contentView] == 2)
    #expect(kinds[.textLabel] == 1)
    #expect(kinds[.label] == 1)
  }

  @Test("A height that the spec does not give, and a contentView that UIKit would not make, disagree")
  func disagrees() throws {
    let height = try proven(Self.storyboard(firstHeight: 50)).proof.frames.filter { !$0.agrees }
    #expect(height.map(\.kind) == [.rowHeight])
    #expect(height.first?.text == "rowHeight wi-fi (row-id-001): height 44, saved 50")
    let width = try proven(Self.storyboard(indicator: 300)).proof.frames.filter { !$0.agrees }
    #expect(width.map(\.kind) == [.contentView])
    #expect(width.first?.element == "con-te-001")
  }

  @Test(
    "A switch that a constraint makes two points narrower than another has such a frame",
    arguments: [(51.0, 49.0), (49, 47)])
  func switches(saved: Double, held: Double) throws {
    let end = "</label></subviews>"
    let (before, others) = try #require(Self.split(Self.storyboard(), at: #"<label opaque="NO" text="Place""#))
    let after = try #require(Self.split(others, at: end)).1
    let text =
      before + """
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="swi-tc-h01">
          <rect key="frame" x="16" y="14.5" width="\(saved)" height="31"/>
          <constraints><constraint firstAttribute="width" constant="\(held)" id="wid-th-001"/></constraints>
        </switch></subviews>
        <constraints>
          <constraint firstItem="swi-tc-h01" firstAttribute="leading" secondItem="con-te-002" secondAttribute="leading" \
        constant="16" id="lea-di-ng1"/>
          <constraint firstItem="swi-tc-h01" firstAttribute="centerY" secondItem="con-te-002" secondAttribute="centerY" id="cen-te-rY1"/>
        </constraints>
        """ + after.dropFirst(end.count)
    let proven = try proven(text)
    #expect(proven.error == nil)
    let frame = try #require(proven.proof.frames.first { $0.element == "swi-tc-h01" })
    #expect(frame.agrees, "\(frame.text)")
  }

  private static func split(_ text: String, at mark: String) -> (String, String)? {
    text.range(of: mark).map { (String(text[..<$0.lowerBound]), String(text[$0.lowerBound...])) }
  }

  @Test("A table whose layouts exceed the work limit is not judged, and that is told")
  func work() throws {
    let document = try InterfaceDocument(Array(Self.storyboard().utf8), path: "Main.storyboard")
    var options = SpecParser.Options()
    options.maxWork = 5_000
    let parser = SpecParser(profiles: MetricsProfile.all, options: options)
    let proven = try #require(ImportProver(document, parser: parser).prove().first)
    #expect(proven.error == nil)
    #expect(proven.proof.isCut && proven.proof.frames.isEmpty && proven.proof.rules.map(\.key) == [.tooMuchWork])
  }

  @Test("Frames that a spec has from its document prove nothing, and heights that nothing has laid out neither")
  func asSaved() throws {
    let proof = try proven(Self.storyboard()).proof
    #expect(proof.frames.filter { $0.standing == .asSaved }.map(\.element) == ["lab-el-002"])
    #expect(proof.tally.asSaved == 1 && proof.tally.judged == proof.frames.count - 1 - proof.tally.setAside)
    #expect(proof.tally.all == proof.frames.count && proof.tally.agreeing == proof.tally.judged)
  }

  @Test("Of views that Interface Builder flagged, those beside them are judged")
  func flagged() throws {
    let (before, others) = try #require(Self.split(Self.storyboard(), at: #"<label opaque="NO" text="Place""#))
    let end = "</label></subviews>"
    let after = try #require(Self.split(others, at: end)).1
    func label(_ id: String, _ x: Int, _ flag: String) -> String {
      """
      <label text="A" \(flag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="10" width="40" height="20"/>
        <constraints>
          <constraint firstAttribute="width" constant="40" id="\(id)-w"/><constraint firstAttribute="height" constant="20" id="\(id)-h"/>
        </constraints>
      </label>
      """
    }
    func pin(_ id: String, _ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="con-te-002" secondAttribute="\(attribute)" \
      constant="\(constant)" id="\(id)-\(attribute)"/>
      """
    }
    let text =
      before + label("lab-el-a", 30, #"misplaced="YES""#) + label("lab-el-b", 100, "") + "</subviews><constraints>"
      + pin("lab-el-a", "leading", 16) + pin("lab-el-a", "top", 10) + pin("lab-el-b", "leading", 100)
      + pin("lab-el-b", "top", 10) + "</constraints>" + after.dropFirst(end.count)
    let proof = try proven(text).proof
    let standings = Dictionary(
      uniqueKeysWithValues: proof.frames.filter { $0.kind == .label }.map { ($0.element, $0.standing) })
    #expect(standings == ["lab-el-a": .aside(.flagged), "lab-el-b": .judged])
    #expect(proof.misses == [] && proof.rules[.flagged] == 1 && proof.tally.aside[.flagged] == 1)
  }

  @Test("A report adds proofs up by era and by kind")
  func report() throws {
    var report = ProofReport()
    for height in [44.0, 50] {
      let proven = try proven(Self.storyboard(firstHeight: height))
      report.add(proven.proof, of: proven.imported, kind: proven.kind)
    }
    #expect(report.kinds[.rowHeight]?.observed == 4)
    #expect(report.kinds[.rowHeight]?.agreeing == 3)
    #expect(report.eras["18"]?[.contentView]?.observed == 4)
    #expect(report.tables[.fixed]?.all == 2)
    #expect(report.markdown.contains("| **all** | rowHeight | 4 | 3 | 3 | 75.0 % |"))
  }
}
