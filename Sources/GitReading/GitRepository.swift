import TableDiagnostics
import TableParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The repository that a folder is in.
package struct GitRepository: Sendable {
  package let git: Git
  /// The canonical folder that paths in revisions are relative to: the top of the working tree, or the repository itself if it has none.
  package let top: String
  package let hasWorkingTree: Bool
  /// The working folder, relative to the top: empty, or with a trailing slash.
  package let prefix: String
  package let objects: GitObjects

  /// Finds the repository. A bare repository is opened only if GIT_DIR names it.
  /// - Parameters:
  ///   - folder: the folder to start from; by default the working folder.
  ///   - subject: what the user named, for messages.
  package init(
    in folder: String = ".", for subject: String,
    help: String = "run it in a folder of the repository, or compare files and folders"
  ) throws(Diagnostic) {
    let git = Git(folder: folder)
    do throws(Git.Problem) {
      // This also makes git check whether the repository is trusted.
      let folders = try git.line(["rev-parse", "--is-bare-repository", "--absolute-git-dir", "--show-prefix"])
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard folders.count >= 2 else {
        throw .refused(status: 128, words: "git does not report where the repository is")
      }
      hasWorkingTree = folders[0] != "true" && (try? git.line(["rev-parse", "--is-inside-work-tree"])) == "true"
      top = hasWorkingTree ? try git.line(["rev-parse", "--show-toplevel"]) : folders[1]
      prefix = hasWorkingTree && folders.count > 2 ? folders[2] : ""
    } catch {
      throw error.diagnostic(
        .noRepository, "git cannot open a repository here", of: subject, help: error.helpOpening(or: help))
    }
    self.git = git
    objects = GitObjects(git)
  }

  /// Whether the user chose the working tree: it has a `.git`, or the environment names it.
  package var isTopOfItsFiles: Bool {
    DiskFiles().canonicalPath(top + "/.git") != nil || getenv("GIT_WORK_TREE") != nil
  }

  // MARK: Revisions

  /// The commit that a revision names.
  /// - Parameter subject: the argument that names it, for messages.
  package func revision(_ name: String, for subject: String) throws(Diagnostic) -> GitRevision {
    // Git would parse it as a flag. No branch or tag has such a name.
    guard !name.hasPrefix("-") else {
      throw Diagnostic(
        code: .unknownRevision, message: "a revision does not begin with '-'", range: SourceRange(file: subject),
        help: "name a branch, a tag or a commit")
    }
    // `--end-of-options` is not used, because git 2.24 to 2.29 take it for the revision; names that begin with '-' are refused above.
    guard let commit = id("\(name)^{commit}") else { throw unknown(name, for: subject) }
    guard let tree = id("\(commit)^{tree}") else {
      throw Diagnostic(
        code: .objectAbsent, message: "the top folder of the commit \(commit) is not in this clone",
        range: SourceRange(file: subject), help: "fetch all missing objects with 'git fetch --refetch --no-filter'")
    }
    return GitRevision(name: name, commit: commit, tree: tree)
  }

  /// The two commits of a range.
  package func revisions(of range: GitRange, for subject: String) throws(Diagnostic) -> (
    old: GitRevision, new: GitRevision
  ) {
    let old = try revision(range.old, for: subject)
    let new = try revision(range.new, for: subject)
    guard range.isSinceFork else { return (old, new) }
    do throws(Git.Problem) {
      let fork = try git.line(["merge-base", old.commit, new.commit])
      // The short id, which paths of this side are shown with, because no name refers to this commit.
      let name = try git.line(["rev-parse", "--short", fork])
      guard let tree = id("\(fork)^{tree}") else { throw .refused(status: 128, words: "") }
      return (GitRevision(name: name, commit: fork, tree: tree), new)
    } catch {
      throw error.diagnostic(
        .unknownRevision, "\(range.old.quotedForMessage) and \(range.new.quotedForMessage) have no commit in common",
        of: subject, help: shallowHelp ?? "to compare the two directly, use two dots: \(range.old)..\(range.new)")
    }
  }

  /// The note that a range with two dots also compares what happened on its old side since the two forked; nil if nothing did. Where
  /// a shallow clone does not contain the fork, nothing is known.
  package func divergence(_ old: GitRevision, _ new: GitRevision, of range: GitRange, for subject: String)
    -> Diagnostic?
  {
    guard !range.isSinceFork, (try? git.run(["merge-base", "--is-ancestor", old.commit, new.commit]))?.status == 1,
      (try? git.run(["merge-base", old.commit, new.commit]))?.status == 0
    else { return nil }
    let (left, right) = (range.old.quotedForMessage, range.new.quotedForMessage)
    return Diagnostic(
      code: .divergedRange,
      message:
        "\(left) has commits that \(right) does not have: their changes are reported too, as if \(right) undid them",
      range: SourceRange(file: subject),
      help: "to compare only what \(right) changed, use three dots: \(range.old)...\(range.new)")
  }

  /// The full id of the object with a name, or nil.
  private func id(_ name: String) -> String? {
    guard let answer = try? git.line(["rev-parse", "--verify", "--quiet", name]), answer.utf8.count >= 40,
      answer.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    return answer
  }

  private func unknown(_ name: String, for subject: String) -> Diagnostic {
    let quoted = name.quotedForMessage
    // `main~3`, `main^2`, `main@{1}`: a name, and steps from it.
    let start = name.dropFirst().firstIndex { "~^@".contains($0) }
    let base = start.map { String(name[..<$0]) } ?? name
    let steps = start.map { String(name[$0...]) }
    let isEmpty = base == "HEAD" && id("HEAD^{commit}") == nil
    var help: String?
    if isEmpty {
      help = "nothing is committed yet"
    } else if name.contains("..") {
      help = "write a range and the path as two arguments: \(subject.replacingColon)"
    } else if let steps, id("\(base)^{commit}") != nil {
      help = shallowHelp ?? "'\(base)' exists, but has no commit '\(steps)'"
    } else if let near = closestMatch(to: base, in: names.filter { $0 != base }) {
      help = "did you mean '\(near)\(steps ?? "")'?"
    } else {
      help = shallowHelp ?? "'git log --oneline' and 'git branch --all' list the revisions"
    }
    return Diagnostic(
      code: .unknownRevision, message: "unknown revision \(quoted)", range: SourceRange(file: subject), help: help)
  }

  /// The help for a shallow clone, in which the missing commits may never have been fetched.
  private var shallowHelp: String? {
    (try? git.line(["rev-parse", "--is-shallow-repository"])) == "true"
      ? "the clone is shallow: fetch the missing commits with 'git fetch --unshallow', or check out with 'fetch-depth: 0'"
      : nil
  }

  /// The branches and tags, newest first.
  private var names: [String] {
    let fields = ["for-each-ref", "--count=1000", "--sort=-creatordate", "--format=%(refname:short)"]
    let answer = try? git.answer(fields + ["refs/heads", "refs/tags", "refs/remotes"])
    return ["HEAD"] + (answer ?? "").split(separator: "\n").map(String.init)
  }
}

/// A commit, with the name that the user gave.
package struct GitRevision: Hashable, Sendable {
  package var name: String
  /// The full id.
  package var commit: String
  /// The id of its top folder.
  package var tree: String
}

extension Git.Problem {
  /// The help if git opens no repository. Git's message, in any language, names the setting that prevents it.
  fileprivate func helpOpening(or help: String) -> String? {
    guard case .refused(_, let words) = self else { return nil }
    // Git's own message explains how to trust a repository of another user.
    if words.contains("safe.directory") { return nil }
    return words.contains("safe.bareRepository")
      ? "name the bare repository if it is yours: GIT_DIR=. tablec diff …"
      : help
  }
}

extension String {
  fileprivate var replacingColon: String {
    firstIndex(of: ":").map { "\(self[..<$0]) \(self[index(after: $0)...])" } ?? self
  }
}
