import Foundation
import OutsidePrograms
import Testing

@testable import TableLayout

/// The Unicode standard's own test of line breaking, where the system has it (Debian: unicode-data).
@Suite("Line breaks against the standard's own test")
struct LineBreakTests {
  private static let file = URL(filePath: "/usr/share/unicode/auxiliary/LineBreakTest.txt")

  static var isPresent: Bool {
    let head = (try? String(contentsOf: file, encoding: .utf8))?.prefix(100) ?? ""
    return head.contains("LineBreakTest-\(LineBreakTable.unicodeVersion)")
  }

  @Test(
    "Every line of LineBreakTest.txt agrees",
    .enabled(if: isPresent || OutsideProgram.areRequired, "no LineBreakTest.txt of this version: install unicode-data"))
  func standard() throws {
    let result = try Self.judge()
    print("LineBreakTest.txt: \(result.lines) lines")
    #expect(result.wrong.isEmpty, "\(result.wrong.prefix(10))")
    #expect(result.lines > 7_000)
  }

  /// How many lines the file has, and which of them come out differently; throws where there is no such file.
  static func judge() throws -> (lines: Int, wrong: [Substring]) {
    let text = try String(contentsOf: file, encoding: .utf8)
    var count = 0
    var wrong: [Substring] = []
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard words.count > 2 else { continue }
      let scalars = stride(from: 1, to: words.count, by: 2).compactMap {
        UInt32(words[$0], radix: 16).flatMap(Unicode.Scalar.init)
      }
      let expected = stride(from: 2, to: words.count - 1, by: 2).map { words[$0] == "÷" }
      count += 1
      if breaks(in: scalars) != expected { wrong.append(line) }
    }
    return (count, wrong)
  }

  /// Whether a line may end before each scalar but the first.
  private static func breaks(in scalars: [Unicode.Scalar]) -> [Bool] {
    let classes = scalars.map(LineBreakClass.init)
    var breaker = LineBreaker()
    return classes.indices.map { index in
      breaker.mayBreak(before: classes[index]) {
        classes[(index + 1)...].first { !$0.isMark }
      }
    }.dropFirst().map { $0 }
  }
}
