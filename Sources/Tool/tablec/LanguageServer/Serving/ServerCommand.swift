import TableDiagnostics
import TableEmission
import TableLanguageServer
import TableLayout
import TableSupport

/// What an editor can have done, as `workspace/executeCommand` names it.
enum ServerCommand: String, CaseIterable {
  /// The picture of a spec, as SVG text. Argument: the address of the document.
  case preview = "tablec.preview"
  /// What a diagnostic code means, as Markdown. Argument: the code.
  case explain = "tablec.explain"
}

extension SpecServer {
  func execute(_ parameters: JSONValue) throws(ResponseError) -> OutgoingMessage.Content {
    guard let name = parameters["command"]?.string else { throw .invalidParams("command") }
    guard let command = ServerCommand(rawValue: name) else {
      throw ResponseError(.invalidParams, "there is no command \(name.quotedForMessage)")
    }
    guard let argument = parameters["arguments"]?.array?.first?.string else { throw .invalidParams("arguments") }
    switch command {
    case .preview: return try preview(argument)
    case .explain:
      guard let code = CodeRegistry.all.named(argument) else {
        throw ResponseError(.requestFailed, "there is no code \(argument.quotedForMessage)")
      }
      return { $0.string("## \(code.rawValue): \(code.title)\n\n\(code.page.markdown)") }
    }
  }

  /// The picture of a spec in the first of its environments; if the newest text has errors, of the last one without.
  private func preview(_ uri: String) throws(ResponseError) -> OutgoingMessage.Content {
    let session = session
    guard let file = session.snapshot.files[uri], file.role == .spec else {
      throw ResponseError(.requestFailed, "the document is not an open spec")
    }
    let newest = studies.newest(file, session)
    guard let figure = studies.good(uri)?.figure else {
      throw ResponseError(.requestFailed, "the spec has errors")
    }
    let limit = session.live.base.parser.maxWork
    let svg = SVGEmitter(options: session.live.base.pictures).emit(figure.tree, cutAfter: limit)
    guard svg.count <= limit else { throw ResponseError(.requestFailed, "the picture is too large") }
    let environment = figure.tree.environment
    return { writer in
      writer.object { writer in
        writer.member("uri", uri)
        writer.member("title", "\(EnvironmentText(environment).place), iOS \(environment.ios)")
        writer.member("isNewest", newest.figure != nil)
        writer.key("svg")
        writer.string(String(decoding: svg, as: UTF8.self))
      }
    }
  }
}
