import ArgumentParser
import GitReading

/// The command that git runs for a changed spec once `git-setup` has configured it.
struct GitDiffDriver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-diff-driver",
    abstract: "Show a changed spec in 'git diff'. Run by git, once 'tablec git-setup' has configured it.",
    discussion: """
      Flags that choose environments can be added to the configuration, before the '--':

        git config diff.tablec.command "tablec git-diff-driver --device iphone-se --"
      """.documented(.gitSetup),
    shouldDisplay: false)

  @Argument(
    help: ArgumentHelp(
      "The arguments that git passes: path, old file, hex, mode, new file, hex, mode, and for a rename new path and lines.",
      valueName: "word"))
  var words: [String]

  @OptionGroup(title: "Environment") var options: DriverOptions

  func run() throws {
    guard let call = GitDriverCall(words) else {
      throw WrongUsage.reported("expected 1, 7 or 9 arguments from git, found \(words.count)", by: Self.self)
    }
    try options.show(call)
  }
}

/// What `git difftool -t tablec` runs.
struct GitDifftool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-difftool",
    abstract: "Show a changed spec in 'git difftool'. Run by git, once 'tablec git-setup' has configured it.",
    discussion: "".documented(.gitSetup),
    shouldDisplay: false)

  @Argument(help: "The file of the old version.") var local: String
  @Argument(help: "The file of the new version.") var remote: String
  @Argument(help: "The path of both in the repository.") var merged: String

  @OptionGroup(title: "Environment") var options: DriverOptions

  func run() throws {
    guard PathKind(local) != .folder, PathKind(remote) != .folder else {
      throw WrongUsage.reported("git-difftool takes one file at a time: leave out --dir-diff", by: Self.self)
    }
    try options.show(
      .change(
        GitChange(
          oldPath: merged, newPath: merged, old: GitChange.Side(file: local), new: GitChange.Side(file: remote))))
  }
}
