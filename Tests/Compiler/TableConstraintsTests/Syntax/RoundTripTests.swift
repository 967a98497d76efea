import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("A constraint is printed as a text")
struct RoundTripTests {
  @Test(
    "in its canonical form",
    arguments: [
      "title.leading == avatar.trailing + 12 @750", "a.width == 40", "a.width == -40", "a.width == 0",
      "a.width == b.height * 0.5 - 8", "a.width == b.width / 3", "a.width == b.width / -3", "a.width == b.width / 1.5",
      "a.width == b.width * 0.125", "a.width == b.width * -1", "a.width == b.width * 1e+20",
      "a.leading == b.margins.leading + standard", "a.leading >= b.trailing - standard @250.5",
      "'it''s'.top <= b-c.safeArea.bottom", "a.width == 1e-07", "a.width == 1.7976931348623157e+308",
    ])
  func canonicalForm(_ text: String) throws {
    #expect(try canonical(text) == [text])
  }

  @Test("that is read as an equal constraint")
  func roundTrip() throws {
    var random = RandomExpressions(state: 41)
    for _ in 0..<10_000 {
      let expression = random.next()
      let text = expression.description
      let parsed = try ConstraintText.parse(text, holder: "someone")
      #expect(parsed == [expression], "\(text)")
      #expect(parsed.first?.description == text)
    }
  }

  @Test(
    "in one form, whichever side is written first",
    arguments: [
      ("b.leading == a.trailing + 8", "a.trailing == b.leading - 8"),
      ("b.width >= a.height * 2 - 10 @750", "a.height <= b.width / 2 + 5 @750"),
      ("b.width >= a.width * -2", "a.width >= b.width / -2"),
      ("b.leading == a.leading + standard", "a.leading == b.leading - standard"),
      ("b.top <= a.margins.top", "a.margins.top >= b.top"),
    ])
  func sides(one: String, other: String) throws {
    let (one, other) = try (ConstraintText.parse(one, holder: "c")[0], ConstraintText.parse(other, holder: "c")[0])
    #expect(one != other)
    #expect(one.canonical == other.canonical && one.canonical.canonical == one.canonical)
  }

  @Test("without the name of the holder before its guides")
  func holder() throws {
    let expression = try ConstraintText.parse("a.leading == margins + 8", holder: "superview")[0]
    #expect(expression.text(in: "superview") == "a.leading == margins.leading + 8")
    #expect(expression.description == "a.leading == superview.margins.leading + 8")
  }

  @Test("that says the same as a visual format")
  func visualFormats() throws {
    for example in VisualFormatTests.appendix + VisualFormatTests.others {
      for expression in try ConstraintText.parse(example.text, holder: "contentView") {
        #expect(try ConstraintText.parse(expression.description, holder: "else") == [expression])
      }
    }
  }
}

/// Constraints that a text can say.
struct RandomExpressions {
  private var generator: Generator

  init(state: UInt64) {
    generator = Generator(state: state)
  }

  private static let names = [
    "a", "title", "my-view", "cell-1", "two words", "it's", "margins", "standard", "H", "pt", "Überschrift", "1st", "👍",
    "'\u{301}", "_", "-", "a-", "contentView",
  ]

  mutating func next() -> ConstraintExpression {
    let first = anchor(Attribute.allCases)
    var expression = ConstraintExpression(first, pick(Relation.allCases), priority: pick([1, 250, 750.25, 999, 1_000]))
    if first.attribute.isSize && chance(3) {
      expression.constant = .number(number())
      return expression
    }
    var second = anchor(Attribute.allCases.filter(first.attribute.canBeCompared))
    while second == first { second = anchor(Attribute.allCases.filter(first.attribute.canBeCompared)) }
    expression.second = second
    if chance(2) { expression.multiplier = multiplier() }
    if let spacing = StandardSpacing(between: first.attribute, and: second.attribute), chance(3) {
      expression.constant = .standard(spacing, isNegative: chance(2))
    } else if chance(2) {
      expression.constant = .number(number())
    }
    return expression
  }

  private mutating func anchor(_ attributes: [Attribute]) -> Anchor {
    let attribute = pick(attributes)
    let guide = attribute.isBaseline || chance(2) ? nil : pick(Guide.allCases)
    return Anchor(Name(pick(Self.names)), guide: guide, attribute)
  }

  private mutating func number() -> Double {
    switch generator.below(4) {
    case 0: Double(generator.below(100))
    case 1: Double(generator.below(4_000) - 2_000) / 8
    case 2: Double.random(in: -1_000...1_000, using: &generator)
    default: anyFinite()
    }
  }

  private mutating func multiplier() -> Double {
    switch generator.below(4) {
    case 0: 1 / Double(generator.below(50) - 60)
    case 1: Double(generator.below(50) + 1) / 4
    case 2: Double.random(in: -3 ... -0.1, using: &generator)
    default: nonzero(anyFinite())
    }
  }

  private func nonzero(_ value: Double) -> Double { value == 0 ? 1 : value }

  /// Any bits that are a finite number, the smallest and the largest too.
  private mutating func anyFinite() -> Double {
    let value = Double(bitPattern: generator.next())
    return value.isFinite ? value : 0.1
  }

  private mutating func chance(_ count: Int) -> Bool { generator.below(count) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[generator.below(elements.count)] }
}
