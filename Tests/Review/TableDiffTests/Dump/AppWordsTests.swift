import LayoutFormat
import TableDiagnostics
@testable import TableDiff
import TableIR
import Testing

@Suite("The words for an app")
struct AppWordsTests {
  private static func change(_ code: DiagnosticCode, _ old: String? = nil, _ new: String? = nil) -> Change {
    var change = Change(code, ChangePlace())
    (change.old, change.new, change.perspective) = (old, new, .app)
    return change
  }

  private static func frames(_ code: DiagnosticCode, _ old: LayoutRect, _ new: LayoutRect) -> Change {
    var change = change(code)
    (change.oldFrame, change.newFrame) = (old, new)
    return change
  }

  private static func shift(_ distances: ClosedRange<Double>, rows: Int) -> Change {
    var change = change(.rowsShifted)
    (change.distances, change.rowCount) = (distances, rows)
    return change
  }

  private static let row = LayoutRect(x: 0, y: 88, width: 393, height: 44)
  private static let changes: [(Change, String)] = [
    (change(.rowRemoved, "Ann"), "the app does not show the row: 'Ann'"),
    (change(.rowRemoved), "the app does not show the row"),
    (change(.rowAdded, nil, "Ann"), "only the app shows the row: 'Ann'"),
    (change(.sectionRemoved, "2 rows"), "the app does not show the section, with 2 rows"),
    (change(.sectionAdded, nil, "2 rows"), "only the app shows the section, with 2 rows"),
    (change(.viewRemoved, "Title"), "the app does not show it: 'Title'"),
    (change(.viewAdded, nil, "Title"), "only the app shows it: 'Title'"),
    (change(.actionLost, "switch"), "the app does not show it, and it takes taps: 'switch'"),
    (change(.newlyTruncated, nil, "Long"), "the app truncates the text: 'Long'"),
    (change(.textWhole, "Long"), "the spec truncates the text, the app does not: 'Long'"),
    (change(.rowMoved, "place 1", "place 3"), "the app shows it at place 3, the spec at place 1"),
    (change(.rowMoved, "below 'Ann'", "the top"), "the app shows it at the top, the spec below 'Ann'"),
    (change(.textChanged, "Ann", "Ben"), "the app shows 'Ben', the spec 'Ann'"),
    (change(.textChanged, nil, "Ben"), "the app shows 'Ben', the spec no text"),
    (change(.newOverlap, nil, "label 1"), "in the app it is covered by label 1"),
    (
      frames(.rowResized, row, LayoutRect(x: 0, y: 90, width: 393, height: 48)), "the app shows height 48, the spec 44"
    ),
    (
      frames(.frameChanged, row, LayoutRect(x: 4, y: 88, width: 389, height: 44)),
      "the app shows x 4, width 389; the spec x 0, width 393"
    ),
    (shift(28...28, rows: 1), "this row is 28 points lower in the app"),
    (shift(-1...(-1), rows: 6), "6 rows from here on are 1 point higher in the app"),
  ]

  @Test("say what the app shows", arguments: changes.indices)
  func words(_ index: Int) {
    let (change, words) = Self.changes[index]
    #expect(ChangeSentence(change).message == words)
    // A page tells the same, as a sentence without values of its own.
    let text = ChangeText(change)
    #expect(text.what == words && text.isSentence && text.old == nil && text.new == nil)
  }

  @Test("are of the spec's lines, with those of the app beside them")
  func items() {
    var change = Self.frames(.rowResized, Self.row, LayoutRect(x: 0, y: 88, width: 393, height: 48))
    change.oldSource = SourceRange(file: "a.yaml")
    change.newSource = SourceRange(file: "a.txt")
    let reported = ReportedChange(change: change, environments: [0], fingerprint: "")
    let spec = SpecDiff(name: "a", oldPath: "a.yaml", newPath: "a.txt", changes: [reported])
    let item = DiffReport(specs: [spec]).items[0].diagnostic
    #expect(item.range.file == "a.yaml" && item.notes.map(\.range?.file) == ["a.txt"])
    #expect(reported.source?.file == "a.yaml")
  }
}
