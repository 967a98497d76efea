import Foundation
import Testing

@testable import tablec

@Suite("Help, version and completion")
struct HelpTests {
  private static let flags: [(command: [String], words: [String])] = [
    (
      [],
      ["compile", "preview", "lint", "explain", "config", "schema", "init", "Exit status: 0 success, 1", "--version"]
    ),
    (
      ["compile"],
      [
        "-o, --output <path>", "--emit <stage>", "--check", "--exclude <pattern>", "'Specs/**/*.yaml'", "--frames",
        "--constraints", "--source-map",
        "--device <name>", "iphone-15",
        "--size <WxH>", "--scale", "--ios", "--metrics <profile>", "--orientation", "--appearance", "--state", "--root",
        "-q, --quiet",
        "-v, --verbose", "--color", "--reporter", "--max-rows", "NO_COLOR", "svg - the picture",
      ]
    ),
    (["preview"], ["-o, --output <file>", "--frames", "--constraints", "--device", "--state", "--quiet"]),
    (
      ["lint"],
      ["--strict", "--disable <rule>", "--baseline <file>", "--write-baseline <file>", "tablec:disable", "--device"]
    ),
    (
      ["verify"],
      ["<specs> <dumps>", "--require-complete", "--format", "--fail-on", "--tolerance", "--accept", "forms/login.txt"]
    ),
    (["explain"], ["spec|code", "row[.view]", "wifi.textLabel.x", "E0107", "--device", "--quiet"]),
    (
      ["schema"],
      [
        "spec", "profile", "configuration", "layout", "reference", "diagnostics", "-o, --output",
        "yaml-language-server",
      ]
    ),
    (["config"], ["<path>", "--root", "--exclude", "--disable <rule>", "-o, --output", "--reporter", ".tablec.yaml"]),
    (["git-setup"], ["<pattern>", "--install", "--remove", "--print", "--global", ".gitattributes"]),
    (["init"], ["-t, --template", "form, inbox, list", "--force"]),
    (
      ["import"],
      [
        "--table <id>", "--language <code>", "--strict", "--force", "--prune", "--verify", "-o, --output <path>",
        "recursiveDescription", "--reporter",
      ]
    ),
    (["lsp"], ["--stdio", "initializationOptions", "inlayHints", "--device"]),
  ]

  @Test("names the flags, in 100 columns", arguments: flags.indices)
  func help(_ index: Int) async throws {
    let (command, words) = Self.flags[index]
    let folder = try TemporaryFolder()
    for arguments in [command + ["--help"], command + ["-h"], ["help"] + command] {
      let run = try await Program.tablec.run(arguments, in: folder.url)
      #expect(run.status == 0 && run.errors == "")
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for word in words { #expect(text.contains(word), "\(arguments) does not mention \(word)") }
      for line in run.output.split(separator: "\n") { #expect(line.count <= 100) }
    }
  }

  @Test("an example goes on under what it does, however narrow the terminal is", arguments: [60, 80, 132])
  func examples(columns: Int) async throws {
    let folder = try TemporaryFolder()
    for command in [[]] + Tablec.configuration.subcommands.map({ [$0._commandName] }) {
      let run = try await Program.tablec.run(
        command + ["--help"], in: folder.url, variables: ["COLUMNS": "\(columns)"])
      let overview = run.output.prefix(upTo: try #require(run.output.range(of: "\nUSAGE: ")).lowerBound)
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

  @Test("what is asked first stands first")
  func order() async throws {
    let help = try await tablec("compile", "--help", in: try TemporaryFolder()).output
    let titles = ["ARGUMENTS:", "INPUT:", "OUTPUT:", "ENVIRONMENT:", "SAFETY:", "MESSAGES:", "OPTIONS:"]
    let places = titles.compactMap { help.range(of: $0)?.lowerBound }
    #expect(places.count == titles.count && places == places.sorted())
  }

  @Test func aBareCallHelps() async throws {
    let folder = try TemporaryFolder()
    let run = try await tablec(in: folder)
    let help = try await tablec("--help", in: folder)
    #expect(run.status == 0 && run.output == help.output)
  }

  @Test func version() async throws {
    let run = try await tablec("--version", in: try TemporaryFolder())
    #expect(run.status == 0 && run.errors == "" && run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test("--licenses prints what the binary contains, and the text of each licence that is named there")
  func licenses() async throws {
    let run = try await tablec("--licenses", in: try TemporaryFolder())
    #expect(run.status == 0 && run.errors == "" && run.output.hasPrefix("# Notices\n"))
    let rows = run.output.split(separator: "\n").filter { $0.contains("| https://") && $0.hasSuffix("` |") }
    let texts = Set(rows.flatMap { $0.split(separator: "|")[2].split(separator: " ") })
    #expect(rows.count > 10 && texts.count > 10)
    for text in texts { #expect(run.output.contains("\n## \(text)\n\n"), "\(text) is missing") }
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
