import GitReading
import TableDiagnostics
import TableParsing

/// Tells which specs changed since a revision, in the working tree: those of which anything that they read did.
///
/// A spec is as it was if every file that it reads has the bytes that it had, and where it finds nothing, there was nothing. A change that
/// is not committed, or a file that git does not know, counts like any other.
struct ChangedSpecs: Sendable {
  private let comparison: GitComparison
  private let session: Session
  /// Whether a file that flags name for all specs changed.
  private let isEveryOne: Bool

  /// - Parameter flag: that names the revision, for messages.
  init(since name: String, flag: String = "--changed-since", session: Session) throws(Diagnostic) {
    let comparison = try GitComparison(with: name, for: "\(flag) \(name)")
    (self.comparison, self.session) = (comparison, session)
    isEveryOne = !Self.isSame(session.shared.inputs, comparison)
  }

  /// The files of the revision.
  var files: GitFiles { comparison.files }

  func contain(_ spec: SpecFile) -> Bool {
    if isEveryOne || !spec.canBeReadAgain { return true }
    // What cannot be read is reported when it is compiled.
    guard let bytes = try? spec.read(limit: session.maxBytes) else { return true }
    guard comparison.holds(spec.path, { bytes }), Self.isSame(spec.settingsInputs, comparison) else {
      return true
    }
    let log = ReadLog()
    _ = session.reading(from: session.files.logged(in: log)).parse(bytes, spec: spec, as: .either)
    return !Self.isSame(log.inputs, comparison)
  }

  private static func isSame(_ inputs: SpecInputs, _ comparison: GitComparison) -> Bool {
    !inputs.isIncomplete && inputs.missing.allSatisfy(comparison.lacks)
      && inputs.files.allSatisfy { path in
        comparison.holds(path) { try? DiskFiles().read(path, limit: RunFonts.mostBytes) }
      }
      && inputs.listings.allSatisfy { folder, hash in
        comparison.lists(folder) { SpecInputs.hash(ofNames: $0) == hash }
      }
  }
}
