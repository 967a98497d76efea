import Foundation
import SourceTree

/// The commands of a page, run in one folder, one after the other, and what a person sees who types them.
///
/// - A block with a name behind its language, ` ```yaml Specs/a.yaml `, is that file, and replaces the one before.
/// - A block without a language that begins with `$ ` is commands, each with what it prints: its output, what it says beside, and the line
///   `? 1` where its status is not 0. The shell runs them, with `tablec`, with `git` that has no
///   settings but its own, and with `$PACKAGE`, the folder of this package.
/// - `...` stands for any lines that do not matter, `[..]` for a part of a line, `[CWD]` for the folder.
struct ShownCommands {
  private let folder: TemporaryFolder
  private let showsStatus: Bool

  init(in folder: TemporaryFolder, showsStatus: Bool = true) {
    (self.folder, self.showsStatus) = (folder, showsStatus)
  }

  /// Does what a block says, and gives the lines that it has then; nil for a block of neither kind.
  func follow(_ code: MarkdownPage.Code) async throws -> [String]? {
    if let name = code.file {
      try folder.write(code.lines.map { $0 + "\n" }.joined(), to: name)
      return code.lines
    }
    guard code.language.isEmpty, code.lines.first?.hasPrefix("$ ") == true else { return nil }
    var shown: [String] = []
    var rest = code.lines[...]
    while let command = rest.popFirst() {
      let expected = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(expected.count)
      // Empty lines in front of the next command are the page's own.
      let gap = expected.reversed().prefix { $0.isEmpty }
      let run = try await run(String(command.dropFirst(2)))
      shown.append(command)
      shown += printed(by: run, expecting: Array(expected.dropLast(gap.count))) + gap
    }
    return shown
  }

  private func printed(by run: Program.Run, expecting expected: [String]) -> [String] {
    let text = (run.output + run.errors).replacing(folder.url.path, with: "[CWD]")
      .trimmingCharacters(in: .newlines)
    let lines = text.isEmpty ? [] : text.components(separatedBy: "\n")
    // What stands for any lines does not stand for a status.
    let status = showsStatus && run.status != 0 ? ["? \(run.status)"] : []
    let hasStatus = showsStatus && expected.last?.wholeMatch(of: /\? \d+/) != nil
    return ExpectedLines(hasStatus ? expected.dropLast() : expected).following(lines) + status
  }

  func run(_ command: String) async throws -> Program.Run {
    let path = [try Self.programs.get().url.path, ProcessInfo.processInfo.environment["PATH"] ?? ""]
    return try await Program.shell.run(
      ["-c", "\(Self.git)\n\(command)"], in: folder.url,
      variables: Self.variables.merging(["PATH": path.joined(separator: ":")]) { $1 })
  }

  /// A folder with the compiler under its name, which comes first on the search path.
  private static let programs = Result {
    let folder = try TemporaryFolder()
    try folder.link("tablec", to: Program.tablec.url.path)
    return folder
  }

  private static let git = "git() { command git \(ScratchRepository.settings.joined(separator: " ")) \"$@\"; }"

  /// The same bytes on every machine, on every day.
  private static let variables = ScratchRepository.variables.merging([
    "PACKAGE": PackageFolder.root.path, "TZ": "UTC", "LC_ALL": "C", "GIT_AUTHOR_DATE": "2027-01-01T00:00:00Z",
    "GIT_COMMITTER_DATE": "2027-01-01T00:00:00Z",
  ]) { $1 }
}
