import TableSupport

/// Prints diagnostics for other programs, in the format `tablec.diagnostics`.
///
/// Strings are unchanged, not sanitised but escaped as JSON requires; a file is the path as given by the user. Lines
/// count from 1, columns from 1 in Unicode scalars, and an end is exclusive. Missing values are null; `figures` are there
/// if there are some.
public struct JSONRenderer: ReportRenderer {
  /// The version of the format; it is incremented for incompatible changes.
  public static let version = 1

  /// Creates a JSON renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(purpose: "for programs", suffix: "json", isOfMessages: true, countsOmitted: true)
  }

  /// The diagnostics in the given order.
  public func render(_ diagnostics: [Diagnostic]) -> String { render(Report(diagnostics)) }

  /// The diagnostics of a bag; the summary also counts the omitted ones.
  public func render(_ bag: DiagnosticBag) -> String { render(bag.report) }

  /// All items of a report in their order, accepted ones included; the summary also counts the omitted ones.
  public func render(_ report: Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "tablec.diagnostics")
      json.member("version", Self.version)
      json.array("diagnostics") { json in
        for item in report.items { json.write(item.diagnostic) }
      }
      json.object("summary", inline: true) { json in
        json.member("errors", report.count(.error))
        json.member("warnings", report.count(.warning))
        json.member("omitted", report.omitted.total)
      }
    }
    json.finishLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.member("code", diagnostic.code.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.writePlace(diagnostic.range)
      json.key("label")
      json.write(diagnostic.label)
      json.key("help")
      json.write(diagnostic.help)
      json.array("notes") { json in
        for note in diagnostic.notes { json.write(note) }
      }
      json.array("fixIts") { json in
        for fixIt in diagnostic.fixIts { json.write(fixIt) }
      }
      guard !diagnostic.figures.isEmpty else { return }
      json.object("figures") { json in
        for figure in diagnostic.figures {
          json.key(escaping: figure.name)
          json.integer(figure.value)
        }
      }
    }
  }

  private mutating func write(_ note: Note) {
    object { json in
      json.member("message", note.message)
      json.writePlace(note.range)
    }
  }

  private mutating func write(_ fixIt: FixIt) {
    object { json in
      json.member("message", fixIt.message)
      json.writePlace(fixIt.range)
      json.member("replacement", fixIt.replacement)
      json.member("applicability", fixIt.applicability.rawValue)
    }
  }

  /// Writes the keys `file` and `range`; the range of a whole file is null.
  private mutating func writePlace(_ range: SourceRange?) {
    key("file")
    write(range?.file)
    key("range")
    guard let range, case .span(let start, let end) = range.extent else {
      null()
      return
    }
    object(inline: true) { json in
      json.key("start")
      json.write(start)
      json.key("end")
      json.write(end)
    }
  }

  private mutating func write(_ position: SourcePosition) {
    object { json in
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }

  private mutating func write(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
