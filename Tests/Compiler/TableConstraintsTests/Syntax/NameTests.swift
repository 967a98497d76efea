import Testing

@testable import TableConstraints

@Suite("A name is told from what surrounds it")
struct NameTests {
  @Test(
    "where hyphens and minuses meet",
    arguments: [
      ("my-view.width == 8", "my-view.width == 8"),
      ("a-1.width == b-2.width", "a-1.width == b-2.width"),
      ("a.width == b.width-8", "a.width == b.width - 8"),
      ("a.width == b.width -8", "a.width == b.width - 8"),
      ("a.width == b - 8", "a.width == b.width - 8"),
      ("a.width == b -8", "a.width == b.width - 8"),
      ("a.width == b- 8", "a.width == b.width - 8"),
      ("a.width == 8-b.width", "a.width == b.width * -1 + 8"),
      ("a.width == b-c", "a.width == b-c.width"),
      ("a.width == 'b-8'", "a.width == b-8.width"),
      ("a.width == b-8c", "a.width == b-8c.width"),
      ("a.width == card.margins-8", "a.width == card.margins.width - 8"),
      ("[a-1(==b-2)]-[c-d]", "a-1.width == b-2.width|c-d.leading == a-1.trailing + standard"),
    ])
  func hyphens(_ text: String, _ expected: String) throws {
    #expect(try canonical(text).joined(separator: "|") == expected)
  }

  @Test(
    "as it is, in any language",
    arguments: ["a", "_a1", "Überschrift", "タイトル", "표제", "हिन्दी", "e\u{301}toile", "a٣", "H", "V", "pt", "width"])
  func plain(_ name: String) throws {
    let expression = try #require(try ConstraintText.parse("\(name).width == 8", holder: "c").first)
    #expect(expression.first.view.text == name)
    #expect(expression.first.view.description == name)
  }

  @Test(
    "in quotes, with anything in it",
    arguments: [
      "a b", " ", "1st", "it's", "''", "a.b", "👍", "a--b", "-a", "a-", "margins", "safeArea", "readable", "standard",
      "|",
      "'\u{301}", "a\nb", "\u{0}", "a\u{200D}b",
    ])
  func quoted(_ name: String) throws {
    let spelled = Name(name).description
    #expect(spelled.first == "'" || spelled.unicodeScalars.first == "'")
    let expression = try #require(try ConstraintText.parse("\(spelled).width == 8", holder: "c").first)
    // Equality of strings would not see a scalar that is missing.
    #expect(Array(expression.first.view.text.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test("with the place of each part")
  func places() throws {
    let text = "  'é b'.margins.top >= card.safeArea.bottom * 2 + 8 @ 750 "
    let expression = try #require(try ConstraintText.parse(text, holder: "c").first)
    let second = try #require(expression.second)
    let bytes = Array(text.utf8)
    func quote(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(quote(expression.range) == "'é b'.margins.top >= card.safeArea.bottom * 2 + 8 @ 750")
    #expect(quote(expression.first.range) == "'é b'.margins.top")
    #expect(quote(expression.first.view.range) == "'é b'")
    #expect(quote(second.range) == "card.safeArea.bottom")
    #expect(quote(second.view.range) == "card")
  }

  @Test("with the place of a guide where no view is named")
  func placeOfGuide() throws {
    let second = try #require(try ConstraintText.parse("a.top == margins", holder: "cell").first?.second)
    #expect(second.view.text == "cell")
    #expect(second.view.range == 9..<16)
    #expect(second.range == 9..<16)
  }

  @Test("and is equal wherever it stands")
  func equality() throws {
    let left = try ConstraintText.parse("a.top == b.top + 8", holder: "c")
    let right = try ConstraintText.parse("  a . top==8+b", holder: "c")
    #expect(left == right)
    #expect(Set(left + right).count == 1)
    #expect(left.first?.range != right.first?.range)
    let others =
      ["x.top == b.top + 8", "a.bottom == b.top + 8", "a.top >= b.top + 8", "a.top == x.top + 8"]
      + ["a.top == b.margins.top + 8", "a.top == b.top * 2 + 8", "a.top == b.top + 9", "a.top == b.top + 8 @9"]
    for other in others { #expect(try ConstraintText.parse(other, holder: "c") != left) }
  }
}
