import TableDiagnostics
import Testing

@Suite("A bag of diagnostics")
struct DiagnosticBagTests {
  private func messages(_ bag: DiagnosticBag) -> [String] { bag.diagnostics.map(\.message) }

  @Test("sorts by file as they first appear, then by position, then as added")
  func order() {
    var bag = DiagnosticBag()
    bag.add(problem("z9", at: range(9, 1..<2, in: "z.yaml")))
    bag.add(problem("a1", at: range(1, 1..<2, in: "a.yaml")))
    bag.add(problem("z2b", at: range(2, 5..<6, in: "z.yaml")))
    bag.add(problem("z2a", at: range(2, 1..<2, in: "z.yaml")))
    bag.add(problem("z2a again", at: range(2, 1..<2, in: "z.yaml")))
    bag.add(problem("z whole", at: SourceRange(file: "z.yaml")))
    bag.add(problem("z1", at: range(1, 1..<2, in: "z.yaml")))
    #expect(messages(bag) == ["z whole", "z1", "z2a", "z2a again", "z2b", "z9", "a1"])
  }

  @Test("mixes severities in the order of the source")
  func severities() {
    var bag = DiagnosticBag()
    bag.add(problem("error", at: range(2, 1..<2)))
    bag.add(problem("warning", code: .emptyValue, at: range(1, 1..<2)))
    bag.add(Diagnostic(code: .emptyValue, severity: .note, message: "note", range: range(3, 1..<2)))
    #expect(messages(bag) == ["warning", "error", "note"])
    #expect(bag.errorCount == 1 && bag.warningCount == 1 && bag.hasErrors)
  }

  @Test("keeps the order of files that were registered")
  func registered() {
    var bag = DiagnosticBag()
    bag.registerFile("b.yaml")
    bag.add(problem("a", at: range(1, 1..<2, in: "a.yaml")))
    bag.add(problem("b", at: range(1, 1..<2, in: "b.yaml")))
    #expect(messages(bag) == ["b", "a"])
  }

  @Test("drops an exact duplicate and nothing less")
  func duplicates() {
    var bag = DiagnosticBag()
    for message in ["a", "b", "a", "b", "a"] { bag.add(problem(message, at: range(1, 1..<2))) }
    bag.add(Diagnostic(code: .unknownKey, message: "a", range: range(1, 1..<2), help: "h"))
    #expect(messages(bag) == ["a", "b", "a"])
    #expect(bag.errorCount == 3 && bag.omittedCount == 0)
  }

  @Test("holds the earliest when they come in any order, and counts the rest")
  func limit() {
    var bag = DiagnosticBag(limit: 3)
    for line in [9, 4, 7, 1, 8, 2] { bag.add(problem("\(line)", at: range(line, 1..<2))) }
    #expect(messages(bag) == ["1", "2", "4"])
    #expect(bag.omittedCount == 3 && bag.errorCount == 6 && bag.isFull)
  }

  @Test("lets no flood of warnings hide an error")
  func flood() {
    var bag = DiagnosticBag()
    for line in 1...500 { bag.add(problem("w", code: .emptyValue, at: range(line, 1..<2))) }
    bag.add(problem("the error", at: range(900, 1..<2)))
    #expect(bag.diagnostics.count == 100)
    #expect(messages(bag).last == "the error")
    #expect(bag.omittedCount == 401 && bag.warningCount == 500 && bag.errorCount == 1)
  }

  @Test("stays as small as its limit when very many are added, each in a file of its own")
  func bounded() {
    var bag = DiagnosticBag()
    for line in 1...200_000 { bag.add(problem(at: range(line, 1..<2, in: "\(line).yaml"))) }
    #expect(bag.diagnostics.count == 100)
    #expect(bag.errorCount == 200_000 && bag.omittedCount == 199_900)
  }

  @Test("takes in another bag with its counts")
  func merge() {
    var first = DiagnosticBag(limit: 2)
    first.add(problem("b1", at: range(1, 1..<2, in: "b.yaml")))
    var second = DiagnosticBag(limit: 2)
    second.add(contentsOf: (1...5).map { problem("a\($0)", at: range($0, 1..<2, in: "a.yaml")) })
    second.add(problem("b1", at: range(1, 1..<2, in: "b.yaml")))
    first.merge(second)
    #expect(messages(first) == ["b1", "a1"])
    #expect(first.errorCount == 7 && first.omittedCount == 5)
  }

  @Test("says when it is empty")
  func empty() {
    var bag = DiagnosticBag()
    #expect(bag.isEmpty && !bag.hasErrors && bag.diagnostics.isEmpty)
    bag.add(problem("w", code: .unusedTemplate, at: range(1, 1..<2)))
    #expect(!bag.isEmpty && !bag.hasErrors)
  }
}
