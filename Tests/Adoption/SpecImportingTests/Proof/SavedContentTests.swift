import SpecImporting
import TableIR
import Testing

@Suite("What is set aside, by what was saved")
struct SavedContentTests {
  private func content(
    _ views: [SavedView] = [], _ constraints: [SavedConstraint] = []
  ) -> SavedContent {
    var root = SavedView(id: "root", kind: "view", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44))
    root.subviews = views
    return SavedContent(root: root, constraints: constraints)
  }

  private func view(_ id: String, _ kind: String = "view", x: Double = 16, width: Double = 100) -> SavedView {
    SavedView(id: id, kind: kind, frame: LayoutRect(x: x, y: 10, width: width, height: 20))
  }

  private func constraint(
    _ attribute: String, _ secondAttribute: String, _ constant: Double,
    _ change: (inout SavedConstraint) -> Void = { _ in }
  ) -> SavedConstraint {
    var constraint = SavedConstraint("a", attribute, "root", secondAttribute)
    constraint.constant = constant
    change(&constraint)
    return constraint
  }

  @Test("Views that nothing is wrong with are judged")
  func judged() {
    #expect(content().rule == nil)
    #expect(content([view("a")], [constraint("leading", "leading", 16)]).rule == nil)
  }

  @Test("Frames that break a required constraint are not judged; others may be broken")
  func broken() {
    #expect(content([view("a")], [constraint("leading", "leading", 20)]).rule == .brokenConstraints)
    #expect(content([view("a")], [constraint("leading", "leading", 20) { $0.priority = 999 }]).rule == nil)
    #expect(content([view("a")], [constraint("leading", "leading", 20) { $0.isSymbolic = true }]).rule == nil)
    // Which margins the view had is not known, only that it had some.
    #expect(content([view("a")], [constraint("leading", "leadingMargin", 8)]).rule == nil)
    #expect(content([view("a")], [constraint("leading", "leadingMargin", 20)]).rule == .brokenConstraints)
    #expect(content([view("a")], [constraint("leading", "leading", 8) { $0.relation = .greaterOrEqual }]).rule == nil)
    #expect(
      content([view("a")], [constraint("leading", "leading", 8) { $0.relation = .lessOrEqual }]).rule
        == .brokenConstraints)
    #expect(
      content([view("a", width: 160)], [constraint("width", "width", 0) { $0.multiplier = 0.5 }]).rule == nil)
    // An Xcode writes ratios as 16:9 and as 2/3.
    #expect(SavedConstraint.multiplier("16:9") == 16.0 / 9 && SavedConstraint.multiplier("2/3") == 2.0 / 3)
  }

  @Test("Frames that need margins which no view has are those of another width")
  func margins() {
    let trailing = SavedConstraint("a", "trailing", "root", "trailingMargin")
    #expect(content([view("a", x: 205)], [trailing]).rule == nil)
    #expect(content([view("a", x: 180)], [trailing]).rule == nil)
    #expect(content([view("a", x: 230)], [trailing]).rule == .brokenConstraints)
    #expect(content([view("a", x: 160)], [trailing]).rule == .brokenConstraints)
  }

  @Test("A switch is two points narrower than its frame")
  func alignment() {
    let trailing = SavedConstraint("a", "trailing", "root", "trailing")
    #expect(content([view("a", "switch", x: 271, width: 51)], [trailing]).rule == nil)
    #expect(content([view("a", "switch", x: 269, width: 51)], [trailing]).rule == .brokenConstraints)
    #expect(content([view("a", x: 269, width: 51)], [trailing]).rule == nil)
    var width = SavedConstraint("a", "width")
    width.constant = 49
    #expect(content([view("a", "switch", x: 200, width: 51)], [width]).rule == nil)
    #expect(content([view("a", "switch", x: 200, width: 49)], [width]).rule == .brokenConstraints)
    #expect(content([view("a", x: 200, width: 51)], [width]).rule == .brokenConstraints)
  }

  @Test("What Interface Builder flagged, and what it does not tell the size of, is not judged")
  func flagged() {
    var flagged = view("a")
    flagged.isFlagged = true
    #expect(content([flagged]).rule == .flagged)
    var image = view("a", "imageView")
    image.hasUnknownImage = true
    #expect(content([image]).rule == .unknownImage)
    // Constraints that give it both lengths make its size known.
    var width = SavedConstraint("a", "width")
    width.constant = 100
    var height = SavedConstraint("a", "height")
    height.constant = 20
    #expect(content([image], [width, height]).rule == nil)
    image.isSymbol = true
    #expect(content([image], [width, height]).rule == .unknownImage)
    var text = view("a", "label")
    text.hasUnknownFont = true
    #expect(content([text]).rule == .unknownFont)
    #expect(content([text], [width, height]).rule == nil)
    var hidden = view("a")
    hidden.isHidden = true
    #expect(content([hidden]).rule == nil)
    hidden.subviews = [view("b")]
    #expect(content([hidden]).rule == .hiddenSubviews)
  }

  @Test("A doubt about a view is one about those that are tied to it, along the same axis")
  func doubts() {
    func beside(_ attribute: String, _ other: String, _ id: String = "b") -> SavedConstraint {
      var constraint = SavedConstraint(id, attribute, "a", other)
      constraint.constant = 8
      return constraint
    }
    func doubts(_ first: SavedView, _ constraints: SavedConstraint...) -> [String: ProofRule] {
      let other = view("b", x: 124)
      return content(
        [first, other, view("c", x: 0)], constraints + [SavedConstraint("c", "leading", "root", "leading")]
      )
      .doubts
    }
    var flagged = view("a")
    flagged.isFlagged = true
    #expect(doubts(flagged, beside("leading", "trailing")) == ["a": .flagged])
    // The frame that is wrong is known.
    #expect(doubts(flagged, beside("leading", "leading")) == ["a": .flagged])
    var image = view("a", "imageView")
    image.hasUnknownImage = true
    #expect(doubts(image) == ["a": .unknownImage])
    #expect(doubts(image, beside("leading", "trailing")) == ["a": .unknownImage, "b": .unknownImage])
    // 'a' is 108 points before 'b', and not 8. Frames of others may be right.
    #expect(doubts(view("a"), beside("leading", "leading")) == ["a": .brokenConstraints, "b": .brokenConstraints])
    var wide = SavedConstraint("a", "width")
    wide.constant = 50
    var below = SavedConstraint("b", "top", "a", "top")
    below.constant = 0
    #expect(doubts(view("a"), wide, below) == ["a": .brokenConstraints])
    var rows = content([view("a", "imageView"), view("b")])
    rows.root.subviews[0].hasUnknownImage = true
    #expect(rows.doubts == ["a": .unknownImage])
    rows.own = ["a", "b"]
    #expect(rows.doubts == ["a": .unknownImage, "b": .unknownImage])
  }

  @Test("Views that nothing places stand where they were saved")
  func unconstrained() {
    var stack = view("s", "stackView")
    stack.stack = SavedView.Stack(isVertical: true, spacing: 0, keepsSpacing: true)
    stack.subviews = [view("t")]
    var off = SavedConstraint("b", "leading", "root", "leading")
    off.priority = 0
    var content = content(
      [view("a"), view("b"), stack, view("own")],
      [SavedConstraint("a", "leading", "root", "leading"), off, SavedConstraint("s", "top", "root", "top")])
    content.own = ["own"]
    #expect(content.unconstrained == ["b"])
  }

  @Test("A stack whose views are further apart than its spacing is not judged")
  func gaps() {
    var stack = view("s", "stackView", x: 0, width: 320)
    stack.stack = SavedView.Stack(isVertical: false, spacing: 8, keepsSpacing: true)
    #expect(content([stack]).rule == .emptyStack)
    stack.subviews = [view("a", x: 0, width: 100), view("b", x: 108, width: 100)]
    #expect(content([stack]).rule == nil)
    stack.subviews = [view("a", x: 0, width: 100), view("b", x: 112, width: 100)]
    #expect(content([stack]).rule == .otherGaps)
    stack.stack?.keepsSpacing = false
    #expect(content([stack]).rule == nil)
  }

  @Test("Every rule says what it means, and no two the same")
  func meanings() {
    #expect(Set(ProofRule.allCases.map(\.meaning)).count == ProofRule.allCases.count)
  }
}
