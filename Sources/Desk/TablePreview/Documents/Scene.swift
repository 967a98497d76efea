import TableDiagnostics
import TableIR
import TableSupport

/// What the page shows of one table: its figures, its files and its problems.
///
/// Its JSON is for the page of the same build, which is embedded in the program: it has a version to detect a page that is older than
/// its server, but no schema.
package struct Scene: Sendable {
  package static let format = "tablec.preview.scene"
  package static let version = 1

  package enum State: String, Sendable {
    case ok
    /// The spec has errors; the figures are those of its last version without.
    case broken
    /// The spec is gone; the figures are those of its last version.
    case gone
  }

  /// What identifies the table in addresses.
  package var table: String
  /// Grows with every change; 0 in a site.
  package var revision: Int
  package var state: State
  /// The problems of the compiler and of lint.
  package var problems: [Diagnostic]
  /// Where those are that not all figures have.
  package var places: [Diagnostic: FindingPlace] = [:]
  /// The spec first, then what it includes.
  package var files: [SceneFile]
  package var figures: [SceneFigure]

  package init(
    table: String, revision: Int = 0, state: State = .ok, problems: [Diagnostic] = [], files: [SceneFile] = [],
    figures: [SceneFigure] = []
  ) {
    self.table = table
    self.revision = revision
    self.state = state
    self.problems = problems
    self.files = files
    self.figures = figures
  }

  /// The document as UTF-8.
  package func json() -> [UInt8] {
    let size = figures.reduce(0) { $0 + $1.picture.count * 5 / 4 + $1.views.count * 256 }
    return JSONWriter.bytes(reservingCapacity: 4096 + size + files.reduce(0) { $0 + $1.text.utf8.count * 5 / 4 }) {
      json in
      var json = json
      json.object { json in
        writeStart(to: &json)
        json.array("figures") { json in for figure in figures { write(figure, to: &json) } }
      }
      json.finishLine()
      return json
    }
  }

  /// Writes everything except the figures.
  func writeStart(to json: inout JSONWriter) {
    json.member("format", Self.format)
    json.member("version", Self.version)
    json.member("table", table)
    json.member("revision", revision)
    json.member("state", state.rawValue)
    writeProblems(to: &json)
    json.array("files") { json in
      for file in files {
        json.object { json in
          json.member("path", file.path)
          json.member("canonical", file.canonicalPath ?? file.path)
          json.member("text", file.text)
        }
      }
    }
  }

  private func write(_ figure: SceneFigure, to json: inout JSONWriter) {
    let places = places(of: figure)
    json.object { json in
      writeStart(of: figure, to: &json)
      json.member("svg", String(decoding: figure.picture, as: UTF8.self))
      json.array("views") { json in for view in figure.views { json.write(view, files: places) } }
    }
  }

  /// Writes everything about a figure except its picture and its views.
  func writeStart(of figure: SceneFigure, to json: inout JSONWriter) {
    json.member("query", figure.query)
    if let name = figure.name { json.member("name", name) }
    json.member("title", figure.title)
    json.array("particulars", inline: true) { json in for words in figure.particulars { json.string(words) } }
    json.key("environment")
    json.raw(figure.environment)
    json.member("state", figure.state)
    json.key("size")
    json.write(figure.size)
    json.key("origin")
    json.pair(figure.origin.x, figure.origin.y)
    json.key("safeScreen")
    json.write(figure.safeScreen)
    json.array("elements") { json in
      for element in figure.elements {
        json.object(inline: true) { json in
          let frame = element.frame.offsetBy(x: figure.origin.x, y: figure.origin.y)
          json.array("frame", inline: true) { json in
            for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
          }
          json.member("spoken", element.spoken)
          if let hint = element.spokenHint { json.member("hint", hint) }
        }
      }
    }
  }

  /// The index in the scene of each file of a figure; -1 for one that the scene does not have.
  func places(of figure: SceneFigure) -> [Int] {
    figure.files.map { path in files.firstIndex { $0.path == path } ?? -1 }
  }
}

/// A file of a spec: itself, or one that it includes.
package struct SceneFile: Hashable, Sendable {
  /// As messages call it.
  package var path: String
  /// Absolute, for editors; nil if the page must not know it.
  package var canonicalPath: String?
  package var text: String

  package init(path: String, canonicalPath: String? = nil, text: String) {
    self.path = path
    self.canonicalPath = canonicalPath
    self.text = text
  }
}
