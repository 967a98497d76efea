import ArgumentParser
import Foundation
import Testing

@testable import tablec

@Suite("Help, version and completion")
struct HelpTests {
  private static let flags: [(command: String, words: [String])] = [
    (
      "tablec",
      ["compile", "preview", "lint", "explain", "config", "schema", "init", "Exit status: 0 success, 1", "--version"]
    ),
    (
      "compile",
      [
        "-o, --output <path>", "--emit <stage>", "--check", "--exclude <pattern>", "'Specs/**/*.yaml'", "--frames",
        "--constraints", "--source-map",
        "--device <name>", "iphone-15",
        "--size <WxH>", "--scale", "--ios", "--metrics <profile>", "--orientation", "--appearance", "--state", "--root",
        "-q, --quiet",
        "-v, --verbose", "--color", "--reporter", "--max-rows", "NO_COLOR", "svg - the picture",
      ]
    ),
    ("preview", ["-o, --output <file>", "--frames", "--constraints", "--device", "--state", "--quiet"]),
    (
      "lint",
      ["--strict", "--disable <rule>", "--baseline <file>", "--write-baseline <file>", "tablec:disable", "--device"]
    ),
    (
      "verify",
      ["<specs> <dumps>", "--require-complete", "--format", "--fail-on", "--tolerance", "--accept", "forms/login.txt"]
    ),
    ("explain", ["spec|code", "row[.view]", "wifi.textLabel.x", "E0107", "--device", "--quiet"]),
    (
      "schema",
      [
        "spec", "profile", "configuration", "layout", "reference", "diagnostics", "-o, --output",
        "yaml-language-server",
      ]
    ),
    ("config", ["<path>", "--root", "--exclude", "--disable <rule>", "-o, --output", "--reporter", ".tablec.yaml"]),
    ("git-setup", ["<pattern>", "--install", "--remove", "--print", "--global", ".gitattributes"]),
    ("init", ["-t, --template", "form, inbox, list", "--force"]),
    (
      "import",
      [
        "--table <id>", "--language <code>", "--strict", "--force", "--prune", "--verify", "-o, --output <path>",
        "recursiveDescription", "--reporter",
      ]
    ),
    ("lsp", ["--stdio", "initializationOptions", "inlayHints", "--device"]),
  ]

  private static let commands: [any ParsableCommand.Type] = [Tablec.self] + Tablec.configuration.subcommands

  /// What a terminal shows of so many columns, without a run for each.
  private static func help(_ command: any ParsableCommand.Type, columns: Int) -> String {
    HelpExamples.wrapped(Tablec.helpMessage(for: command, columns: columns), columns: columns)
  }

  @Test("names the flags, in 100 columns", arguments: flags.indices)
  func help(_ index: Int) throws {
    let (command, words) = Self.flags[index]
    let type = Self.commands.first { $0._commandName == command }
    let help = Self.help(try #require(type), columns: 80)
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in words { #expect(text.contains(word), "the help of \(command) does not mention \(word)") }
    for line in help.split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test("an example goes on under what it does, however narrow the terminal is", arguments: [60, 80, 132])
  func examples(columns: Int) throws {
    for command in Self.commands {
      let help = Self.help(command, columns: columns)
      let overview = help.prefix(upTo: try #require(help.range(of: "\nUSAGE: ")).lowerBound)
      let lines = overview.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(!line.hasPrefix("  ") || next.isEmpty || next.hasPrefix("  "), "\(command): \(next)")
        let isOneCommand = !line.dropFirst(2).contains("  ")
        #expect(line.count <= columns || line.hasPrefix("  ") && isOneCommand, "\(command): \(line)")
      }
    }
  }

  @Test("the short flags that may be joined are those of the commands")
  func knownShortFlags() async throws {
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable { var kind: String, name: String }
        var kind: String
        var names: [Name]?
      }
      var arguments: [Argument]?
      var subcommands: [Command]?

      var all: [Argument] { (arguments ?? []) + (subcommands ?? []).flatMap(\.all) }
    }
    struct Dump: Decodable { var command: Command }
    let dump = try await tablec("--experimental-dump-help", in: try TemporaryFolder()).output
    var found: [String: Set<Character>] = [:]
    for argument in try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.all {
      for name in argument.names ?? [] where name.kind == "short" {
        found[argument.kind, default: []].formUnion(name.name)
      }
    }
    #expect(found["flag"] == UnknownFlag.flags.union("h"))
    #expect(found["option"] == UnknownFlag.options)
  }

  @Test(
    "shells complete commands, flags and devices",
    arguments: [("bash", "complete"), ("zsh", "#compdef tablec"), ("fish", "complete -c")])
  func completion(_ shell: String, _ mark: String) async throws {
    let run = try await tablec("--generate-completion-script", shell, in: try TemporaryFolder())
    #expect(run.status == 0 && run.errors == "")
    for word in [mark, "preview", "reporter", "iphone-se-1", "landscape", "settings"] {
      #expect(run.output.contains(word), "\(shell) does not know \(word)")
    }
    guard let program = Program.named(shell) else { return }
    let folder = try TemporaryFolder(["script": run.output])
    let parsed = try await program.run(["-n", folder.path("script")], in: folder.url)
    #expect(parsed.status == 0 && parsed.errors == "")
  }
}
