import Foundation
import SourceTree
import Testing

/// The documentation's page with the report, which `TABLEC_RECORD=1` writes.
@Suite("The page that reports how many frames are reproduced")
struct FidelityPageTests {
  private static let page = PackageFolder.url("Sources/Tool/tablec/Documentation.docc/Fidelity.md")

  @Test(
    "The page is the report of the same observations",
    .enabled(
      if: TextOracle.isPresent && LineBreakTests.isPresent,
      Comment(rawValue: FidelityTests.absent + ", or unicode-data is missing")))
  func page() throws {
    let report = try FidelityReport.made.get()
    let text = Self.introduction(date: Self.today) + report.markdown
    if ProcessInfo.processInfo.environment["TABLEC_RECORD"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("recorded: look at the changes and run again without TABLEC_RECORD")
      return
    }
    let committed = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(Self.withoutDate(committed) == Self.withoutDate(text), "record the page with TABLEC_RECORD=1")
  }

  private static let dateLine = "Measured on "

  private static func introduction(date: String) -> String {
    """
    # Fidelity

    How many of the frames that UIKit was observed to compute `tablec` reproduces. \(dateLine)\(date); `make fidelity` measures again where
    the observations are available.

    The observations are cells and static tables that Interface Builder laid out with Apple's own UIKit, in the documents of public
    projects from Xcode 4 to 26, view hierarchies that running apps printed, and captures of the iOS 26.1 simulator. A cell is laid
    out at its observed height, a static table with its rows' observed heights, so that each number is judged separately;
    `automaticHeight` is the height that content alone gives. `cell` is the y and height of every row of a static table,
    `sectionOffset` the space above each section's rows. For labels, x, y and height are compared (for trailing labels, the trailing edge);
    the widths of texts have their own table.

    Interface Builder is not a device: its canvas had margins of 15 up to Xcode 8, ran at the content size Medium up to Xcode 7 and at
    extraSmall in Xcode 12.5 and 13 (14.5 and 15 in the table), since Xcode 11 it takes a hairline off automatic rows, and
    in Xcode 26 it matches neither iOS 18 nor iOS 26. Each record is laid out as its canvas did it, and profiles follow what was observed at run
    time. What a record does not contain (bars, a container's margins, the number of lines of a long title) is tried in each of the few possible
    ways. A record is set aside only by a rule, and is counted below.

    Not all kinds were observed in all eras. Accessories, editing controls and the frames of titles, and nearly all separators, were observed at
    run time in iOS 26; for earlier accessories, the contentView beside them is judged. No frames of edit and reorder controls before iOS 26 were
    found, only pictures of them: in these eras the controls are placed so that they are drawn where the pictures show them. There are few
    records of iOS 6, and its tables on iPads are only roughly known.

    The observations are facts read from public material and are not part of this repository. Names such as ib-s01305 are theirs.
    `18-look(Xcode26 canvas)` is what Xcode 26 shows in Interface Builder.


    """
  }

  private static func withoutDate(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.range(of: dateLine).map { line[..<$0.lowerBound] } ?? line
    }
  }

  private static var today: String {
    let format = Date.ISO8601FormatStyle().year().month().day()
    return Date.now.formatted(format)
  }
}
