import TableDiagnostics
import TableParsing

import TableSystem

/// The repository that a folder is in.
package struct GitRepository: Sendable {
  package let git: Git
  /// The canonical folder that paths in revisions are relative to: the top of the working tree, or the repository itself if it has none.
  package let top: String
  package let hasWorkingTree: Bool
  /// The working folder, relative to the top: empty, or with a trailing slash.
  package let prefix: String
  package let objects: GitObjects
  private let lfs: LFSObjects

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
      let folders = try git.line(
        ["rev-parse", "--is-bare-repository", "--absolute-git-dir", "--git-common-dir", "--show-prefix"]
      ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard folders.count >= 3 else {
        throw .refused(status: 128, words: "git does not report where the repository is")
      }
      hasWorkingTree = folders[0] != "true" && (try? git.line(["rev-parse", "--is-inside-work-tree"])) == "true"
      top = hasWorkingTree ? try git.line(["rev-parse", "--show-toplevel"]) : folders[1]
      prefix = hasWorkingTree && folders.count > 3 ? folders[3] : ""
      // Relative to the folder that git ran in. The working trees of a repository share it.
      lfs = LFSObjects(of: folders[2].hasPrefix("/") ? folders[2] : PathRules.join(folder, folders[2]))
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

  /// The contents of a file, by the id of its object: also those that Git LFS stores, if they were fetched, or else its pointer to them.
  package func contents(of id: String, limit: Int) throws(GitObjects.Problem) -> [UInt8] {
    let bytes = try objects.file(id, limit: limit)
    guard let pointer = LFSPointer(bytes) else { return bytes }
    return try lfs.contents(of: pointer, limit: limit) ?? bytes
  }

  // MARK: Revisions

  /// The commit that a revision names.
  /// - Parameter subject: the argument that names it, for messages.
  /// - Parameter other: the revision that it is compared with, for messages.
  package func revision(
    _ name: String, besides other: String = "HEAD", for subject: String
  ) throws(Diagnostic) -> GitRevision {
    // Git would parse it as a flag. No branch or tag has such a name.
    guard !name.hasPrefix("-") else {
      throw Diagnostic(
        code: .unknownRevision, message: "a revision does not begin with '-'", range: SourceRange(file: subject),
        help: "name a branch, a tag or a commit")
    }
    // `--end-of-options` is not used, because git 2.24 to 2.29 take it for the revision; names that begin with '-' are refused above.
    guard let commit = id("\(name)^{commit}") else { throw unknown(name, besides: other, for: subject) }
    guard let tree = id("\(commit)^{tree}") else {
      throw Diagnostic(
        code: .objectAbsent, message: "the top folder of the commit \(commit) is not in this clone",
        range: SourceRange(file: subject), help: "fetch all missing objects with 'git fetch --refetch --no-filter'")
    }
    return GitRevision(name: name, commit: commit, tree: tree)
  }

  /// The two commits of a range, and a note if they forked at several.
  package func revisions(of range: GitRange, for subject: String) throws(Diagnostic) -> (
    old: GitRevision, new: GitRevision, note: Diagnostic?
  ) {
    let old = try revision(range.old, besides: range.new, for: subject)
    let new = try revision(range.new, besides: range.old, for: subject)
    guard range.isSinceFork else { return (old, new, nil) }
    do throws(Git.Problem) {
      let forks = try forks(of: old, new)
      // The short ids, which paths of this side are shown with, because no name refers to these commits.
      let names = try forks.prefix(Self.mostForks).map { (fork) throws(Git.Problem) in
        try git.line(["rev-parse", "--short", fork])
      }
      guard let fork = forks.first, let name = names.first, let tree = id("\(fork)^{tree}") else {
        throw .refused(status: 128, words: "")
      }
      return (
        GitRevision(name: name, commit: fork, tree: tree), new,
        severalForks(names, forks.count, of: range, for: subject)
      )
    } catch {
      throw error.diagnostic(
        .unknownRevision, "\(range.old.quotedForMessage) and \(range.new.quotedForMessage) have no commit in common",
        of: subject, help: shallowHelp ?? "to compare the two directly, use two dots: \(range.old)..\(range.new)")
    }
  }

  /// The number of commits that a note names.
  private static let mostForks = 4

  /// The commits at which two others forked: several if each was merged into the other. The first is one that the old side did not get by
  /// a merge, so that what others changed there is not taken for a change of the new side.
  private func forks(of old: GitRevision, _ new: GitRevision) throws(Git.Problem) -> [String] {
    let forks = try git.line(["merge-base", "--all", old.commit, new.commit]).split(separator: "\n").map(String.init)
    guard forks.count > 1 else { return forks }
    let own = try git.answer(["rev-list", "--first-parent", old.commit, "--not"] + forks.map { "\($0)^@" })
      .split(separator: "\n").map(String.init)
    guard let first = own.first(where: forks.contains) else { return forks }
    return [first] + forks.filter { $0 != first }
  }

  /// The note that two branches forked at several commits.
  /// - Parameters:
  ///   - names: of the first of these commits, that of the one which is compared first.
  ///   - count: the number of the commits.
  private func severalForks(
    _ names: [String], _ count: Int, of range: GitRange, for subject: String
  ) -> Diagnostic? {
    guard names.count > 1 else { return nil }
    let (left, right) = (range.old.quotedForMessage, range.new.quotedForMessage)
    return Diagnostic(
      code: .severalForks,
      message: "\(left) and \(right) were merged into each other, so they forked at \(count) commits: "
        + "\(names.joined(separator: ", "))\(count > names.count ? ", …" : ""); the changes since \(names[0]) are reported",
      range: SourceRange(file: subject),
      help: "to compare with another one, use two dots: \(names[1])..\(range.new)")
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

  /// The note that both sides of a range are one commit, so that nothing can be different; nil if they are not.
  package func sameness(_ old: GitRevision, _ new: GitRevision, of range: GitRange, for subject: String) -> Diagnostic?
  {
    guard old.commit == new.commit else { return nil }
    let (left, right) = (range.old.quotedForMessage, range.new.quotedForMessage)
    let isAhead = range.isSinceFork && id("\(range.old)^{commit}") != new.commit
    return Diagnostic(
      code: .sameCommit,
      message: isAhead
        ? "\(right) has no commit that \(left) does not have: there is nothing to compare"
        : "\(left) and \(right) are the same commit: there is nothing to compare",
      range: SourceRange(file: subject))
  }

  private func unknown(_ name: String, besides other: String, for subject: String) -> Diagnostic {
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
    } else {
      let near = closestMatch(to: base, in: names(besides: other).filter { $0 != base })
      let hint = near.map { "did you mean '\($0)\(steps ?? "")'?" }
      if let shallowHelp {
        help = hint.map { "\(shallowHelp); or \($0)" } ?? shallowHelp
      } else {
        help = hint ?? "'git log --oneline' and 'git branch --all' list the revisions"
      }
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

  /// The branches and tags that may have been meant, newest first.
  ///
  /// In a clone that has only the branch that it checked out, whatever else was meant is not there. A comparison of that branch with itself
  /// would pass forever, so its name on the server is left out, and in a shallow clone every name of its.
  /// - Parameter other: the revision that is compared with.
  private func names(besides other: String) -> [String] {
    let format = "--format=%(objectname) %(*objectname) %(refname)"
    let kinds = ["refs/heads", "refs/tags", "refs/remotes"]
    let answer = try? git.answer(["for-each-ref", "--count=1000", "--sort=-creatordate", format] + kinds)
    let (compared, isShallow) = (id("\(other)^{commit}"), shallowHelp != nil)
    let kept = (answer ?? "").split(separator: "\n").compactMap { line -> String? in
      // The second is the commit of a tag that is an object of its own.
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, let name = words.last else { return nil }
      if isShallow || name.hasPrefix("refs/remotes/"), words.contains(where: { $0 == compared ?? "-" }) { return nil }
      return name.split(separator: "/").dropFirst(2).joined(separator: "/")
    }
    return ["HEAD"] + kept
  }
}

/// A commit, with the name that the user gave.
package struct GitRevision: Hashable, Sendable {
  /// As it was asked for; the id of a commit is as short as people read it.
  package var name: String
  /// The full id.
  package var commit: String
  /// The id of its top folder.
  package var tree: String

  package init(name: String, commit: String, tree: String) {
    let isWholeID = name.utf8.count >= 40 && name.utf8.allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
    self.name = isWholeID ? String(name.prefix(Self.shortLength)) : name
    (self.commit, self.tree) = (commit, tree)
  }

  private static let shortLength = 10
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
