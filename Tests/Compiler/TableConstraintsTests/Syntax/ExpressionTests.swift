import Testing

@testable import TableConstraints

@Suite("A constraint between two anchors is read")
struct ExpressionTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: ConstraintExpression
    var testDescription: String { text }

    init(_ text: String, _ expected: ConstraintExpression) {
      (self.text, self.expected) = (text, expected)
    }
  }

  static let title = Name("title")
  static let avatar = Name("avatar")
  static let contentView = Name("contentView")

  static let examples: [Example] = [
    Example(
      "title.leading == avatar.trailing + 12",
      ConstraintExpression(Anchor(title, .leading), .equal, Anchor(avatar, .trailing), constant: .number(12))),
    Example(
      "title.width <= contentView.width * 0.5 - 8 @750",
      ConstraintExpression(
        Anchor(title, .width), .lessOrEqual, Anchor(contentView, .width), multiplier: 0.5, constant: .number(-8),
        priority: 750)),
    Example("avatar.height = 40", ConstraintExpression(Anchor(avatar, .height), .equal, constant: .number(40))),
    Example(
      "avatar.height ≥ 40", ConstraintExpression(Anchor(avatar, .height), .greaterOrEqual, constant: .number(40))),
    Example("avatar.height≤40", ConstraintExpression(Anchor(avatar, .height), .lessOrEqual, constant: .number(40))),
    Example("avatar.height == 40", ConstraintExpression(Anchor(avatar, .height), .equal, constant: .number(40))),
    Example(
      "title.firstBaseline == detail.firstBaseline",
      ConstraintExpression(Anchor(title, .firstBaseline), .equal, Anchor(Name("detail"), .firstBaseline))),
    Example(
      "badge.trailing <= margins.trailing",
      ConstraintExpression(
        Anchor(Name("badge"), .trailing), .lessOrEqual, Anchor(contentView, guide: .margins, .trailing))),
    Example(
      "label.leading == card.margins.leading + 4",
      ConstraintExpression(
        Anchor(Name("label"), .leading), .equal, Anchor(Name("card"), guide: .margins, .leading), constant: .number(4))
    ),
    Example(
      "title.leading == avatar",
      ConstraintExpression(Anchor(title, .leading), .equal, Anchor(avatar, .leading))),
    Example(
      "avatar.width == avatar.height / 2",
      ConstraintExpression(Anchor(avatar, .width), .equal, Anchor(avatar, .height), multiplier: 0.5)),
    Example(
      "'a name with spaces'.top == contentView.top",
      ConstraintExpression(Anchor(Name("a name with spaces"), .top), .equal, Anchor(contentView, .top))),
    Example(
      "superview.centerX >= safeArea.centerX",
      ConstraintExpression(
        Anchor(Name("superview"), .centerX), .greaterOrEqual, Anchor(contentView, guide: .safeArea, .centerX))),
    Example(
      "title.trailing == avatar.leading - standard",
      ConstraintExpression(
        Anchor(title, .trailing), .equal, Anchor(avatar, .leading), constant: .standard(.siblings, isNegative: true))),
    Example(
      "title.top >= standard + contentView.top",
      ConstraintExpression(
        Anchor(title, .top), .greaterOrEqual, Anchor(contentView, .top),
        constant: .standard(.superviewEdge, isNegative: false))),
  ]

  @Test("as the constraint that it says", arguments: examples)
  func values(_ example: Example) throws {
    #expect(try ConstraintText.parse(example.text, holder: "contentView") == [example.expected])
  }

  @Test(
    "with its right side in any linear order",
    arguments: [
      ("a.leading == 8 + avatar.trailing", "a.leading == avatar.trailing + 8"),
      ("b.width == 2 * a.width - 4 + 1", "b.width == a.width * 2 - 3"),
      ("b.width == a.width / 3", "b.width == a.width / 3"),
      ("b.width == -8", "b.width == -8"),
      ("b.width == 1 + 2 + 3", "b.width == 6"),
      ("b.width == - 2 * a.width", "b.width == a.width * -2"),
      ("b.width == 2 * -a.width", "b.width == a.width * -2"),
      ("b.width == a.width * -2", "b.width == a.width * -2"),
      ("b.width == a.width / -2", "b.width == a.width * -0.5"),
      ("b.width == 8 - a.width / 2", "b.width == a.width * -0.5 + 8"),
      ("b.width == -a.width", "b.width == a.width * -1"),
      ("b.width == 8 - -4", "b.width == 12"),
      ("b.width == 8 + +4", "b.width == 12"),
      ("b.width == a.width - 0", "b.width == a.width"),
      ("b.width==a.width*2+8@500", "b.width == a.width * 2 + 8 @500"),
      ("  b.width\n>=\ta.width ", "b.width >= a.width"),
      ("b.leading == -standard + a.leading", "b.leading == a.leading - standard"),
      ("b.leading == a.leading - -standard", "b.leading == a.leading + standard"),
    ])
  func linearForms(_ text: String, _ expected: String) throws {
    #expect(try canonical(text) == [expected])
  }

  @Test(
    "with an attribute or a view that is implied",
    arguments: [
      ("a.width == b", "a.width == b.width"),
      ("a.width == b / 2 + 1", "a.width == b.width * 0.5 + 1"),
      ("a.top == 'b c'", "a.top == 'b c'.top"),
      ("a.top == margins", "a.top == contentView.margins.top"),
      ("a.top == card.safeArea + 2", "a.top == card.safeArea.top + 2"),
      ("readable.width >= 320", "contentView.readable.width >= 320"),
      ("'margins'.width >= margins.width", "'margins'.width >= contentView.margins.width"),
      ("a.top == 'standard'", "a.top == 'standard'.top"),
      ("a.top == standard.top", "a.top == 'standard'.top"),
    ])
  func implied(_ text: String, _ expected: String) throws {
    #expect(try canonical(text) == [expected])
  }

  @Test(
    "with UIKit's spellings of attributes within margins",
    arguments: zip(
      [
        "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
        "centerXWithinMargins", "centerYWithinMargins",
      ],
      [Attribute.leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY]))
  func margins(_ word: String, _ attribute: Attribute) throws {
    let expression = try #require(try ConstraintText.parse("a.\(attribute) == b.\(word)", holder: "c").first)
    #expect(expression.second == Anchor(Name("b"), guide: .margins, attribute))
  }

  @Test("with each attribute of a view")
  func attributes() throws {
    for attribute in Attribute.allCases {
      #expect(try canonical("a.\(attribute) == b") == ["a.\(attribute) == b.\(attribute)"])
    }
  }

  @Test(
    "with a priority as a number or UIKit's word",
    arguments: [
      ("@1", 1), ("@1000", 1_000), ("@ 749.5", 749.5), ("@+2", 2), ("@1e2", 100), ("@required", 1_000),
      ("@defaultHigh", 750), ("@defaultLow", 250), ("@dragThatCanResizeScene", 510), ("@sceneSizeStayPut", 500),
      ("@dragThatCannotResizeScene", 490), ("@fittingSizeLevel", 50), ("", 1_000),
    ])
  func priorities(_ priority: String, _ value: Double) throws {
    #expect(try ConstraintText.parse("a.width == 8 \(priority)", holder: "c").first?.priority == value)
  }

  @Test(
    "with numbers as in YAML, in points",
    arguments: [
      ("12", 12), ("0.5", 0.5), (".5", 0.5), ("12.", 12), ("1e2", 100), ("1E+2", 100), ("1.5e-1", 0.15), ("007", 7),
      ("12pt", 12), ("12 pt", 12), (".5pt", 0.5), ("1e2pt", 100), ("-0", 0), ("1e-400", 0),
      ("9007199254740993", 9_007_199_254_740_992), ("1e308", 1e308),
    ])
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try ConstraintText.parse("a.width == \(text)", holder: "c").first?.constant == .number(value))
  }

  @Test("with a view that has the name of a unit")
  func unitAsName() throws {
    #expect(try canonical("a.width == 12 + pt.width") == ["a.width == pt.width + 12"])
    #expect(try canonical("a.width == pt") == ["a.width == pt.width"])
  }
}
