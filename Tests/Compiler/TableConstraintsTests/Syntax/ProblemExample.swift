import TableConstraints
import Testing

/// A text with its problem marked, and all that is said of it.
struct ProblemExample: Sendable, CustomTestStringConvertible {
  var marked: String
  var message: String
  var label: String?
  var help: String?
  var testDescription: String { marked.debugDescription }

  init(_ marked: String, _ message: String, label: String? = nil, help: String? = nil) {
    (self.marked, self.message, self.label, self.help) = (marked, message, label, help)
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let text = Marked(marked)
    let problem = problem(of: text.text)
    #expect(problem?.range == text.range, sourceLocation: sourceLocation)
    #expect(problem?.message == message, sourceLocation: sourceLocation)
    #expect(problem?.label == label, sourceLocation: sourceLocation)
    #expect(problem?.help == help, sourceLocation: sourceLocation)
  }
}
