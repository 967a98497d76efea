import GitReading
import TableDiagnostics
import TableParsing
import TablePreview
import TableSupport

/// How specs differ from the commit that is checked out.
///
/// Git is asked by whichever thread calls, which therefore must not be one that others wait for.
final class LiveRevision: Sendable {
  private let folder: String
  private let state = Locked(State())

  /// Grows when another commit may be checked out. Apart from the state, which is locked while git is asked.
  private let version = Locked(1)

  private struct State {
    /// The version for which git was asked.
    var version = 0
    var comparison: GitComparison?
  }

  /// - Parameter folder: of the repository.
  init(folder: String) {
    self.folder = folder
  }

  /// The files that git changes with the commit that is checked out; none if there is no repository.
  func watchedPaths() -> Set<String> {
    guard let repository = try? GitRepository(in: folder, for: folder),
      let line = try? repository.git.line(["rev-parse", "--absolute-git-dir"])
    else { return [] }
    return Set(["HEAD", "logs/HEAD"].map { PathRules.join(line, $0) })
  }

  /// Makes every question from now on one about the commit that is then checked out, without waiting for anything.
  func reopen() { version.withLock { $0 += 1 } }

  /// With the commit that is checked out; nil if there is none.
  var comparison: GitComparison? {
    let version = version.withLock { $0 }
    return state.withLock { state in
      if state.version < version {
        state.version = version
        state.comparison = try? GitComparison(with: "HEAD", in: folder, for: folder)
      }
      return state.comparison
    }
  }

  /// How a spec and what it reads differ; nil if there is no repository with a commit.
  func difference(of study: SpecStudy) -> LiveTable.Difference? {
    guard let comparison, let path = study.files.canonicalPath(study.spec.path) else { return nil }
    // Files may have changed since it was last asked.
    comparison.forget()
    if comparison.lacks(path) { return .added }
    let inputs = study.inputs
    let isSame =
      inputs.missing.allSatisfy(comparison.lacks)
      && inputs.files.allSatisfy { name in
        comparison.holds(name) {
          study.files.canonicalPath(name).flatMap(study.contents)
            ?? (try? DiskFiles().read(name, limit: RunFonts.mostBytes))
        }
      }
    return isSame ? .same : .modified
  }
}

extension LiveTable {
  typealias Difference = PreviewIndex.Difference
}
