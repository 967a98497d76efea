import TableParsing

/// Files that a run reads while it writes others: a file with the name of an output is looked for once all specs before are written, so
/// that what a spec finds does not depend on the number of threads.
struct TurnFiles: SpecFiles {
  let base: any SpecFiles
  /// The suffixes of the run's outputs.
  let suffixes: [String]
  /// Waits until all specs before are written.
  let wait: @Sendable () -> Void

  func canonicalPath(_ path: String) -> String? {
    let found = base.canonicalPath(path)
    // A link that leads to nothing may lead to an output later.
    guard isOutput(found ?? path) || (found == nil && SymbolicLink.isOne(path)) else { return found }
    wait()
    return base.canonicalPath(path)
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if isOutput(path) { wait() }
    return try base.read(path, limit: limit)
  }

  func folder(of path: String) -> String { base.folder(of: path) }

  func path(of name: String, in folder: String) -> String { base.path(of: name, in: folder) }

  private func isOutput(_ path: String) -> Bool { suffixes.contains { path.hasSuffix($0) } }
}
