@testable import TableDiff
import TableIR
import Testing

/// A list of SwiftUI in iOS 16, as a comment in the tests of getsentry/sentry-cocoa prints it.
@Suite("Verifying a list of a collection view")
struct ListDumpTests {
  private static let cell = "SwiftUI.ListCollectionViewCell: 0x1; baseClass = UICollectionViewListCell"
  private static let text = "_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x1"
  private static let host = "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContent_: 0x1"

  private static func dump(second: String = "16 118; 268 44") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 300 500); layer = <UIWindowLayer: 0x1>>
      | <SwiftUI.UpdateCoalescingCollectionView: 0x1; baseClass = UICollectionView; frame = (0 0; 300 500); clipsToBounds = YES; contentOffset: {0, -59}; contentSize: {300, 182}; adjustedContentInset: {59, 0, 0, 0}>
      |    | <_UICollectionViewListLayoutSectionBackgroundColorDecorationView: 0x1; frame = (-16 -1000; 332 1100.33)>
      |    | <\(cell); frame = (16 38.6667; 268 44); clipsToBounds = YES>
      |    |    | <_UISystemBackgroundView: 0x1; frame = (0 0; 268 44); configuration = <UIBackgroundConfiguration: 0x1; Base Style = List Grouped Cell>>
      |    |    |    | <UIView: 0x1; frame = (0 0; 268 44)>
      |    |    | <_UICollectionViewListCellContentView: 0x1; frame = (0 0; 268 44)>
      |    |    |    | <\(host); frame = (0 0; 268 44)>
      |    |    |    |    | <\(text); frame = (16 12; 45.3333 20.3333)>
      |    | <\(cell); frame = (\(second)); clipsToBounds = YES>
      |    |    | <_UICollectionViewListCellContentView: 0x1; frame = (0 0; 268 44)>
      |    |    |    | <\(host); frame = (0 0; 268 44)>
      |    |    |    |    | <\(text); frame = (16 12; 47.6667 20.3333)>
      |    | <\(cell); frame = (16 0; 268 38.6667)>
      |    |    | <_UISystemBackgroundView: 0x1; frame = (0 0; 268 38.6667); configuration = <UIBackgroundConfiguration: 0x1; Base Style = List Grouped Header/Footer; cornerRadius = 10>>
      |    |    | <_UICollectionViewListCellContentView: 0x1; frame = (0 0; 268 38.6667)>
      |    |    |    | <\(text); frame = (16 17; 65.6667 15.6667)>
      |    | <_UIScrollViewScrollIndicator: 0x1; frame = (294 431; 3 7); alpha = 0>
    """
  }

  private static let spec = """
    host: swiftui
    style: insetGrouped
    metrics: ios16
    environments: [{size: [300, 500], scale: 3}]
    sections:
      - {id: first, header: Section 1, rows: [{id: one, text: Item 1}]}
      - {id: second, rows: [{id: two, text: Item 2}]}
    """

  @Test("Of SwiftUI's list, the header and the frames of rows are compared, and nothing in them")
  func swiftUI() throws {
    let verification = try DumpVerification(Self.dump(), Self.spec, tolerance: nil)
    #expect(verification.reading.isList && verification.reading.hints.versions.contains(16))
    #expect(verification.reading.snapshot.sections.map(\.rows.count) == [1, 1])
    #expect(verification.reading.snapshot.sections[0].header?.frame.height == 38.6667)
    #expect(verification.briefs == [])
  }

  @Test("A row with another height is one change")
  func taller() throws {
    let verification = try DumpVerification(
      Self.dump(second: "16 118; 268 60"), Self.spec, tolerance: nil)
    #expect(verification.briefs.count == 1 && verification.briefs[0].contains("two"), "\(verification.briefs)")
  }

  /// As in Vercantez/openuikit's probe of lists, the lines are views of the collection view, above its cells.
  private static func plain(_ lines: [String]) -> String {
    let cells = ["0 0; 375 44", "0 44; 375 44"].map {
      """
        | <\(cell); frame = (\($0)); clipsToBounds = YES>
        |    | <_UICollectionViewListCellContentView: 0x1; frame = (0 0; 375 44)>
      """
    }
    let views = lines.map { "  | <_UICollectionViewListSeparatorView: 0x1; frame = (\($0))>" }
    return """
      <SwiftUI.UpdateCoalescingCollectionView: 0x1; baseClass = UICollectionView; frame = (0 0; 375 500); contentOffset: {0, 0}; contentSize: {375, 88}; adjustedContentInset: {0, 0, 0, 0}>
      \((cells + views).joined(separator: "\n"))
      """
  }

  @Test(
    "Lines of a list are compared, although they are beside its cells",
    arguments: [
      (["16 0; 359 0.333333", "16 43.6667; 359 0.333333", "16 87.6667; 359 0.333333"], 0),
      (["16 87.6667; 359 0.333333", "16 43.6667; 359 0.333333", "16 0; 359 0.333333"], 0),
      (["16 0; 359 0.333333", "60 43.6667; 315 0.333333", "16 87.6667; 359 0.333333"], 1),
      (["16 0; 359 0.333333", "16 87.6667; 359 0.333333"], 1),
    ])
  func lines(_ lines: [String], _ changes: Int) throws {
    let verification = try DumpVerification(
      Self.plain(lines),
      "host: swiftui\nstyle: plain\nmetrics: ios17\nenvironments: [{size: [375, 500], scale: 3}]\nsections: [{rows: [Oslo, Rome]}]",
      tolerance: nil)
    #expect(verification.briefs.count == changes, "\(verification.briefs)")
  }
}
