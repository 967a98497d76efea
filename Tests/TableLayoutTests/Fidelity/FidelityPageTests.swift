import Foundation
import Testing

/// The documentation's page with the report, which `TABLEC_RECORD=1` writes.
@Suite("The page that tells how many frames are reproduced")
struct FidelityPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/tablec/Documentation.docc/Fidelity.md")

  @Test(
    "is the report of the same observations",
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

    How many of the frames that UIKit was seen to compute `tablec` computes too. \(dateLine)\(date); `make fidelity` measures anew where the
    observations are at hand.

    The observations are cells and static tables that Interface Builder laid out with Apple's own UIKit, in the documents of public
    projects from Xcode 4 to 26, view hierarchies that running apps printed, and captures of the iOS 26.1 simulator. A cell is laid
    out at its observed height, a static table with its rows' observed heights, so that each number is judged by itself;
    `automaticHeight` is the height that content alone gives. `cell` is the y and height of every row of a static table,
    `sectionOffset` the space above each section's rows. Of labels x, y and height are compared (of trailing ones the trailing edge);
    widths of texts have a table of their own.

    Interface Builder is not a device: its canvas had margins of 15 up to Xcode 8, ran at the content size Medium up to Xcode 7 and at
    extraSmall in Xcode 12.5 and 13 (14.5 and 15 in the table), since Xcode 11 it takes a hairline off automatic rows, and that of
    Xcode 26 is neither iOS 18 nor 26. Each record is laid out as its canvas did it, and profiles follow what was seen at run time. What a record does not tell (bars, a container's margins, how many lines a long title takes) is tried in the
    few ways that there are. A record is set aside by a rule only, and counted below.

    Not all kinds were seen in all eras. Accessories, editing controls and the frames of titles were seen at run time in iOS 26, and
    nearly all separators; of earlier accessories it is the contentView beside them that is judged. Frames of edit and reorder controls
    before iOS 26 were not found anywhere, only pictures of them: there the controls stand so that their ink is where pictures have it. Of iOS 6 there are few records, and its tables on pads are
    only roughly known.

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
