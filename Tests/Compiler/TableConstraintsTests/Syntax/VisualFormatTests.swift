import Testing

@testable import TableConstraints

@Suite("A visual format is read as the constraints that it draws")
struct VisualFormatTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: [String]
    var testDescription: String { text }

    init(_ text: String, _ expected: String...) {
      (self.text, self.expected) = (text, expected)
    }
  }

  static let appendix: [Example] = [
    Example("[button]-[textField]", "textField.leading == button.trailing + standard"),
    Example("[button(>=50)]", "button.width >= 50"),
    Example(
      "|-50-[purpleBox]-50-|", "purpleBox.leading == contentView.leading + 50",
      "contentView.trailing == purpleBox.trailing + 50"),
    Example("V:[topField]-10-[bottomField]", "bottomField.top == topField.bottom + 10"),
    Example("[maroonView][blueView]", "blueView.leading == maroonView.trailing"),
    Example("[button(100@20)]", "button.width == 100 @20"),
    Example("[button1(==button2)]", "button1.width == button2.width"),
    Example("[flexibleButton(>=70,<=100)]", "flexibleButton.width >= 70", "flexibleButton.width <= 100"),
    Example(
      "|-[find]-[findNext]-[findField(>=20)]-|", "find.leading == contentView.leading + standard",
      "findNext.leading == find.trailing + standard", "findField.leading == findNext.trailing + standard",
      "findField.width >= 20", "contentView.trailing == findField.trailing + standard"),
  ]

  @Test("as in the examples of Apple's appendix", arguments: appendix)
  func appendixExamples(_ example: Example) throws {
    #expect(try canonical(example.text) == example.expected)
  }

  static let others: [Example] = [
    Example(
      "H:|-[avatar(40)]-12-[title(>=100@750)]-|", "avatar.leading == contentView.leading + standard",
      "avatar.width == 40", "title.leading == avatar.trailing + 12", "title.width >= 100 @750",
      "contentView.trailing == title.trailing + standard"),
    Example(
      "V:|-(8)-[title]-(>=4,<=20@500)-[detail(==title)]-|", "title.top == contentView.top + 8",
      "detail.top >= title.bottom + 4", "detail.top <= title.bottom + 20 @500", "detail.height == title.height",
      "contentView.bottom == detail.bottom + standard"),
    Example("[a]-[b]", "b.leading == a.trailing + standard"),
    Example("H:[a]", ""),
    Example("|[a]|", "a.leading == contentView.leading", "contentView.trailing == a.trailing"),
    Example("V:|[a]|", "a.top == contentView.top", "contentView.bottom == a.bottom"),
    Example("|-0-[a]", "a.leading == contentView.leading"),
    Example("[a]-(-8)-[b]", "b.leading == a.trailing - 8"),
    Example("[a]-(==8@250)-[b]", "b.leading == a.trailing + 8 @250"),
    Example("[a]-8.5pt-[b(10 pt)]", "b.leading == a.trailing + 8.5", "b.width == 10"),
    Example("[a(b)]", "a.width == b.width"),
    Example("V:[a(>=b@defaultLow)]", "a.height >= b.height @250"),
    Example(
      "[ a ( >= 100 , <= b @ 250 ) ] - ( 8 ) - |", "a.width >= 100", "a.width <= b.width @250",
      "contentView.trailing == a.trailing + 8"),
    Example("['a b'(=='c d')]['e']", "'a b'.width == 'c d'.width", "e.leading == 'a b'.trailing"),
    Example("[margins]-[standard]", "'standard'.leading == 'margins'.trailing + standard"),
    Example("[a][a]", "a.leading == a.trailing"),
    Example("[superview]-|", "contentView.trailing == superview.trailing + standard"),
    Example("H:[H]-[V]", "V.leading == H.trailing + standard"),
    Example("[a(-5)]", "a.width == -5"),
  ]

  @Test("as in the whole grammar", arguments: others)
  func grammar(_ example: Example) throws {
    #expect(try canonical(example.text) == example.expected.filter { !$0.isEmpty })
  }

  @Test("with standard spacings told apart")
  func standardSpacings() throws {
    let constants = try ConstraintText.parse("|-[a]-[b]-|", holder: "cell").map(\.constant)
    let edge = Constant.standard(.superviewEdge, isNegative: false)
    #expect(constants == [edge, .standard(.siblings, isNegative: false), edge])
  }

  @Test("with the holder's name for the superview")
  func holder() throws {
    #expect(try canonical("|[a]", holder: "my cell") == ["a.leading == 'my cell'.leading"])
    #expect(try canonical("|[a]", holder: "readable") == ["a.leading == 'readable'.leading"])
  }

  @Test(
    "with the place of what says each constraint",
    arguments: [
      ("«|[»a]", 0), ("[a]«-»[b]", 0), ("[a«][»b]", 0), ("[a«] [»b]", 0), ("[a]-«8»-[b]", 0), ("[a]-(«>=8@20»)-[b]", 0),
      ("[a]-(>=4,«<=20 @500»)-[b]", 1), ("[a(«>= 'é'»)]", 0), ("[a]-[b(«40»,>=c)]", 1), ("[a«]|»", 0),
    ])
  func places(_ marked: String, _ index: Int) throws {
    let text = Marked(marked)
    let expressions = try ConstraintText.parse(text.text, holder: "c")
    #expect(expressions[index].range == text.range)
  }

  @Test("with the places of its views")
  func placesOfViews() throws {
    let expressions = try ConstraintText.parse("|-[a(=='b')]", holder: "cell")
    try #require(expressions.count == 2)
    #expect(expressions[0].first.view.range == 3..<4)
    #expect(expressions[0].second?.view.range == 0..<1)
    #expect(expressions[0].second?.view.text == "cell")
    #expect(expressions[1].second?.view.range == 7..<10)
    #expect(expressions[1].second?.range == 7..<10)
  }
}
