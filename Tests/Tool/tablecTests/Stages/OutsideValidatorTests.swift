import Foundation
import SourceTree
import Testing

/// Programs that others wrote, which judge the outputs. Without them the tests are skipped, or fail where
/// `TABLEC_REQUIRE_TOOLS=1` says that they must be there.
private enum OutsideTools {
  static let areRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  static func canRun(_ name: String, _ arguments: [String] = ["--version"]) async throws -> Bool {
    if areRequired { return true }
    guard let program = Program.named(name) else { return false }
    return try await program.run(arguments, in: PackageFolder.root).status == 0
  }
}

@Suite("Outside validators agree")
struct OutsideValidatorTests {
  @Test(
    "what is written and read follows what 'tablec schema' prints of it",
    .enabled("needs python3 with jsonschema; set TABLEC_REQUIRE_TOOLS=1 to fail without it") {
      try await OutsideTools.canRun("python3", ["-c", "from jsonschema import Draft202012Validator"])
    })
  func schemas() async throws {
    let python = try #require(Program.named("python3"))
    let folder = try TemporaryFolder()
    for subject in ["spec", "layout", "profile", "diff", "changes"] {
      #expect(try await tablec("schema", subject, "-o", "\(subject).schema.json", in: folder).status == 0)
    }
    for (index, spec) in GoldenSpec.all.enumerated() {
      try folder.write(try await spec.printed(.layout), to: "\(index).layout.json")
      try folder.write(try await spec.printed(.syntax), to: "\(index).spec.json")
    }
    let profile = try await Program.tablec.run(
      ["compile", "Specs/_ours.yaml", "--emit", "syntax"], in: PackageFolder.root)
    try folder.write(profile.output, to: "0.profile.json")
    let others = try await writeDiffs(to: folder)
    let run = try await python.run(["-c", Self.script], in: folder.url)
    let count = GoldenSpec.all.count * 2 + 1 + others
    #expect(run.status == 0 && run.output == "\(count) valid\n", "\(run.output)\(run.errors)")
  }

  /// Differences of two versions, of the same one, in several environments and with accepted changes, and the file of those.
  private func writeDiffs(to folder: TemporaryFolder) async throws -> Int {
    let pair = PackageFolder.url("Tests/Tool/tablecTests/Comparisons/settings")
    let known = folder.path("known.yaml")
    let accept = ["--accept", known, "--reason", "meant", "--expires", "2099-01-31"]
    _ = try await Program.tablec.run(["diff", "old.yaml", "new.yaml", "--quiet"] + accept, in: pair)
    let runs = [
      ["old.yaml", "new.yaml"], ["old.yaml", "old.yaml"], ["old.yaml", "new.yaml", "--known", known],
      ["old.yaml", "new.yaml", "--device", "iphone-se,ipad", "--ios", "15,26"], [".", "../custom-headers"],
    ]
    for (index, arguments) in runs.enumerated() {
      let run = try await Program.tablec.run(["diff", "--format", "json"] + arguments, in: pair)
      try folder.write(run.output, to: "\(index).diff.json")
    }
    try folder.write(Specs.list, to: "app/list.yaml")
    try folder.write(Specs.list, to: "app/other.yaml")
    try folder.write(AppScreen(["Ann", "Cy", "Eve"], height: 60).text, to: "app/list.txt")
    let verified = try await tablec("verify", "app", "app", "--format", "json", in: folder)
    try folder.write(verified.output, to: "\(runs.count).diff.json")
    let written = try await Program.tablec.run(["compile", known, "--emit", "syntax"], in: pair)
    try folder.write(written.output, to: "0.changes.json")
    return runs.count + 2
  }

  /// Merge keys are YAML's, not the language's: the compiler follows them before it looks at keys.
  private static let script = """
    import glob, json, sys
    from jsonschema import Draft202012Validator

    def merged(value):
        if isinstance(value, list):
            return [merged(element) for element in value]
        if not isinstance(value, dict):
            return value
        others = value.pop("<<", [])
        for other in others if isinstance(others, list) else [others]:
            value = {**other, **value}
        return {key: merged(element) for key, element in value.items()}

    valid = failed = 0
    for kind in ["spec", "layout", "profile", "diff", "changes"]:
        schema = json.load(open(kind + ".schema.json"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for path in sorted(glob.glob("[0-9]*." + kind + ".json")):
            errors = list(validator.iter_errors(merged(json.load(open(path)))))
            for error in errors[:3]:
                print(path, error.json_path, error.message[:200])
            valid, failed = valid + (not errors), failed + bool(errors)
    print(valid, "valid")
    sys.exit(failed > 0)
    """

  @Test(
    "pictures are well-formed for xmllint",
    .enabled("needs xmllint; set TABLEC_REQUIRE_TOOLS=1 to fail without it") {
      try await OutsideTools.canRun("xmllint")
    })
  func pictures() async throws {
    let xmllint = try #require(Program.named("xmllint"))
    let folder = try TemporaryFolder()
    for (index, spec) in GoldenSpec.all.enumerated() {
      try folder.write(try await spec.printed(.svg), to: "\(index).svg")
    }
    let run = try await xmllint.run(["--noout"] + folder.files, in: folder.url)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }
}
