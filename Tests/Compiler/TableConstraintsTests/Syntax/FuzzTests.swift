import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("No text traps")
struct FuzzTests {
  private static let seeds =
    ExpressionTests.examples.map(\.text)
    + (VisualFormatTests.appendix + VisualFormatTests.others).map(\.text)
    + ["a-1.width == b.width / 1.5 @defaultHigh", "'it''s'.leading == readable.leading + standard"]

  private static let pieces = [
    " ", ".", "-", "+", "*", "/", "@", ":", ",", "|", "[", "]", "(", ")", "'", "==", ">=", "<=", "=", "<", "≥", "0",
    "8",
    "1e999", "1e-999", "12pt", " pt", ".5", "%", "margins", "standard", "leading", "width", "H:", "V:", "a", "é", "👍",
    "\u{301}", "\u{0}", "\n", "−", "\"", "required",
  ]

  @Test("after mutations of good texts", arguments: 1...5)
  func mutations(_ seed: UInt64) {
    var generator = Generator(state: seed)
    var readable = 0
    for _ in 0..<10_000 {
      var bytes = Array(Self.seeds[generator.below(Self.seeds.count)].utf8)
      for _ in 0...generator.below(4) { Self.mutate(&bytes, &generator) }
      if isReadable(String(decoding: bytes, as: UTF8.self)) { readable += 1 }
    }
    // Mutations that only made problems, or none, would not test the other.
    #expect((500...9_500).contains(readable))
  }

  @Test("of pieces in any order")
  func pieces() {
    var generator = Generator(state: 6)
    for _ in 0..<10_000 {
      let count = generator.below(12)
      let pieces = (0..<count).map { _ in Self.pieces[generator.below(Self.pieces.count)] }
      _ = isReadable(pieces.joined())
    }
  }

  @Test("that repeats one piece up to the longest text")
  func repetitions() {
    for piece in Self.pieces + ["[a]", "a.", "[a]-", "-1+", "a.width == 1", "(8,", "''", "a-", "9"] {
      let text = String(repeating: piece, count: ConstraintText.maxBytes / piece.utf8.count)
      for start in ["", "a.width == ", "[a(", "|-", "a.width == 8 @", "'"] {
        _ = isReadable(String(decoding: (start + text).utf8.prefix(ConstraintText.maxBytes), as: UTF8.self))
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ generator: inout Generator) {
    let place = generator.below(bytes.count + 1)
    let end = min(bytes.count, place + generator.below(6))
    switch generator.below(5) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: pieces[generator.below(pieces.count)].utf8, at: place)
    case 2: bytes.replaceSubrange(place..<end, with: pieces[generator.below(pieces.count)].utf8)
    case 3:
      let other = Array(seeds[generator.below(seeds.count)].utf8)
      bytes.replaceSubrange(place..., with: other[generator.below(other.count)...])
    default: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
    }
  }

  /// Reads a text, and looks at what it said or at its problem.
  private func isReadable(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    func isBoundary(_ offset: Int) -> Bool { offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
    func isInside(_ range: Range<Int>) -> Bool {
      range.lowerBound >= 0 && range.upperBound <= bytes.count && isBoundary(range.lowerBound)
        && isBoundary(range.upperBound)
    }
    do throws(SyntaxProblem) {
      let expressions = try ConstraintText.parse(text, holder: "contentView")
      for expression in expressions {
        let ranges =
          [expression.range, expression.first.range, expression.first.view.range]
          + [expression.second?.range, expression.second?.view.range].compactMap(\.self)
        #expect(ranges.allSatisfy { isInside($0) && !$0.isEmpty }, "\(text.debugDescription)")
        let canonical = expression.description
        // The name of a view may be as long as the text, and then stand in it twice.
        guard canonical.utf8.count <= ConstraintText.maxBytes else { continue }
        let again = try? ConstraintText.parse(canonical, holder: "someone")
        #expect(again == [expression], "\(text.debugDescription)")
      }
      return true
    } catch {
      #expect(isInside(error.range), "\(text.debugDescription)")
      #expect(!error.range.isEmpty || error.range.lowerBound == text.utf8.count, "\(text.debugDescription)")
      #expect(!error.message.isEmpty && !error.message.hasSuffix("."))
      #expect(error.candidates.isEmpty == error.word.isEmpty)
      return false
    }
  }
}
