import TableIR
import TableLayout
import Testing

@testable import TableDiff

@Suite("A picture of the changes")
struct DiffPictureTests {
  private func picture(_ diff: LayoutDiff) -> PictureInspection { PictureInspection(DiffPictureEmitter().emit(diff)) }

  private func rows(_ names: [String]) -> String { PictureSamples.spec(names.map { "{id: \($0), text: Row \($0)}" }) }

  @Test("The picture is well-formed and refers only to its own definitions", arguments: PictureSamples.all.map(\.name))
  func form(_ name: String) throws {
    let sample = try #require(PictureSamples.all.first { $0.name == name })
    let picture = picture(sample.diff)
    #expect(picture.isWellFormed && picture.dangers.isEmpty)
    let ids = Set(picture.ids)
    #expect(picture.references.allSatisfy(ids.contains))
    #expect(ids.count == picture.ids.count)
  }

  @Test("The picture shows changed rows with one row above and below, and states what it leaves out")
  func onlyChanged() {
    let names = (0..<30).map { "r\($0)" }
    let new = rows(names).replacing("Row r10}", with: "Other}").replacing("Row r20}", with: "Another}")
    let picture = picture(diff(rows(names), new))
    // Before, after and the overlay.
    #expect(Set(picture.rows) == ["r9", "r10", "r11", "r19", "r20", "r21"])
    #expect(picture.rows.count { $0 == "r10" } == 3)
    #expect(
      picture.texts.contains("⋯ 9 rows") && picture.texts.contains("⋯ 7 rows") && picture.texts.contains("⋯ 8 rows"))
  }

  @Test("Changed rows that are close to each other are in one band")
  func bands() {
    let names = (0..<20).map { "r\($0)" }
    func count(_ changed: [Int]) -> Int {
      let new = changed.reduce(rows(names)) { $0.replacing("Row r\($1)}", with: "Other \($1)}") }
      return picture(diff(rows(names), new)).texts.count { $0.hasPrefix("Before") || $0.contains("before: account") }
    }
    // The title of the column, and one of each band.
    #expect(count([5]) == 2)
    #expect(count([5, 6]) == 2)
    #expect(count([5, 8]) == 2)
    #expect(count([5, 9]) == 3)
  }

  @Test("New, gone, moved and changed rows have different signs")
  func signs() {
    let old = rows(["a", "b", "c", "d", "e"])
    let new = rows(["b", "x", "d", "e", "a"]).replacing("Row d}", with: "Other}")
    let picture = picture(diff(old, new))
    #expect(Set(picture.marks) == ["added", "removed", "moved", "changed"])
    for sign in ["+", "−", "↕", "~"] { #expect(picture.texts.contains(sign)) }
    #expect(picture.texts.contains { $0.hasPrefix("− ") }, "the overlay names what is gone")
  }

  @Test("A moved view has its distance, and both frames are outlined over the new row")
  func frames() throws {
    let old = PictureSamples.spec([
      "{id: top, text: Top}", "{id: a, views: [{label: A, id: x, frame: [120, 10, 60, 24]}]}",
    ])
    let new = PictureSamples.spec([
      "{id: top, text: Top, height: 100}", "{id: a, views: [{label: A, id: x, frame: [200, 14, 80, 24]}]}",
    ])
    let change = diff(old, new)
    let picture = picture(change)
    #expect(picture.texts.contains("x +80  y +4  width +20"))
    let frames = picture.elements.filter { $0.name == "rect" && $0.attributes["width"] == "58.5" }
    let dashed = try #require(
      frames.first { $0.attributes["stroke-dasharray"] != nil && $0.attributes["height"] == "22.5" })
    let after = try #require(
      picture.elements.first {
        $0.name == "rect" && $0.attributes["width"] == "78.5" && $0.attributes["height"] == "22.5"
      })
    // Four points apart, though the row stands 56 lower than it did.
    let (from, to) = (Double(dashed.attributes["y"] ?? ""), Double(after.attributes["y"] ?? ""))
    #expect(((try #require(to)) - (try #require(from)) - 4).magnitude < 0.01)
  }

  @Test("The picture of equal tables reports no differences")
  func same() {
    let picture = picture(diff(rows(["a"]), rows(["a"])))
    #expect(picture.texts.contains("No differences.") && picture.rows.isEmpty)
  }

  @Test(
    "If one side cannot be drawn, the other is drawn with the frames of both", arguments: [DiffSideless.old, .new])
  func oneSide(_ side: DiffSideless) {
    var change = diff(rows(["a", "b"]), rows(["a", "b"]).replacing("text: Row b", with: "text: Row b, height: 80"))
    if side == .old { change.old.tree = nil } else { change.new.tree = nil }
    let picture = picture(change)
    #expect(picture.isWellFormed && picture.rows.count { $0 == "b" } == 2)
    #expect(picture.texts.contains("After") == (side == .old) && picture.texts.contains("Before") == (side == .new))
    #expect(picture.texts.contains { $0.hasPrefix("height +") })
  }

  enum DiffSideless: Sendable { case old, new }

  @Test("A table that differs as a whole is shown at its top")
  func wholeTable() {
    let picture = picture(
      diff(rows(["a", "b"]), rows(["a", "b"]).replacing("style:", with: "background: red\nstyle:")))
    #expect(picture.rows.contains("a") && picture.marks.isEmpty)
  }

  @Test("A change of a bar is shown in the bar, with its frame where it is drawn, and rows without the bars")
  func bars() throws {
    let old = rows(["a", "b", "c"]).replacing(
      "style:", with: "chrome: {title: Library, tabs: [{title: Home}, {title: Store}]}\nstyle:")
    let (title, tab, row) = (
      diff(old, old.replacing("Library", with: "Books")), diff(old, old.replacing("Store", with: "Shop")),
      diff(old, old.replacing("Row a", with: "Other"))
    )
    for (change, bar) in [(title, "navigationBar"), (tab, "tabBar")] {
      let bands = DiffBands(change)
      #expect(bands.bands.count == 1 && bands.otherChanges == [])
      let band = try #require(bands.bands.first)
      let frame = try #require(change.new.bars[bar]).frame
      let shown = try #require(band.new)
      #expect(shown.rect == frame.offsetBy(x: 0, y: change.new.screenTop) && change.new.screenTop < 0)
      let marks = OverlayMarks(diff: change, bands: bands, band: band, base: .new).marks
      #expect(marks.count == 1)
      for case .moved(let from, let to, _) in marks {
        #expect([from, to].allSatisfy { $0.y >= 0 && $0.maxY <= shown.rect.height })
      }
      #expect(picture(change).rows == [])
    }
    let bands = DiffBands(row)
    #expect(bands.bands.count == 1 && Set(picture(row).rows) == ["a", "b"])
    #expect(bands.bands[0].new.map { bands.alignment.new.content.contains($0.slots.lowerBound) } == true)
    #expect(bands.bands[0].new.map { $0.rect.y } == 0)
  }

  @Test("New rows at the top are shown first")
  func fromNothing() {
    let picture = picture(diff("tablespec: 1\nsections: []\n", rows(["a", "b"])))
    #expect(picture.isWellFormed && Set(picture.rows) == ["a", "b"])
    #expect(self.picture(diff(rows(["a", "b"]), "tablespec: 1\nsections: []\n")).isWellFormed)
  }

  @Test("The picture stays small however many rows there are, and states what it leaves out")
  func large() {
    let names = (0..<4_000).map { "r\($0)" }
    let old = layOut(rows(names))
    func changed(every step: Int) -> [UInt8] {
      var new = old
      for row in stride(from: 0, to: names.count, by: step) {
        new.table.sections[0].rows[row].textLabel?.color = .system(.systemRed)
      }
      return DiffPictureEmitter().emit(TableComparer().compare(Snapshot(old), Snapshot(new)))
    }
    let (scattered, all) = (changed(every: 20), changed(every: 1))
    #expect(scattered.count < 1_000_000 && all.count < 200_000)
    let picture = PictureInspection(scattered)
    #expect(picture.texts.contains("changes in 150 more places"))
    #expect(PictureInspection(all).texts.contains { $0.contains("3977 more rows changed below, not shown") })
  }

  @Test("is the same bytes each time")
  func determinism() {
    let change = diff(PictureSamples.old, PictureSamples.new)
    #expect(DiffPictureEmitter().emit(change) == DiffPictureEmitter().emit(change))
  }

  @Test("The picture is only a picture, whatever a spec contains", arguments: HostileTexts.all)
  func hostile(_ text: String) {
    let picture = PictureInspection(DiffPictureEmitter().emit(HostileTexts.diff(text), name: text))
    #expect(picture.isWellFormed && picture.dangers.isEmpty)
    // What a reader is told stands in the order in which it is written.
    let reported = picture.texts.filter { $0.contains("→") }
    #expect(!reported.joined().unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }
}
