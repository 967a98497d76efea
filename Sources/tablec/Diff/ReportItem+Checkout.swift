import TableDiagnostics

extension ReportItem {
  /// The same with paths of the working tree, which is what programs put annotations on: `Specs/a.yaml` for
  /// `HEAD:Specs/a.yaml`. Where something stood in an older revision is said in words, for no line of today is meant.
  ///
  /// - Parameter revisions: their names, as paths begin with them.
  func inWorkingTree(_ revisions: [String]) -> ReportItem {
    guard !revisions.isEmpty else { return self }
    func path(_ file: String) -> String? {
      revisions.first { file.hasPrefix($0 + ":") }.map { String(file.dropFirst($0.count + 1)) }
    }
    var item = self
    if let path = path(diagnostic.range.file) { item.diagnostic.range.file = path }
    item.diagnostic.notes = diagnostic.notes.map { note in
      guard let range = note.range, path(range.file) != nil else { return note }
      return Note(message: "\(note.message): \(range.file)\(range.isWholeFile ? "" : ":\(range.start.line)")")
    }
    return item
  }
}
