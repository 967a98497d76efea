import TableDiagnostics

extension ReportItem {
  /// The same item with paths of the working tree, where programs put annotations: `Specs/a.yaml` for `HEAD:Specs/a.yaml`. A place
  /// in an older revision becomes part of the message, because it does not correspond to a line of the working tree.
  ///
  /// - Parameters:
  ///   - revisions: the names that paths of revisions begin with.
  ///   - newest: that of the new side, whose lines are taken for those of the working tree; nil if that is no revision.
  func inWorkingTree(_ revisions: [String], newest: String?) -> ReportItem {
    guard !revisions.isEmpty else { return self }
    func path(_ file: String) -> String? {
      revisions.first { file.hasPrefix($0 + ":") }.map { String(file.dropFirst($0.count + 1)) }
    }
    var item = self
    if let path = path(diagnostic.range.file) { item.diagnostic.range.file = path }
    item.diagnostic.notes = diagnostic.notes.map { note in
      guard let range = note.range, let inside = path(range.file) else { return note }
      if let newest, range.file.hasPrefix(newest + ":") {
        var note = note
        note.range?.file = inside
        return note
      }
      return Note(message: "\(note.message): \(range.file)\(range.isWholeFile ? "" : ":\(range.start.line)")")
    }
    return item
  }
}
