import JSONWriting

/// Prints diagnostics for other programs, in the format `tablec.diagnostics`.
///
/// Texts are as they were given, unsanitised but escaped as JSON asks; a file is the path as the user gave it. Lines
/// count from 1, columns from 1 in Unicode scalars, an end is exclusive. What a diagnostic does not have is null.
public struct JSONRenderer: Sendable {
  /// The version of the format; it grows when a reader of the old one could be misled.
  public static let version = 1

  public init() {}

  /// The diagnostics in the order given.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    return render(diagnostics, errors: errors, warnings: warnings, omitted: 0)
  }

  /// The diagnostics of a bag; the summary counts those it did not hold, too.
  public func render(_ bag: DiagnosticBag) -> String {
    render(bag.diagnostics, errors: bag.errorCount, warnings: bag.warningCount, omitted: bag.omittedCount)
  }

  private func render(_ diagnostics: [Diagnostic], errors: Int, warnings: Int, omitted: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("format")
      json.literal("tablec.diagnostics")
      json.key("version")
      json.integer(Self.version)
      json.key("diagnostics")
      json.array { json in
        for diagnostic in diagnostics { json.write(diagnostic) }
      }
      json.key("summary")
      json.object(inline: true) { json in
        json.key("errors")
        json.integer(errors)
        json.key("warnings")
        json.integer(warnings)
        json.key("omitted")
        json.integer(omitted)
      }
    }
    json.finishLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.key("code")
      json.string(diagnostic.code.rawValue)
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      json.key("message")
      json.string(diagnostic.message)
      json.writePlace(diagnostic.range)
      json.key("label")
      json.write(diagnostic.label)
      json.key("help")
      json.write(diagnostic.help)
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes { json.write(note) }
      }
      json.key("fixIts")
      json.array { json in
        for fixIt in diagnostic.fixIts { json.write(fixIt) }
      }
    }
  }

  private mutating func write(_ note: Note) {
    object { json in
      json.key("message")
      json.string(note.message)
      json.writePlace(note.range)
    }
  }

  private mutating func write(_ fixIt: FixIt) {
    object { json in
      json.key("message")
      json.string(fixIt.message)
      json.writePlace(fixIt.range)
      json.key("replacement")
      json.string(fixIt.replacement)
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
      json.key("line")
      json.integer(position.line)
      json.key("column")
      json.integer(position.column)
    }
  }

  private mutating func write(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
