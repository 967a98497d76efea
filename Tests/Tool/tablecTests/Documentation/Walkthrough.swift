import FontBuilding
import Foundation
import Recordings
import SourceTree
import Testing

/// A page of the documentation, followed step by step as a reader would: its files are written, its commands run, its pictures drawn.
///
/// - A block of YAML or text that begins with the comment `# NAME` is the file NAME. Before a file is replaced, all is committed.
/// - A block of JSON that begins with the comment `// NAME` is the file NAME, without the comment, which JSON does not have.
/// - A block of `diff` is applied to the files, after all was committed.
/// - A block of `sh` is run, and must succeed; of a workflow, the lines `run: tablec …`.
/// - A block of commands, or of a file with its name behind the language, is as in a transcript (`ShownCommands`).
/// - A spec has no finding of lint, unless the page lints it.
/// - A picture is the file of its name that commands have written, or else what `tablec preview` draws of the last spec.
struct Walkthrough {
  let page: MarkdownPage
  private let repository: ScratchRepository
  private var lastSpec = ""
  /// Specs that nothing was done with yet.
  private(set) var unused: Set<String> = []

  init(_ path: String) async throws {
    page = try MarkdownPage(path)
    repository = try await ScratchRepository([:])
    let images = PackageFolder.url("Specs/images")
    try FileManager.default.copyItem(at: images, to: repository.folder.url.appending(path: "images"))
    let app = PackageFolder.url("Templates/Examples/Harbour")
    try FileManager.default.copyItem(at: app, to: repository.folder.url.appending(path: "Harbour"))
    try await repository.commit("the app")
    // In the place of a reader's own font: small letters, capitals and digits of one width each.
    var brand = FontBuilder.ascii
    brand.family = "Brand"
    for (scalar, _) in brand.advances {
      brand.advances[scalar] = scalar.properties.isUppercase ? 680 : scalar == " " ? 280 : 570
    }
    try Data(brand.bytes()).write(to: repository.folder.url.appending(path: "Brand.ttf"))
  }

  /// Follows the page, and returns it with what its commands print.
  mutating func follow() async throws -> String {
    var printed: [String] = []
    for part in page.parts {
      switch part {
      case .prose(let line):
        printed.append(line)
        if let picture = line.firstMatch(of: /<img src="([^"]+\.svg)"/) { try await draw(String(picture.1)) }
      case .code(let code): printed += [code.opening] + (try await step(code)) + [code.closing]
      }
    }
    return printed.joined(separator: "\n")
  }

  private mutating func step(_ code: MarkdownPage.Code) async throws -> [String] {
    let body = code.lines
    if let followed = try await commands.follow(code) {
      unused = unused.filter { name in !body.contains { $0.hasPrefix("$ ") && $0.contains(name) } }
      return followed
    }
    switch code.language {
    case "yaml", "text":
      try await write(body)
      for run in body.compactMap({ $0.firstMatch(of: /- run: (tablec .*)/) }) {
        try await commit()
        try await succeed(String(run.1))
      }
    case "json":
      // JSON has no comments, which would say the name.
      guard let name = code.file else { break }
      try repository.folder.write(body.joined(separator: "\n") + "\n", to: name)
    case "diff":
      try await commit()
      try repository.folder.write(body.joined(separator: "\n") + "\n", to: "change.patch")
      try await repository.git("apply", "--unidiff-zero", "change.patch")
      try FileManager.default.removeItem(at: repository.folder.url.appending(path: "change.patch"))
    case "sh":
      for command in body where command.hasPrefix("tablec ") { try await succeed(command) }
    default: break
    }
    return body
  }

  private mutating func write(_ body: [String]) async throws {
    guard let name = body.first?.wholeMatch(of: /# (\S+\.(?:yaml|txt))/).map({ String($0.1) }) else { return }
    if repository.folder.text(name) != nil { try await commit() }
    try repository.folder.write(body.joined(separator: "\n") + "\n", to: name)
    guard body.contains(where: { $0.hasPrefix("tablespec:") }), !name.hasPrefix("_") else { return }
    lastSpec = name
    unused.insert(name)
    // Findings are there to be shown, or not at all. What needs a font is measured by its own commands.
    guard !page.lines.contains(where: { $0.contains("lint ") && $0.contains(name) || $0.contains("\(name) --font") })
    else { return }
    let lint = try await Program.tablec.run(["lint", name, "--strict"], in: repository.folder.url)
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
  }

  /// As a branch that the main branch of `origin` has too.
  private func commit() async throws {
    try await repository.commit("as the page has it")
    try await repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
  }

  private mutating func succeed(_ command: String) async throws {
    let run = try await run(command)
    #expect(run.status == 0, "\(command): \(run.errors)")
    // Notes are no problems, nor is a line on what the page's own configuration turns off.
    let problems = run.errors.split(separator: "\n").filter {
      !$0.hasPrefix("wrote ") && !$0.hasPrefix("note[") && !$0.hasPrefix(" --> ") && !$0.hasSuffix(" by .tablec.yaml")
    }
    #expect(problems == [], "\(command)")
  }

  private mutating func run(_ command: String) async throws -> Program.Run {
    unused = unused.filter { !command.contains($0) }
    return try await commands.run(command)
  }

  /// Their statuses are not what a reader wants to see.
  private var commands: ShownCommands { ShownCommands(in: repository.folder, showsStatus: false) }

  private mutating func draw(_ path: String) async throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if repository.folder.text(name) == nil {
      // A spec that a command has written, or the last one of the page.
      let made = "Specs/\(name.dropLast(4)).yaml"
      let spec = repository.folder.text(made) == nil ? lastSpec : made
      try await succeed("tablec preview \(spec) -o \(name)")
    }
    let picture = try #require(repository.folder.text(name), "\(page.path): \(path)")
    let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
    try Recording.compare(picture, with: "\(folder)/\(path)")
  }
}
