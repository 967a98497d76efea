import SpecFormatting
import TableDiagnostics
import TableLanguageServer
import TableSupport

extension Question {
  /// The edits that give a document its canonical form, whatever the editor's own settings for indentation are.
  func formatting() throws(ResponseError) -> OutgoingMessage.Content {
    let formatter = SpecFormatter(limits: session.live.base.parser.syntax)
    let formatted = formatter.format(document.bytes, path: file.path)
    if let problem = formatted.problem, problem.severity == .error {
      throw ResponseError(.requestFailed, "the document is not formatted: \(safeText(problem.message))")
    }
    let edits = formatted.edits.map { (range: range($0.range), text: String(decoding: $0.replacement, as: UTF8.self)) }
    return { writer in
      writer.array { writer in
        for edit in edits {
          writer.object { writer in
            writer.member("range", edit.range)
            writer.member("newText", edit.text)
          }
        }
      }
    }
  }
}
