import FontBuilding
import Foundation
import SourceTree
import TableIR
import Testing

@testable import tablec

@Suite("Results that are used again")
struct CacheTests {
  private static let image = "tablespec: 1\nsections: [{rows: [{text: Ann, image: images/icon.png}]}]\n"
  private static let including = "tablespec: 1\ninclude: _common.yaml\nsections: [{rows: [{text: Ann, use: link}]}]\n"
  private static let profile = "metricsprofile: 1\nextends: ios17\n"

  private func project() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Specs/plain.yaml": Specs.list, "Specs/careless.yaml": Specs.careless, "Specs/image.yaml": Self.image,
      "Specs/including.yaml": Self.including, "Specs/_common.yaml": "templates: {link: {accessory: checkmark}}\n",
      "Specs/measured.yaml":
        "tablespec: 1\nmetrics: _ours.yaml\nsections: [{rows: [{text: Ann, image: {size: [9, 9]}}]}]\n",
      "Specs/_ours.yaml": Self.profile, "shared.yaml": Self.profile,
    ])
    try folder.makeFolder("Specs/images")
    try copyIcon("topRow@2x.png", to: "icon.png", in: folder)
    try Data(FontBuilder.ascii.bytes()).write(to: folder.url.appending(path: "probe.ttf"))
    try await KnownProgram.put(in: folder)
    return folder
  }

  private func copyIcon(_ source: String, to name: String, in folder: TemporaryFolder) throws {
    let target = folder.path("Specs/images/\(name)")
    try? FileManager.default.removeItem(atPath: target)
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/\(source)"), to: URL(filePath: target))
  }

  /// What a run wrote and reported.
  private struct Outcome: Equatable {
    var status: Int32
    var outputs: [String: String]
    var messages: String
  }

  /// A run, with the number of results that it used again.
  private func run(
    _ arguments: [String], in folder: TemporaryFolder, cache: String? = "cache", program: Program = .tablec,
    keepsOutputs: Bool = false
  ) async throws -> (outcome: Outcome, reused: Int?) {
    if !keepsOutputs { try? FileManager.default.removeItem(atPath: folder.path("out")) }
    let isCompile = arguments.first == "compile"
    let run = try await program.run(
      arguments + (isCompile ? ["-o", "out"] : []) + (cache.map { ["--cache", $0, "-v"] } ?? []), in: folder.url)
    var outputs: [String: String] = [:]
    for file in folder.files where file.hasPrefix("out/") { outputs[file] = folder.text(file) }
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.first { $0.hasPrefix("cache: ") }?.split(separator: " ").dropFirst().first
    // What only `-v` says.
    let messages = lines.filter { line in
      !line.hasPrefix("cache: ") && !line.hasPrefix("wrote ") && !line.contains(" written, ")
    }.joined(separator: "\n")
    return (Outcome(status: run.status, outputs: outputs, messages: messages), count.flatMap { Int($0) })
  }

  @Test(
    "an unchanged run uses all results, with the same bytes and the same warnings",
    arguments: [
      ["compile", "Specs"], ["lint", "Specs"], ["compile", "Specs", "--reporter", "json"],
      ["compile", "Specs", "--appearance", "light,dark", "--emit", "html", "--emit", "svg"],
      ["lint", "Specs", "--font", "probe.ttf", "--metrics", "./shared.yaml"],
    ])
  func unchanged(_ arguments: [String]) async throws {
    let folder = try await project()
    let plain = try await run(arguments, in: folder, cache: nil)
    #expect(plain.outcome.status == 0 && plain.outcome.messages.contains("W"))
    let first = try await run(arguments, in: folder)
    #expect(first.outcome == plain.outcome && first.reused == 0 || arguments.contains("json"))
    for keepsOutputs in [false, true] {
      let second = try await run(arguments, in: folder, keepsOutputs: keepsOutputs)
      #expect(second.outcome == plain.outcome)
      #expect(second.reused == 5 || arguments.contains("json"))
    }
    // Outputs that someone changed are written again.
    guard arguments[0] == "compile", let name = plain.outcome.outputs.keys.sorted().first else { return }
    let text = plain.outcome.outputs[name] ?? ""
    for changed in ["x", String(text.reversed()), "", String(text.dropLast()) + "!", text + "\n"] {
      try folder.write(changed, to: name)
      #expect(try await run(arguments, in: folder, keepsOutputs: true).outcome == plain.outcome)
    }
  }

  @Test("whatever a result depends on makes it a miss when it changes", arguments: ["compile", "lint"])
  func misses(_ command: String) async throws {
    let folder = try await project()
    let arguments = [command, "Specs", "--metrics", "./shared.yaml", "--font", "probe.ttf"]
    /// Changes something, after which so many results are used again, and nothing differs from a run without a cache.
    func change(_ what: String, reuses expected: Int, _ body: () throws -> Void) async throws {
      try body()
      let cached = try await run(arguments, in: folder)
      let plain = try await run(arguments, in: folder, cache: nil)
      #expect(cached.reused == expected && cached.outcome == plain.outcome, "\(what): \(cached.reused ?? -1)")
      #expect(try await run(arguments, in: folder).reused == 5, "\(what), again")
    }
    _ = try await run(arguments, in: folder)
    try await change("nothing", reuses: 5) {}
    try await change("a spec", reuses: 4) { try folder.write(Specs.list + "\n", to: "Specs/plain.yaml") }
    try await change("an include", reuses: 4) {
      try folder.write("templates: {link: {accessory: detailButton}}\n", to: "Specs/_common.yaml")
    }
    try await change("an image", reuses: 4) { try copyIcon("topRow@3x.png", to: "icon.png", in: folder) }
    try await change("an image that appears", reuses: 4) {
      try copyIcon("topRow@2x.png", to: "icon@2x.png", in: folder)
    }
    try await change("an image that is gone", reuses: 4) {
      try FileManager.default.removeItem(atPath: folder.path("Specs/images/icon@2x.png"))
    }
    try await change("a spec's profile", reuses: 4) {
      try folder.write(Self.profile + "labels: {imageGap: 12}\n", to: "Specs/_ours.yaml")
    }
    try await change("a flag's profile", reuses: 0) {
      try folder.write(Self.profile + "labels: {imageGap: 14}\n", to: "shared.yaml")
    }
    var font = FontBuilder.ascii
    font.family = "Other"
    try await change("a font", reuses: 0) { try Data(font.bytes()).write(to: folder.url.appending(path: "probe.ttf")) }
    try await change("a configuration", reuses: 0) {
      try folder.write("lint: {rules: {}}\n", to: "Specs/.tablec.yaml")
    }
  }

  @Test("a set that appears in an asset catalog, and one that moves, make a result a miss")
  func sets() async throws {
    let folder = try await project()
    func set(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
      """
    }
    try folder.write("assets: [Theme.xcassets, Base.xcassets]\n", to: "Specs/.tablec.yaml")
    try folder.write("{}", to: "Specs/Theme.xcassets/Contents.json")
    try folder.write(set("0xFF"), to: "Specs/Base.xcassets/Brand.colorset/Contents.json")
    try folder.write("tablespec: 1\ntintColor: Brand\nsections: [{rows: [A]}]\n", to: "Specs/branded.yaml")
    let arguments = ["compile", "Specs", "--emit", "layout"]
    func change(_ what: String, reuses expected: Int, _ color: String, _ body: () throws -> Void) async throws {
      try body()
      let cached = try await run(arguments, in: folder)
      #expect(cached.reused == expected, "\(what): \(cached.reused ?? -1)")
      #expect(cached.outcome.outputs["out/branded.layout.json"]?.contains(color) == true, "\(what)")
      #expect(cached.outcome == (try await run(arguments, in: folder, cache: nil)).outcome, "\(what)")
    }
    _ = try await run(arguments, in: folder)
    try await change("nothing", reuses: 6, "#ff0000") {}
    try await change("a colour", reuses: 5, "#800000") {
      try folder.write(set("0x80"), to: "Specs/Base.xcassets/Brand.colorset/Contents.json")
    }
    try await change("a set of the first catalog", reuses: 5, "#400000") {
      try folder.write(set("0x40"), to: "Specs/Theme.xcassets/Group/Brand.colorset/Contents.json")
    }
    try await change("nothing more", reuses: 6, "#400000") {}
  }

  // eslint/eslint#7931, overtrue/phplint#198, golangci/golangci-lint#6430: no result was used in another checkout. databricks/cli#5925,
  // y3owk1n/neru#1353: those that were used named files of the other one.
  @Test(
    "results hold for other spellings of paths, in other working folders and in other checkouts",
    arguments: ["compile", "lint"])
  func spellings(_ command: String) async throws {
    let folder = try await project()
    try folder.write("lint: {rules: {}}\n", to: ".tablec.yaml")
    let cache = folder.path("cache")
    try await KnownProgram.put(into: cache, in: folder, below: "Specs")
    let arguments = [command, "Specs", "--cache", cache, "-v"] + (command == "compile" ? ["-o", "out"] : [])
    let first = try await Program.tablec.run(arguments, in: folder.url)
    #expect(first.errors.contains("cache: 0 of 5 specs reused"))
    let copy = try TemporaryFolder()
    for name in ["Specs", ".tablec.yaml"] {
      try FileManager.default.copyItem(atPath: folder.path(name), toPath: copy.path(name))
    }
    try await KnownProgram.put(into: cache, in: copy)
    // Those with warnings have their names in them.
    let named = command == "compile" ? 1 : 2
    let others = [
      (folder.path("Specs"), folder.url, 5 - named), (".", folder.url.appending(path: "Specs"), 5 - named),
      ("Specs", copy.url, 5), ("Specs", folder.url, 5), (".", folder.url.appending(path: "Specs"), 5),
    ]
    for (path, place, reused) in others {
      var other = arguments
      other[1] = path
      let run = try await Program.tablec.run(other, in: place)
      #expect(run.errors.contains("cache: \(reused) of 5 specs reused"), "\(path): \(run.errors)")
      let plain = try await Program.tablec.run(other.filter { $0 != "--cache" && $0 != cache }, in: place)
      #expect(run.output == plain.output)
      let warnings = [run, plain].map { $0.errors.split(separator: "\n").filter { $0.contains("-->") } }
      #expect(warnings[0] == warnings[1])
    }
    try copy.write("templates: {link: {accessory: detailButton}}\n", to: "Specs/_common.yaml")
    let changed = try await Program.tablec.run(arguments, in: copy.url)
    #expect(changed.errors.contains("cache: 4 of 5 specs reused"), "\(changed.errors)")
  }

  @Test("flags that change results make all of them misses")
  func flags() async throws {
    let folder = try await project()
    _ = try await run(["compile", "Specs"], in: folder)
    for flags in [
      ["--device", "iphone-se"], ["--size", "320x480"], ["--size", "320x480", "--scale", "3"],
      ["--appearance", "dark"],
      ["--orientation", "landscape"], ["--direction", "rtl"], ["--content-size", "xl"], ["--ios", "12"],
      ["--metrics", "ios13"], ["--frames"], ["--constraints"], ["--source-map"], ["--emit", "svg"],
      ["--max-rows", "9"],
      ["--root", "."], ["--font", "probe.ttf"], ["--font", "probe.ttf", "--embed-font"], ["--split", "expanded"],
      ["--max-work", "1000000000"], ["--rows", "1"], ["--rows", "1-2"],
    ] {
      let cached = try await run(["compile", "Specs"] + flags, in: folder)
      let plain = try await run(["compile", "Specs"] + flags, in: folder, cache: nil)
      #expect(cached.reused == 0 && cached.outcome == plain.outcome, "\(flags)")
    }
    #expect(try await run(["compile", "Specs", "-j", "1", "--color", "never"], in: folder).reused == 5)
    let lint = try await run(["lint", "Specs"], in: folder)
    #expect(lint.reused == 0)
    #expect(try await run(["lint", "Specs", "--disable", "text-contrast"], in: folder).reused == 0)
    #expect(try await run(["lint", "Specs", "--strict"], in: folder).reused == 5)
    // A run that looks for rows in all specs compiles all of them.
    #expect(try await run(["compile", "Specs", "--state", "selected=ann"], in: folder).reused == nil)
  }

  @Test("another build of the compiler uses none of its results")
  func version() async throws {
    let folder = try await project()
    _ = try await run(["compile", "Specs"], in: folder)
    // The program ends before the byte. Written here, it would be open in every child that starts meanwhile, and could not be run.
    let copying = try await shell("cp \"$TABLEC\" tablec && echo >> tablec", in: folder)
    let other = Program(url: folder.url.appending(path: "tablec"))
    try #require(copying.status == 0)
    #expect(try await run(["compile", "Specs"], in: folder, program: other).reused == 0)
    #expect(try await run(["compile", "Specs"], in: folder).reused == 5)
  }

  @Test("a result depends on a profile that only the configuration names", arguments: ["compile", "lint"])
  func configuredProfile(_ command: String) async throws {
    let folder = try await project()
    try folder.write("environments: [{metrics: shared.yaml}]\n", to: ".tablec.yaml")
    _ = try await run([command, "Specs"], in: folder)
    #expect(try await run([command, "Specs"], in: folder).reused == 5)
    try folder.write(Self.profile + "rows: {minimumAutomaticHeight: 80}\n", to: "shared.yaml")
    let plain = try await run([command, "Specs"], in: folder, cache: nil)
    let cached = try await run([command, "Specs"], in: folder)
    #expect(cached.reused == 0 && cached.outcome == plain.outcome)
  }

  @Test("specs with errors are compiled again, and so are those that are only there to be read once")
  func notKept() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.misspelt, "Specs/b.yaml": Specs.list])
    try await KnownProgram.put(in: folder)
    let first = try await run(["compile", "Specs"], in: folder)
    let second = try await run(["compile", "Specs"], in: folder)
    #expect(first.outcome == second.outcome && first.outcome.status == 1 && second.reused == 1)
    let stream = try await tablec("compile", "-", "--cache", "cache", "-v", in: folder, input: Specs.list)
    #expect(stream.status == 0 && stream.errors == "cache: 0 of 0 specs reused\n")
    #expect(try await tablec("compile", "Specs", "--check", "--cache", "", in: folder).status == 64)
  }

  @Test("a damaged entry is none")
  func damage() async throws {
    let folder = try await project()
    let plain = try await run(["compile", "Specs"], in: folder)
    // What is known of the program has a test of its own.
    let entries = folder.files.filter { $0.hasPrefix("cache/") && !$0.hasSuffix(".files") }
    #expect(entries.count == 10)
    for damage in 0..<7 {
      for entry in entries {
        let url = folder.url.appending(path: entry)
        let bytes = Self.damaged(try Data(contentsOf: url), damage)
        try FileManager.default.removeItem(at: url)
        if damage == 6 {
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        } else {
          try bytes.write(to: url)
        }
      }
      let damaged = try await run(["compile", "Specs"], in: folder)
      #expect(damaged.outcome.outputs == plain.outcome.outputs && damaged.reused == 0 && damaged.outcome.status == 0)
      guard damage < 6 else {
        #expect(damaged.outcome.messages.contains("warning[E0604]: results cannot be kept in the cache: "))
        continue
      }
      #expect(try await run(["compile", "Specs"], in: folder).reused == 5)
    }
  }

  private static func damaged(_ bytes: Data, _ damage: Int) -> Data {
    var bytes = bytes
    switch damage {
    case 0: bytes = Data()
    case 1: bytes = bytes.dropLast(bytes.count / 2)
    case 2: bytes[bytes.count / 3] ^= 1
    case 3: bytes[bytes.count - 1] ^= 0x80
    case 4: bytes += [0]
    case 5: bytes = Data(repeating: 0xFF, count: 100_000)
    default: break
    }
    return bytes
  }

  @Test("a damaged list of known files is none", arguments: 0..<6)
  func knownFiles(damage: Int) throws {
    let folder = try TemporaryFolder()
    let program = Program.tablec.url.path
    let files = KnownFiles(folder.path("cache"))
    files.note(program, CachedResultHash.hash(of: [1]))
    try files.write()
    #expect(KnownFiles(folder.path("cache")).hash(of: program) == CachedResultHash.hash(of: [1]))
    let url = folder.url.appending(path: try #require(folder.files.first { $0.hasSuffix(".files") }))
    try Self.damaged(Data(contentsOf: url), damage).write(to: url)
    #expect(KnownFiles(folder.path("cache")).hash(of: program) == nil)
  }

  @Test("outputs that the cache has lost are made again")
  func lostOutputs() async throws {
    let folder = try await project()
    let plain = try await run(["compile", "Specs"], in: folder)
    for entry in folder.files where entry.hasPrefix("cache/") && entry.hasSuffix(".out") {
      try FileManager.default.removeItem(atPath: folder.path(entry))
    }
    #expect(try await run(["compile", "Specs"], in: folder, keepsOutputs: true).reused == 5)
    let again = try await run(["compile", "Specs"], in: folder)
    #expect(again.reused == 0 && again.outcome == plain.outcome)
  }

  @Test("the parts of an entry are all kept, and no byte of it is trusted")
  func entries() throws {
    let code = try #require(CodeRegistry.all.first)
    let range = SourceRangeSample.range
    let diagnostic = SourceRangeSample.diagnostic(code)
    // A property that is added must be written into entries, too.
    #expect(
      Mirror(reflecting: diagnostic).children.compactMap(\.label)
        == ["code", "severity", "message", "range", "label", "notes", "help", "fixIts", "subject", "figures"])
    #expect(Mirror(reflecting: range).children.compactMap(\.label) == ["file", "extent"])
    #expect(Mirror(reflecting: diagnostic.notes[0]).children.compactMap(\.label) == ["message", "range"])
    #expect(
      Mirror(reflecting: diagnostic.fixIts[0]).children.compactMap(\.label) == [
        "message", "range", "replacement", "applicability",
      ])
    var inputs = SpecInputs()
    inputs.noteLookup("a", "b")
    inputs.noteLookup("c", nil)
    inputs.noteContents("b", .init([1]))
    let result = CachedResult(
      inputs: inputs, isProfile: false, languages: [LanguageTag("de"), LanguageTag("pt-BR")],
      outputs: [.init(stage: .svg, environment: "dark", isOneOfSeveral: true, hash: .init([2]), size: 7)],
      diagnostics: [diagnostic], fixed: [.init(rule: "r", at: "x")])
    let bytes = result.encoded
    #expect(CachedResult(encoded: bytes) == result)
    for length in 0..<bytes.count { #expect(CachedResult(encoded: Array(bytes.prefix(length))) == nil) }
    let body = Array(bytes.dropLast(32))
    for index in body.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var changed = body
        changed[index] ^= flip
        // With a hash that fits, only the reader's own checks are left.
        if let read = CachedResult(encoded: changed + .init(hashOf: changed)) { #expect(read != result) }
      }
    }
  }

  @Test("the files that were not used for longest are removed")
  func pruning() throws {
    let folder = try TemporaryFolder()
    for index in 0..<10 {
      let path = "cache/v1/a\(index)/entry"
      try folder.write(String(repeating: "x", count: 100), to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 + (index * 7) % 10))],
        ofItemAtPath: folder.path(path))
    }
    try folder.write("mine", to: "cache/notes.txt")
    func left() -> Int { folder.files.count { $0.hasPrefix("cache/v1/") } }
    CachePruning(folder: folder.path("cache"), mostBytes: 1_000).prune()
    #expect(left() == 10)
    CachePruning(folder: folder.path("cache"), mostBytes: 999).prune()
    #expect(left() == 7)
    #expect((0..<10).filter { folder.text("cache/v1/a\($0)/entry") == nil } == [0, 3, 6])
    CachePruning(folder: folder.path("cache"), mostFiles: 5).prune()
    #expect(left() == 4 && folder.text("cache/notes.txt") == "mine")
  }

  @Test("several runs can share a cache at once")
  func together() async throws {
    let folder = try await project()
    let plain = try await run(["compile", "Specs", "-q"], in: folder, cache: nil)
    try await withThrowingTaskGroup(of: Program.Run.self) { group in
      for index in 0..<6 {
        group.addTask {
          try await tablec("compile", "Specs", "-q", "-o", "out\(index)", "--cache", "cache", in: folder)
        }
      }
      for try await run in group { #expect(run.status == 0 && run.errors == "") }
    }
    for (name, text) in plain.outcome.outputs {
      for index in 0..<6 { #expect(folder.text(name.replacing("out/", with: "out\(index)/")) == text) }
    }
    #expect(try await run(["compile", "Specs"], in: folder).reused == 5)
  }

  @Test("whoever asks for details is told why no results are kept")
  func unused() async throws {
    let folder = try await project()
    let command = "compile Specs/plain.yaml --check --cache cache"
    let font = try await shell("cat probe.ttf | \"$TABLEC\" \(command) --font /dev/stdin -v", in: folder)
    #expect(font.errors.contains("cache: not used: a profile or a font that a flag names cannot be read a second time"))
    let state = try await shell("\"$TABLEC\" \(command) --state editing -v", in: folder)
    #expect(state.errors.contains("cache: not used: --state reads every spec"))
    #expect(try await !shell("\"$TABLEC\" \(command)", in: folder).errors.contains("not used"))
    #expect(ProgramPath.running.map { FileManager.default.isExecutableFile(atPath: $0) } == true)
  }

  @Test("a depfile names the same files whether results are used again or not")
  func dependencies() async throws {
    let folder = try await project()
    let arguments = ["compile", "Specs", "--depfile", "d"]
    _ = try await run(arguments, in: folder, cache: nil)
    let plain = folder.text("d")
    for _ in 0..<2 {
      _ = try await run(arguments, in: folder)
      #expect(folder.text("d") == plain && plain?.contains("Specs/images/icon.png") == true)
    }
  }
}

extension [UInt8] {
  fileprivate init(hashOf bytes: [UInt8]) { self = CachedResultHash.of(bytes) }
}
