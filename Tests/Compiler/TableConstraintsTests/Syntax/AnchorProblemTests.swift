import Testing

@testable import TableConstraints

@Suite("An anchor that is none, or does not go with the other, is a problem")
struct AnchorProblemTests {
  static let paths: [ProblemExample] = [
    ProblemExample("title.«leeding» == avatar.leading", "'leeding' is not an attribute"),
    ProblemExample("title.leading == avatar.«5»", "'5' is not an attribute"),
    ProblemExample("a.width == margins.«widht»", "'widht' is not an attribute"),
    ProblemExample(
      "a.width == margins.«margins».width", "'margins' is not an attribute",
      help: "put the word before it in single quotes if it names a view"),
    ProblemExample(
      "a.top == b.«layoutMarginsGuide»", "'layoutMarginsGuide' is not an attribute", help: "write 'margins'"),
    ProblemExample(
      "a.top == b.«safeAreaLayoutGuide».top", "'safeAreaLayoutGuide' is not a guide", help: "write 'safeArea'"),
    ProblemExample(
      "a.top == b.«readableContentGuide».top", "'readableContentGuide' is not a guide", help: "write 'readable'"),
    ProblemExample("a.top == b.«margns».top", "'margns' is not a guide", help: "write margins, safeArea or readable"),
    ProblemExample("a.«b».c.d == 8", "'b' is not a guide", help: "write margins, safeArea or readable"),
    ProblemExample(
      "a.top.«b» == 8", "unexpected name after the attribute 'top'", help: "write a guide before the attribute"),
    ProblemExample(
      "a.top == b.topMargin.«margins»", "unexpected name after the attribute 'topMargin'",
      help: "write a guide before the attribute"),
    ProblemExample(
      "«title» == 8", "'title' has no attribute", help: "write one after it, such as '.leading' or '.width'"),
    ProblemExample(
      "«card . margins» == 8", "'card . margins' has no attribute",
      help: "write one after it, such as '.leading' or '.width'"),
    ProblemExample(
      "«'a b'» == 8", "'a b' has no attribute", help: "write one after it, such as '.leading' or '.width'"),
    ProblemExample(
      "«leading» == b.leading", "'leading' needs a view before it",
      help: "write the view before it, such as 'title.leading' or 'contentView.leading'"),
    ProblemExample("«my» view.width == 8", "'my' has no attribute", help: "put a name with spaces in single quotes"),
    ProblemExample("a.«»", "expected an attribute", label: "the constraint ends here", help: "write it after the dot"),
    ProblemExample("a.top == b.«'top'»", "expected an attribute", help: "write it after the dot"),
    ProblemExample(
      "margins.«firstBaseline» == a.top", "a guide has no 'firstBaseline'",
      help: "use a view's baseline, or the guide's top or bottom"),
    ProblemExample(
      "a.lastBaseline == «card.margins»", "a guide has no 'lastBaseline'",
      help: "use a view's baseline, or the guide's top or bottom"),
    ProblemExample("a.top == margins.«topMargin»", "a guide has no 'topMargin'", help: "write 'top'"),
    ProblemExample(
      "a.top == «b-8»", "'b-8' is ambiguous: it could be a name or a subtraction",
      help: "write spaces around the minus sign, or put the name in single quotes"),
    ProblemExample(
      "a.top == «b-8pt»", "'b-8pt' is ambiguous: it could be a name or a subtraction",
      help: "write spaces around the minus sign, or put the name in single quotes"),
    ProblemExample(
      "a.top == «my-b-8».5", "'my-b-8' is ambiguous: it could be a name or a subtraction",
      help: "write spaces around the minus sign, or put the name in single quotes"),
  ]

  @Test("where a path leads to none", arguments: paths)
  func path(_ example: ProblemExample) { example.check() }

  @Test(
    "with the words that may be meant",
    arguments: [
      ("title.leeding == 8", "leeding", Attribute.words + ["margins", "safeArea", "readable"]),
      ("title.margins.leeding == 8", "leeding", Attribute.allCases.map(\.rawValue)),
      ("title.margns.leading == 8", "margns", ["margins", "safeArea", "readable"]),
      ("title.width == 8 @defaultHi", "defaultHi", PriorityWord.allCases.map(\.rawValue)),
    ])
  func candidates(_ text: String, _ word: String, _ candidates: [String]) {
    #expect(problem(of: text)?.word == word)
    #expect(problem(of: text)?.candidates == candidates)
  }

  static let pairs: [ProblemExample] = [
    ProblemExample(
      "a.leading == «b.left» + 8", "'a.leading' cannot be compared with 'b.left'",
      label: "only one of them follows the layout direction",
      help: "compare 'leading' with leading, trailing or centerX"),
    ProblemExample(
      "a.right == «b.trailing»", "'a.right' cannot be compared with 'b.trailing'",
      label: "only one of them follows the layout direction",
      help: "compare 'right' with left, right or centerX"),
    ProblemExample(
      "a.centerX == «b.centerY»", "'a.centerX' cannot be compared with 'b.centerY'",
      label: "one is horizontal, the other vertical",
      help: "compare 'centerX' with leading, trailing, left, right or centerX"),
    ProblemExample(
      "a.top == 8 + «b.leading» * 2", "'a.top' cannot be compared with 'b.leading'",
      label: "one is vertical, the other horizontal",
      help: "compare 'top' with top, bottom, centerY, firstBaseline or lastBaseline"),
    ProblemExample(
      "a.top == «b.height»", "'a.top' cannot be compared with 'b.height'",
      label: "one is a position, the other a size",
      help: "compare 'top' with top, bottom, centerY, firstBaseline or lastBaseline"),
    ProblemExample(
      "a.width == «margins.leading»", "'a.width' cannot be compared with 'contentView.margins.leading'",
      label: "one is a size, the other a position", help: "compare 'width' with width or height"),
    ProblemExample(
      "a.leading == «b.top» + standard", "'a.leading' cannot be compared with 'b.top'",
      label: "one is horizontal, the other vertical",
      help: "compare 'leading' with leading, trailing or centerX"),
  ]

  @Test("where UIKit would raise", arguments: pairs)
  func pair(_ example: ProblemExample) { example.check() }

  @Test("exactly where UIKit's attributes do not go together")
  func everyPair() {
    let horizontal: [Set<Attribute>] = [[.leading, .trailing, .centerX], [.left, .right, .centerX]]
    let groups = horizontal + [[.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height]]
    for first in Attribute.allCases {
      for second in Attribute.allCases {
        let goTogether = groups.contains { $0.isSuperset(of: [first, second]) }
        #expect((problem(of: "a.\(first) == b.\(second)") == nil) == goTogether, "\(first) \(second)")
      }
    }
  }

  static let constants: [ProblemExample] = [
    ProblemExample(
      "a.leading == «8»", "the position 'a.leading' is compared with a constant alone",
      help: "write 'a.leading == contentView.leading + 8'"),
    ProblemExample(
      "a.top == «0»", "the position 'a.top' is compared with a constant alone",
      help: "write 'a.top == contentView.top'"),
    ProblemExample(
      "a.trailing <= «4 - 12» @750", "the position 'a.trailing' is compared with a constant alone",
      help: "write 'a.trailing <= contentView.trailing - 8 @750'"),
    ProblemExample(
      "a.lastBaseline == «20»", "the position 'a.lastBaseline' is compared with a constant alone",
      help: "write 'a.lastBaseline == contentView.top + 20'"),
    ProblemExample(
      "a.top == «standard»", "the position 'a.top' is compared with a constant alone",
      help: "write 'a.top == contentView.top + standard'"),
    ProblemExample(
      "contentView.top == «8»", "the position 'contentView.top' is compared with a constant alone",
      help: "compare it with an anchor of another view"),
  ]

  @Test("where a position has no other", arguments: constants)
  func constantAlone(_ example: ProblemExample) { example.check() }

  @Test("which names the view that holds the constraint")
  func holder() {
    #expect(problem(of: "a.top == 8", holder: "my card")?.help == "write 'a.top == 'my card'.top + 8'")
  }

  static let itself: [ProblemExample] = [
    ProblemExample(
      "a.width == «a.width»", "'a.width' is compared with itself", label: "this always holds",
      help: "compare it with another anchor"),
    ProblemExample(
      "a.width == «a» + 1", "'a.width' is compared with itself", label: "this never holds",
      help: "compare it with another anchor"),
    ProblemExample(
      "a.top >= «a.top» - 1", "'a.top' is compared with itself", label: "this always holds",
      help: "compare it with another anchor"),
    ProblemExample(
      "a.top <= «a.top» - standard", "'a.top' is compared with itself", label: "this never holds",
      help: "compare it with another anchor"),
    ProblemExample(
      "margins.top == «contentView.margins.top»", "'contentView.margins.top' is compared with itself",
      label: "this always holds", help: "compare it with another anchor"),
    ProblemExample(
      "[a(«a»)]", "'a.width' is compared with itself", label: "this always holds",
      help: "compare it with another anchor"),
    ProblemExample(
      "«|»[contentView]", "'contentView.leading' is compared with itself", label: "this always holds",
      help: "compare it with another anchor"),
  ]

  @Test("where it is compared with itself", arguments: itself)
  func comparedWithItself(_ example: ProblemExample) { example.check() }

  @Test("but not where a multiplier gives it a value")
  func multiplied() throws {
    #expect(try canonical("a.width == a.width * 0.5 + 20") == ["a.width == a.width * 0.5 + 20"])
  }
}
