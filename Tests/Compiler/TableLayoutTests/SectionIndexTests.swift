import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

@Suite("The section index of a table")
struct SectionIndexTests {
  private func tree(
    _ index: String, size: LayoutSize = LayoutSize(width: 375, height: 667), row: String = "text: a", ios: Int = 17,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> TableNode {
    var environment = Environment(size: size, scale: 2, ios: ios)
    change(&environment)
    let table = try SpecTables.table(
      yaml: "tablespec: 1\ntintColor: systemTeal\n\(index)\nsections: [{header: A, rows: [{\(row)}]}]\n")
    return table.laidOut(in: environment).table
  }

  @Test("The index is at the trailing edge, as tall as the table, 15 points wide")
  func frame() throws {
    let index = try #require(try tree("sectionIndex: [A, B]").sectionIndex)
    #expect(index.frame == LayoutRect(x: 360, y: 0, width: 15, height: 667))
    let middle = try #require(index.titles.first).frame.y + (index.titles.last?.frame.maxY ?? 0)
    #expect(abs(middle / 2 - 333.5) <= 0.5)
    #expect(index.titles.allSatisfy { abs($0.frame.midX - 7.5) <= 0.5 })
  }

  @Test("The index is as wide as its widest title plus 4 points if that is more")
  func width() throws {
    let index = try #require(try tree("sectionIndex: [A, Mittwoch]").sectionIndex)
    let widest = index.titles.map(\.frame.width).max() ?? 0
    #expect(widest > 15 && abs(index.frame.width - widest - 4) <= 0.5)
    #expect(index.frame.maxX == 375)
  }

  @Test("The index narrows the contentView and moves the accessory by its width", arguments: [12, 14, 17, 26])
  func cells(ios: Int) throws {
    for row in ["text: a", "text: a, accessory: detailButton", "text: a, accessory: {switch: on}"] {
      let (with, without) = (try tree("sectionIndex: [A]", row: row, ios: ios), try tree("", row: row, ios: ios))
      let (one, other) = (with.sections[0].rows[0], without.sections[0].rows[0])
      #expect(one.frame == other.frame)
      #expect(one.contentView.width == other.contentView.width - 15)
      #expect(one.accessoryView?.frame.x == other.accessoryView.map { $0.frame.x - 15 })
      #expect(one.separator?.frame.width == other.separator.map { $0.frame.width - 15 })
    }
  }

  @Test("The index has titles of 11 points in the tint or its own colour")
  func look() throws {
    let tinted = try #require(try tree("sectionIndex: [A]").sectionIndex?.titles.first)
    #expect(tinted.font == ResolvedFont(size: 11, weight: .semibold) && tinted.color == .system(.systemTeal))
    let index = try #require(
      try tree("sectionIndex: {titles: [A], color: red, backgroundColor: blue, trackingBackgroundColor: gray}")
        .sectionIndex)
    #expect(index.titles[0].color == .system(.red))
    #expect(index.background == .system(.blue) && index.trackingBackground == .system(.gray))
  }

  @Test("The index has a magnifying glass for UIKit's search title")
  func search() throws {
    let index = try #require(try tree("sectionIndex: ['{search}', A]").sectionIndex)
    #expect(index.frame.width == 15 && index.titles.map(\.text) == ["{search}", "A"])
    #expect(index.titles[0].frame.width == 11 && !index.titles[0].isTruncated)
  }

  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  @Test("The index shows bullets for titles that do not fit, and always the first and the last", arguments: 1...25)
  func bullets(pairs: Int) {
    let shown = SectionIndexLayout<Double>.condensed(Self.letters, to: pairs)
    #expect(shown.first == "A" && shown.last == "Z")
    let titles = shown.filter { $0 != "•" }
    #expect(titles == titles.sorted() && Set(titles).count == titles.count && titles.count <= pairs + 1)
    // A bullet stands for titles that are left out, and where some are left out there is one.
    for (index, title) in shown.enumerated() where title == "•" { #expect(shown[index + 1] != "•") }
    for (one, next) in zip(shown, shown.dropFirst()) where one != "•" && next != "•" {
      #expect(Self.letters.firstIndex(of: next) == Self.letters.firstIndex(of: one).map { $0 + 1 })
    }
    #expect(SectionIndexLayout<Double>.condensed(Self.letters, to: 26) == Self.letters)
  }

  @Test("The index leaves out the same titles as UIKit")
  func condensed() {
    // ios9-plain-sectionindex-condensed-zhHant-375: numbers of strokes to 25, the alphabet, and a sharp.
    let titles = (1...25).map(String.init) + Self.letters + ["#"]
    let shown = SectionIndexLayout<Double>.condensed(titles, to: 21).filter { $0 != "•" }
    #expect(
      shown == ["1", "4", "6", "9", "11", "14", "16", "19", "21", "24"] + "ADFIKNPSUXZ#".map(String.init))
  }

  @Test("The index fits into the available height")
  func low() throws {
    let all = "sectionIndex: [\(Self.letters.joined(separator: ", "))]"
    #expect(try tree(all).sectionIndex?.titles.count == 26)
    let low = try #require(try tree(all, size: LayoutSize(width: 568, height: 200)).sectionIndex)
    #expect(low.titles.count < 26 && low.titles.contains { $0.text == "•" })
    #expect(low.titles.allSatisfy { $0.frame.y >= 0 && $0.frame.maxY <= 200 && !$0.isTruncated })
    #expect(try tree(all, size: LayoutSize(width: 568, height: 5)).sectionIndex?.titles.isEmpty == true)
  }

  @Test("The index is beside the safe area, and on the other side from right to left")
  func sides() throws {
    let inset = try tree("sectionIndex: [A]") { $0.safeArea.right = 44 }
    #expect(inset.sectionIndex?.frame.maxX == 331)
    let mirrored = try tree("sectionIndex: [A]") { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.sectionIndex?.frame.x == 0)
    #expect(mirrored.sections[0].rows[0].contentView.x == 15)
  }
}
