import Testing

@testable import TableDiagnostics

@Suite("Did you mean")
struct SuggestionTests {
  @Test(
    "counts inserts, drops, changes and swaps as one edit",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
      ("abc", "xabc", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("ca", "abc", 3), ("kitten", "sitting", 3),
      ("acessory", "accessory", 1), ("名前", "前名", 1), ("e\u{301}", "e", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    #expect(editDistance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == expected)
  }

  static let keys = [
    "id", "text", "detailText", "image", "accessory", "style", "separatorStyle", "rowHeight", "background",
    "backgrounds", "header", "footer", "rows", "sections", "use",
  ]

  @Test(
    "finds the key that is meant",
    arguments: [
      ("acessory", "accessory"), ("accesory", "accessory"), ("acccessory", "accessory"), ("txet", "text"),
      ("ROWHEIGHT", "rowHeight"), ("rowheight", "rowHeight"), ("row-height", "rowHeight"), ("row_height", "rowHeight"),
      ("sep", "separatorStyle"), ("backgroun", "background"), ("backgroundss", "backgrounds"), ("textLabel", "text"),
      ("imageView", "image"), ("iD", "id"), ("ids", "id"), ("heder", "header"), ("style", "style"), ("row", "rows"),
    ])
  func found(typed: String, meant: String) {
    #expect(closestMatch(to: typed, in: Self.keys) == meant)
  }

  /// github.com/clap-rs/clap/issues/5029: the words of a name in another order are further apart than two edits, and a shorter name
  /// was suggested.
  @Test(
    "finds the same words in another order before what is closer",
    arguments: [
      ("groupedInset", "insetGrouped"), ("textDetail", "detailText"), ("accessoryEditing", "editingAccessory"),
      ("titleLarge", "largeTitle"), ("colorTint", "tintColor"), ("heightRow", "rowHeight"), ("height_row", "rowHeight"),
      ("heightEstimatedRow", "estimatedRowHeight"), ("--ios-before", "--before-ios"),
      ("--size-content", "--content-size"), ("--since-changed", "--changed-since"),
    ])
  func reordered(typed: String, meant: String) {
    let candidates = [
      "grouped", "insetGrouped", "text", "detailText", "accessory", "editingAccessory", "title", "largeTitle", "color",
      "tintColor", "rowHeight", "estimatedRowHeight", "--ios", "--before-ios", "--size", "--content-size",
      "--changed-since",
    ]
    #expect(closestMatch(to: typed, in: candidates) == meant)
    #expect(FixIt.Applicability(of: typed, as: meant, among: candidates) == .unsafe)
  }

  @Test("takes a name with the same order before one with another")
  func order() {
    #expect(closestMatch(to: "Wifi-Row", in: ["row-wifi", "wifi-row"]) == "wifi-row")
    #expect(closestMatch(to: "grouped", in: ["insetGrouped", "grouped"]) == "grouped")
  }

  @Test("finds nothing far away", arguments: ["", "x", "zz", "colour", "qwertyuiop", "ab", "t"])
  func notFound(typed: String) {
    #expect(closestMatch(to: typed, in: Self.keys) == nil)
  }

  @Test("does not offer one letter for another")
  func letters() {
    #expect(closestMatch(to: "x", in: ["y"]) == nil)
    #expect(closestMatch(to: "X", in: ["x"]) == "x")
  }

  @Test("takes the first among equals")
  func ties() {
    #expect(closestMatch(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(closestMatch(to: "cat", in: ["hat", "bat"]) == "hat")
  }

  @Test("looks at no word over 64 scalars")
  func bounded() {
    let long = String(repeating: "a", count: 64)
    #expect(closestMatch(to: long, in: [long]) == long)
    #expect(closestMatch(to: long + "a", in: [long + "a"]) == nil)
    #expect(closestMatch(to: String(repeating: "a", count: 1_000_000), in: Self.keys) == nil)
    #expect(closestMatch(to: long, in: [String(repeating: "a", count: 1_000_000)]) == nil)
  }
}
