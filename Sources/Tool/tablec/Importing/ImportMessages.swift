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
    for frame in proof.misses {
      messages.append(
        Diagnostic(
          code: .savedFrameDiffers, message: frame.text, range: range(spec.elements[frame.element])))
    }
    if tellsAgreement {
      messages.append(
        .agreement(
          "\(spec.table.name), on \(proof.canvasWords)", proof.tally, at: range(spec.elements[spec.table.element])))
    }
    return messages
  }

  /// The lists that no spec is made of.
  ///
  /// - Parameter tellsTables: whether each empty table of a folder is reported, and not only how many there are.
  func omissionNotes(tellsTables: Bool) -> [Diagnostic] {
    omissions.compactMap { omission in
      switch omission.kind {
      case .emptyTable:
        guard source.isNamed ? !specs.isEmpty : tellsTables else { return nil }
        return Diagnostic(
          code: .listPassedOver, severity: .note,
          message: "no spec is made of the table \(omission.element): it has no row, header or footer in the document",
          range: range(of: omission),
          help: "its cells stand in other documents, which can be imported, or code makes them")
      case .collectionView(let cells):
        return Diagnostic(
          code: .listPassedOver, severity: .note,
          message: "no spec is made of the collection view \(omission.element), which has \(counted(cells, "cell"))",
          range: range(of: omission),
          help: "a spec describes a table, or a list of one column with 'host: list'")
      }
    }
  }

  func range(of omission: ImportOmission) -> SourceRange {
    range(SourcePosition(line: omission.line, column: omission.column))
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
  var proof = ProofTally()
  /// Properties that are left out.
  var losses = 0
  /// Tables without rows, and collection views with cells, that no spec is made of.
  var emptyTables = 0
  var collectionViews = 0

  mutating func add(_ file: ImportedFile) {
    emptyTables += file.omissions.count(where: \.isTable)
    collectionViews += file.omissions.count { !$0.isTable }
    guard !file.specs.isEmpty else { return }
    files += 1
    for spec in file.specs {
      tables += 1
      proof += spec.proof?.tally ?? ProofTally()
      losses += spec.table.losses.count
    }
  }

  /// What the layouts of all tables prove together.
  func agreement(in path: String) -> Diagnostic {
    .agreement("\(counted(tables, "table")) in \(counted(files, "file"))", proof, at: SourceRange(file: path))
  }

  /// `5 tables in 2 files: 312 of 318 judged frames agree, 12 are as saved, 20 set aside; 7 properties left out`.
  var words: String {
    let words = "\(counted(tables, "table")) in \(counted(files, "file"))"
    let omitted = [
      emptyTables == 0 ? nil : "\(counted(emptyTables, "table")) without rows",
      collectionViews == 0 ? nil : counted(collectionViews, "collection view"),
    ].compactMap(\.self)
    let parts = [
      proof.all > 0 ? proof.words : nil,
      losses == 0 ? nil : "\(losses == 1 ? "1 property" : "\(losses) properties") left out",
      omitted.isEmpty ? nil : "\(omitted.joined(separator: " and ")) passed over",
    ]
    let told = parts.compactMap(\.self).joined(separator: ", ")
    return told.isEmpty ? words : "\(words): \(told)"
  }
}

extension Diagnostic {
  fileprivate static func agreement(_ subject: String, _ tally: ProofTally, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .importAgreement, severity: .note, message: "\(subject): \(tally.words)", range: range,
      notes: tally.asideWords.map { [Note(message: $0)] } ?? [], figures: tally.figures)
  }
}

extension TableProof {
  /// `the canvas of iOS 16, 390 × 844 points at 3x`.
  fileprivate var canvasWords: String {
    func word(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
    let size = "\(word(canvas.size.width)) × \(word(canvas.size.height))"
    return "the canvas of iOS \(era), \(size) points at \(word(canvas.scale))x"
  }
}

extension ProofTally {
  /// `312 of 318 judged frames agree, 12 are as saved, 20 are set aside`.
  var words: String {
    var parts = judged > 0 ? ["\(agreeing) of \(counted(judged, "judged frame")) agree"] : []
    if asSaved > 0 { parts.append("\(asSaved) \(asSaved == 1 ? "is" : "are") as saved") }
    if setAside > 0 { parts.append("\(setAside) set aside") }
    return parts.joined(separator: ", ")
  }

  /// Why frames are set aside, the commonest reason first: `set aside: of a hidden view (12); …`. Nil if none are.
  var asideWords: String? {
    guard setAside > 0 else { return nil }
    let reasons = ProofRule.allCases.compactMap { rule in aside[rule].map { (rule, $0) } }.sorted { $0.1 > $1.1 }
    return "set aside: " + reasons.map { "\($0.meaning) (\($1))" }.joined(separator: "; ")
  }

  var figures: [Diagnostic.Figure] {
    let counts = [("judged", judged), ("agreeing", agreeing), ("asSaved", asSaved), ("setAside", setAside)]
    let reasons = ProofRule.allCases.compactMap { rule in aside[rule].map { ("setAside.\(rule.rawValue)", $0) } }
    return (counts + reasons).map { Diagnostic.Figure(name: $0, value: $1) }
  }
}

extension ImportOmission {
  /// Whether it is a table, and not a collection view.
  var isTable: Bool { if case .emptyTable = kind { true } else { false } }
}
