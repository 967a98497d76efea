import TableDiagnostics

extension ReportItem {
  /// The same item with paths of the working tree, where programs put annotations: `Specs/a.yaml` for `HEAD:Specs/a.yaml`. A place
  /// in an older revision becomes part of the message, because it does not correspond to a line of the working tree.
  ///
  /// - Parameter revisions: the names that paths of revisions begin with.
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
