import RandomNumbers
import TableDiff
import TableIR
import Testing

import TableSystem

@testable import ViewDumps

@Suite("Reading a dump")
struct DumpParserTests {
  /// Views and what they stand in, as `class(parent)`.
  private func shape(_ text: String) -> [String] {
    let dump = DumpParser().parse(Array(text.utf8))
    return dump.views.map { view in "\(view.className)(\(view.parent.map { dump.views[$0].className } ?? ""))" }
  }

  @Test("Frames, texts, base classes, scroll offsets and images are read")
  func values() throws {
    let dump = DumpParser().parse(Array(WrittenDumps.plain.utf8))
    #expect(dump.views.count == 6)
    #expect(dump.roots == [0])
    #expect(dump.views[0].contentOffset == LayoutPoint(x: 0, y: -64))
    #expect(dump.views[0].contentSize == LayoutSize(width: 320, height: 499))
    #expect(dump.views[1].baseClass == "UITableViewCell")
    #expect(dump.views[1].frame == LayoutRect(x: 0, y: 110, width: 320, height: 55))
    #expect(dump.views[3].text == "Ann")
    #expect(dump.views[4].image == "stars.png")
    #expect(dump.views[5].line == 6)
  }

  @Test("Reading stops at the limit, and reports that")
  func limit() {
    var parser = DumpParser()
    parser.viewLimit = 3
    let dump = parser.parse(Array(WrittenDumps.plain.utf8))
    #expect(dump.views.count == 3 && dump.isCut)
    parser.viewLimit = 6
    #expect(!parser.parse(Array(WrittenDumps.plain.utf8)).isCut)
  }

  @Test("The same views are read from each form of a dump", arguments: 0..<WrittenDumps.surroundings.count)
  func surroundings(_ index: Int) {
    let text = WrittenDumps.surroundings[index].change(WrittenDumps.plain)
    #expect(shape(text) == WrittenDumps.shape, "\(WrittenDumps.surroundings[index].name)")
    #expect(DumpParser.looksLikeDump(Array(text.utf8)))
  }

  @Test("A line that lost its bars is placed by its class")
  func lostBars() {
    let text = WrittenDumps.plain.replacing(
      "   |    | <UITableViewCellContentView", with: "<UITableViewCellContentView"
    )
    .replacing("   | <PlayerCell", with: "<PlayerCell")
    #expect(shape(text) == WrittenDumps.shape)
  }

  @Test(
    "Texts with quotes, semicolons, brackets and line breaks are read",
    arguments: [
      ("Texas Hold'em Poker", "Texas Hold'em Poker"), ("a; b = c", "a; b = c"), ("it's; really", "it's; really"),
      ("<3 & >2", "<3 & >2"), ("one\ntwo", "one\ntwo"), ("", ""), ("'", "'"), ("\\u7535\\xa0x", "电\u{A0}x"), ("…", "…"),
      ("12345678901234567890 12345...", "12345678901234567890 12345..."),
    ])
  func texts(_ written: String, _ read: String) {
    let text = WrittenDumps.plain.replacing("text = 'Ann'", with: "text = '\(written)'")
    let dump = DumpParser().parse(Array(text.utf8))
    #expect(dump.views.count == 6)
    #expect(dump.views[3].text == read)
  }

  @Test(
    "Numbers that are not coordinates are skipped",
    arguments: [
      "nan nan; 1 2", "inf 0; 1 2", "1e400 0; 1 2", "0 0; 1", "a b; c d", "-1e30 0; 0 0", "",
    ])
  func oddNumbers(_ numbers: String) {
    let dump = DumpParser().parse(
      Array(WrittenDumps.plain.replacing("frame = (20 4; 185 23)", with: "frame = (\(numbers))").utf8))
    #expect(dump.views.count == 6)
    #expect(dump.views[3].frame == nil)
    #expect(dump.views[3].text == "Ann")
  }

  @Test("Numbers with exponents are read")
  func exponents() {
    let dump = DumpParser().parse(Array("<UIView: 0x1; frame = (-1e-05 1.5e+02; 3 4)>".utf8))
    #expect(dump.views.first?.frame == LayoutRect(x: -0.00001, y: 150, width: 3, height: 4))
  }

  @Test(
    "Names of Swift classes are demangled",
    arguments: [
      ("_TtC3App10FriendCell", "App.FriendCell"), ("_TtCC3App5Outer5Inner", "App.Outer.Inner"),
      ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Cell", "App.Cell"), ("App.FriendCell", "App.FriendCell"),
      ("_TtC3App99FriendCell", "_TtC3App99FriendCell"), ("_TtGC7SwiftUI4View_", "_TtGC7SwiftUI4View_"), ("_Tt", "_Tt"),
      ("UILabel", "UILabel"), ("_TtC3App", "_TtC3App"),
    ])
  func names(_ mangled: String, _ plain: String) {
    #expect(SwiftName.plain(mangled) == plain)
  }

  @Test("A view that was cut off ends where the next one begins")
  func cutOff() {
    let text = WrittenDumps.plain.replacing(
      "gestureRecognizers = <NSArray: 0x7486f50>; layer = <CALayer: 0x74864e0>>", with: "gestureRec"
    )
    .replacing("text = 'Ann'; opaque = NO; layer = <CALayer: 0x7486510>>", with: "text = 'An")
    #expect(shape(text) == WrittenDumps.shape)
    #expect(DumpParser().parse(Array(text.utf8)).views[3].text == "An")
  }

  @Test("Values are not read as views")
  func values2() {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 1 2); rootViewController = <Root: 0x2; frame = (0 0; 1 1)>; layer = <L: 0x3; frame = (0 0; 1 1)>>
      delegate = <UIView: 0x4; frame = (0 0; 1 1)>
      <NSArray: 0x5>
      """
    #expect(shape(text) == ["UIWindow()"])
  }

  @Test(
    "A dump is distinguished from other files",
    arguments: [
      "tablespec: 1\nsections: []\n", "{\"format\": \"tablec.layout\"}", "", "<svg frame = (0 0; 1 1)>",
      "<UIView: 0x12>",
      "<UIView: frame = (0 0; 1 1)>",
    ])
  func others(_ text: String) {
    #expect(!DumpParser.looksLikeDump(Array(text.utf8)))
  }

  @Test("Any bytes are read in bounded time")
  func anyBytes() {
    var random = Generator(state: 7)
    let pieces = [
      "<", ">", "<<", "0x1", ": 0x", "frame = (", "0 0; 1 1)", "; ", "text = '", "'", "\n", "   | ", "|", "=", "{", "}",
      "UIView",
      "UITableView", "UITableViewCell: 0x1; frame = (0 0; 1 1)", "&lt;", "\u{A0}", "\\u12", "é", "\r", "baseClass = ",
      "layer = <",
      "contentOffset: {", "nan", "- ", "$1 = ", "<UILabel: 0x2; frame = (0 0; 9 9); text = 'x'>\n",
      "<UITableViewCellContentView: 0x2; frame = (0 0; 9 9)>\n",
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(random.next() % 60) {
        if random.next() % 12 == 0 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
        bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
      }
      let dump = DumpParser().parse(bytes)
      for (index, view) in dump.views.enumerated() { #expect((view.parent ?? -1) < index) }
      _ = DumpParser.looksLikeDump(bytes)
      if let reading = try? DumpReader().read(dump, path: "x") {
        _ = DumpComparison().compare(reading.snapshot, reading.snapshot)
        _ = reading.hints.axes(keeping: 17, among: [])
      }
    }
  }

  @Test(
    "Reading takes linear time for any bytes",
    arguments: [
      "<A: 0x1; ", "<A: 0x1; frame = (0 0; 1 1); text = 'a'; b = 'c'; ", "<", "'", "| ", "<A<B", "\n",
      "\n<A: 0x1; frame = (0 0; 1 1); x = <", "(",
      "<A: 0x1; frame = (0 0; 1 1)>", "text = '", "| <A: 0x1; frame = (0 0; 1 1); text = '\n", " ",
      "<A: 0x1; frame = (0 0; 1 1)> ",
    ])
  func linear(_ piece: String) {
    func time(_ count: Int) -> Duration {
      let bytes = Array(
        ("<UIView: 0x1; frame = (0 0; 1 1)>\n<UIView: 0x1; frame = (0 0; 1 1); text = '"
          + String(repeating: piece, count: count)).utf8)
      let start = threadTime()
      _ = DumpParser().parse(bytes)
      return threadTime() - start
    }
    let count = 20_000 / piece.utf8.count
    let (short, long) = (time(count), time(count * 8))
    // Eight times as much takes eight times as long, not sixty-four.
    #expect(long < short * 30 + .milliseconds(200), "\(short) \(long)")
  }
}

/// How long this thread has been at work: whatever else the machine does takes none of it.
private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
