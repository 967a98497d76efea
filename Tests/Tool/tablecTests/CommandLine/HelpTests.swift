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

  private static let dashed: [(line: String, answer: String)] = [
    ("format -check list.yaml", "'-check'. Did you mean '--check'?"),
    ("compile --dark list.yaml", "'--dark'. Did you mean '--appearance dark'?"),
    ("diff --dark old new", "'--dark'. Did you mean '--appearance dark'?"),
    ("compile --rtl=yes list.yaml", "'--rtl'. Did you mean '--direction rtl'?"),
    ("compile -landscape list.yaml", "'-landscape'. Did you mean '--orientation landscape'?"),
    ("compile --size-content xl list.yaml", "'--size-content'. Did you mean '--content-size'?"),
    ("diff --ios-before 18 Specs", "'--ios-before'. Did you mean '--before-ios'?"),
    ("lint --since-changed main Specs", "'--since-changed'. Did you mean '--changed-since'?"),
    ("lint -shard 1/2 .", "'-shard'. Did you mean '--shard'?"),
    ("lint -strict list.yaml", "'-strict'. Did you mean '--strict'?"),
    ("compile -shrad=1/2 .", "'-shrad'. Did you mean '--shard'?"),
    ("lint -help", "'-help'. Did you mean '--help'?"),
    ("lint list.yaml -qh", "'-qh'."), ("lint list.yaml -vh -v", "'-vh'."), ("-check list.yaml", "'-check'."),
    ("compile -othere list.yaml", "'-othere'. Did you mean '-o there'?"),
    ("compile -jhalf list.yaml", "'-jhalf'. Did you mean '-j half'?"),
    ("lint -heading.yaml", "'-heading.yaml'. If it is a file, write './-heading.yaml', or write it after '--'."),
    ("lint -hidden/a.yaml", "'-hidden/a.yaml'. If it is a file, write './-hidden/a.yaml', or write it after '--'."),
    ("lint -hat", "'-hat'. If it is a file, write './-hat', or write it after '--'."),
    ("lint --help=yes list.yaml", "'--help' does not take any value"), ("lint -h=1", "'-h' does not take any value"),
    ("compile --version=26 list.yaml", "'--version' does not take any value"),
  ]

  // The argument parser finds an 'h' among the letters: apple/swift-argument-parser#327, swiftlang/swift-package-manager#8014.
  @Test("a word with one dash that is no flag is wrong usage, not help and success", arguments: dashed.indices)
  func oneDash(_ index: Int) async throws {
    let (line, answer) = Self.dashed[index]
    let folder = try TemporaryFolder(["list.yaml": Specs.list, "-heading.yaml": Specs.list, "-hat": Specs.list])
    let run = try await Program.tablec.run(line.split(separator: " ").map(String.init), in: folder.url)
    #expect(
      run.status == 64 && run.output == "" && run.errors.hasPrefix("Error: ") && run.errors.contains(answer),
      "\(line): \(run)")
    let command = line.hasPrefix("-") ? "" : " \(line.prefix { $0 != " " })"
    #expect(run.errors.contains("\nUsage: tablec\(command) ") && run.errors.contains("See 'tablec\(command) --help'"))
  }

  @Test("short flags can be joined, and a file whose name begins with a dash can be named")
  func shortFlags() async throws {
    let folder = try TemporaryFolder(["list.yaml": Specs.list, "-heading.yaml": Specs.list])
    for line in [
      "lint -qv list.yaml", "lint -j2 list.yaml", "lint -j=2 -v list.yaml", "compile -qo out list.yaml",
      "compile -o=out list.yaml",
      "lint -- -heading.yaml", "lint ./-heading.yaml", "lint list.yaml -- -heading.yaml",
    ] {
      let run = try await Program.tablec.run(line.split(separator: " ").map(String.init), in: folder.url)
      #expect(run.status == 0 && run.errors == "" && !run.output.hasPrefix("OVERVIEW"), "\(line): \(run)")
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
