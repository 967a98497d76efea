import SpecImporting
import TableDiagnostics
import TableParsing

extension ImportedFile {
  /// What is wrong with the files of its translations. The import goes on without them.
  var translationProblems: [Diagnostic] {
    (specs.first?.translationProblems ?? []).map { problem in
      // Paths in a project begin where that of the document in it does.
      let folder = source.path.hasSuffix(source.inside) ? String(source.path.dropLast(source.inside.count)) : ""
      let (name, path) = (problem.file.quotedForMessage, folder + problem.file)
      switch problem.reason {
      case .unreadable(let error):
        var diagnostic = Diagnostic.unreadableStrings(error, name: name, path: path)
        diagnostic.severity = .warning
        diagnostic.help = "correct it, and import again: its texts are missing"
        return diagnostic
      case .repeated(let key): return .repeatedString(key, name: name, path: path)
      }
    }
  }

  /// What a spec does not say, and the frames that it does not have.
  /// - Parameter tellsAgreement: whether the numbers are reported that other programs read.
  func messages(of spec: Spec, tellsAgreement: Bool) -> [Diagnostic] {
    var messages = spec.table.losses.map(message)
    if let error = spec.error {
      messages.append(
        Diagnostic(
          code: .invalidImport,
          message: "the spec '\(spec.table.name)' has errors: line \(error.range.start.line): \(error.message)",
          range: range(spec.elements[spec.table.element]), help: "this is a mistake in tablec: please report it"))
    }
    guard let proof = spec.proof else { return messages }
    if proof.isCut {
      messages.append(
        Diagnostic(
          code: .tooMuchWork, severity: .warning,
          message: "\(spec.table.name) is not compared with the saved frames: laying it out exceeds the work limit",
          range: range(spec.elements[spec.table.element]),
          help: "use fewer rows and views, or raise the limit with --max-work if the document is yours"))
    }
    for frame in proof.frames where !frame.agrees {
      messages.append(
        Diagnostic(
          code: .savedFrameDiffers, message: frame.text, range: range(spec.elements[frame.element])))
    }
    if tellsAgreement {
      messages.append(
        Diagnostic(
          code: .importAgreement, severity: .note,
          message: "\(spec.table.name): \(proof.agreeing) of \(counted(proof.frames.count, "saved frame")) agree",
          range: range(spec.elements[spec.table.element])))
    }
    return messages
  }

  private func message(_ loss: ImportLoss) -> Diagnostic {
    Diagnostic(
      code: loss.changesFrames ? .lostFrame : .lostLook, severity: loss.changesFrames ? .warning : .note,
      message: "'\(loss.property)' is left out\(loss.element.isEmpty ? "" : " (\(loss.element))"): \(loss.reason)",
      range: range(SourcePosition(line: loss.line, column: loss.column)))
  }

  /// A place in the file.
  private func range(_ place: SourcePosition?) -> SourceRange {
    guard let place else { return SourceRange(file: source.path) }
    return SourceRange(file: source.path, start: place, end: place)
  }
}

/// What came of an import, in one line.
struct ImportTally {
  var tables = 0
  var files = 0
  var agreeing = 0
  var frames = 0
  /// Properties that are left out.
  var losses = 0

  mutating func add(_ file: ImportedFile) {
    guard !file.specs.isEmpty else { return }
    files += 1
    for spec in file.specs {
      tables += 1
      agreeing += spec.proof?.agreeing ?? 0
      frames += spec.proof?.frames.count ?? 0
      losses += spec.table.losses.count
    }
  }

  /// `5 tables in 2 files: 312 of 318 saved frames agree, 7 properties left out`.
  var words: String {
    var parts: [String] = []
    if frames > 0 { parts.append("\(agreeing) of \(counted(frames, "saved frame")) agree") }
    if losses > 0 { parts.append("\(losses == 1 ? "1 property" : "\(losses) properties") left out") }
    let words = "\(counted(tables, "table")) in \(counted(files, "file"))"
    return parts.isEmpty ? words : "\(words): \(parts.joined(separator: ", "))"
  }
}
