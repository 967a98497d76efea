import TableDiagnostics
import TableParsing
import TableSupport

/// Whether files of the working tree are as they were in a commit.
///
/// The bytes are compared here: `git diff` and `git status` run the filters that the repository's configuration names on files of the
/// working tree. A file that git stores in another form therefore counts as changed, and so does one that is stored with Git LFS, unless
/// its contents were fetched, or the pointer itself is what is checked out.
package final class GitComparison: Sendable {
  /// The files of the commit.
  package let files: GitFiles
  private let here: String
  private let known = Locked<[Question: Bool]>([:])

  private struct Question: Hashable {
    enum Kind {
      case holds, lacks, lists
    }

    var path: String
    var kind: Kind
  }

  /// The largest file that is compared, in bytes.
  private static let mostBytes = 64 << 20

  /// - Parameters:
  ///   - name: a revision; `main...` is the commit at which the working tree's branch forked from main.
  ///   - folder: a folder of the repository.
  package init(with name: String, in folder: String = ".", for subject: String) throws(Diagnostic) {
    let repository = try GitRepository(
      in: folder, for: subject,
      help: "run it in a folder of the repository, or leave out \(subject.split(separator: " ")[0])")
    guard repository.hasWorkingTree else {
      throw Diagnostic(
        code: .noRepository, message: "the repository has no working tree whose files could have changed",
        range: SourceRange(file: subject))
    }
    let revision: GitRevision
    if let range = GitRange(name) {
      guard range.isSinceFork else {
        throw Diagnostic(
          code: .unknownRevision, message: "\(name.quotedForMessage) is a range, not a revision",
          range: SourceRange(file: subject),
          help: "write \(range.old), or \(range.old)... for what changed since the branch forked from it")
      }
      revision = try repository.revisions(of: range, for: subject).old
    } else {
      revision = try repository.revision(name, for: subject)
    }
    files = GitFiles(repository, revision)
    here = DiskFiles().canonicalPath(".") ?? repository.top
  }

  /// Forgets what was found about files, which have changed since.
  package func forget() { known.withLock { $0 = [:] } }

  /// Whether a file is in the commit with these bytes. A file outside the repository is taken to be the same.
  package func holds(_ path: String, _ bytes: () -> [UInt8]?) -> Bool {
    decide(Question(path: path, kind: .holds)) { found in
      guard let found, found.kind == .file, let bytes = bytes(),
        let old = try? files.tree.objects.file(found.id, limit: Self.mostBytes)
      else { return false }
      if old == bytes { return true }
      return LFSPointer(old) != nil && (try? files.repository.contents(of: found.id, limit: Self.mostBytes)) == bytes
    }
  }

  /// Whether the commit has nothing at a path either. The same is taken for a path outside the repository.
  package func lacks(_ path: String) -> Bool {
    decide(Question(path: path, kind: .lacks)) { $0 == nil }
  }

  /// Whether the commit has a folder with names that are the same. The same is taken for a folder outside the repository.
  package func lists(_ folder: String, _ isSame: ([String]) -> Bool) -> Bool {
    decide(Question(path: folder, kind: .lists)) { found in
      guard let found, found.kind == .folder else { return isSame([]) }
      return (try? files.tree.entries(found).map(\.name)).map(isSame) ?? false
    }
  }

  private func decide(_ question: Question, _ isSame: (GitTree.Found?) -> Bool) -> Bool {
    if let known = known.withLock({ $0[question] }) { return known }
    let isKept: Bool
    if let inside = fromTop(question.path) {
      do throws(GitObjects.Problem) { isKept = isSame(try files.tree.find(inside)) } catch { isKept = false }
    } else {
      isKept = true
    }
    known.withLock { $0[question] = isKept }
    return isKept
  }

  /// The path relative to the top of the repository; nil for one outside.
  private func fromTop(_ path: String) -> String? {
    let disk = DiskFiles()
    let whole = path.hasPrefix("/") ? path : disk.path(of: path, in: here)
    let rules = PathRules(root: files.repository.top)
    // As it is named, because the commit may have another link; or else where the folder really is.
    for candidate in [disk.plainPath(whole), disk.canonicalPath(whole)] {
      if let candidate, rules.contains(candidate) { return String(candidate.dropFirst(files.repository.top.count)) }
    }
    return nil
  }
}
