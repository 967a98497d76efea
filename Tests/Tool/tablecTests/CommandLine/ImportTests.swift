import Foundation
import Testing

/// What else there is of `tablec import` is in `Transcripts/import`.
@Suite("Importing")
struct ImportTests {
  @Test("a table that takes too long to lay out is written, and it is told that its frames were not compared")
  func uncompared() async throws {
    let rect = { (y: Int) in #"<rect key="frame" x="16" y="\#(y)" width="42" height="21"/>"# }
    let labels = (0..<60).map { #"<label text="Label" id="v\#($0)">\#(rect($0))</label>"# }
    let constraints = (0..<60).map { number in
      """
      <constraint firstItem="v1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v59" \
      secondAttribute="trailing" constant="\(number)" id="k\(number)"/>
      """
    }
    let folder = try TemporaryFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s0"><objects><tableViewController id="c0"><tableView key="view" dataMode="static" style="plain" id="t0">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="sec0"><cells>
      <tableViewCell textLabel="v59" style="IBUITableViewCellStyleDefault" id="cell0">
      <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" id="cv0">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(labels.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    ])
    let run = try await tablec("import", "Main.storyboard", "-o", "Specs", "--max-work", "500000", in: folder)
    #expect(
      run.status == 0
        && run.errors.contains("is not compared with the saved frames: laying it out exceeds the work limit"),
      "\(run.errors)")
    #expect(folder.files.contains { $0.hasPrefix("Specs/") && $0.hasSuffix(".yaml") })
  }
}
