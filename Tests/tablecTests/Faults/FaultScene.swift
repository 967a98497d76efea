import Foundation
import Testing

/// A command and the folder that it is run in.
struct FaultScene: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let files: [String: String]
  var isRepository = false

  init(_ line: String, _ files: [String: String], isRepository: Bool = false) {
    arguments = line.split(separator: " ").map(String.init)
    self.files = files
    self.isRepository = isRepository
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// A small one of each command that writes.
  static let all = [
    // A part, a profile, an image, a folder in the folder, a warning, and an output that is there already.
    FaultScene(
      "compile Specs -o out",
      [
        "Specs/list.yaml": """
        tablespec: 1
        metrics: _ours.yaml
        sections: [{include: _rows.yaml}]

        """,
        "Specs/_rows.yaml": "- rows: [Ann]\n", "Specs/_ours.yaml": "metricsprofile: 1\n",
        "Specs/more/careless.yaml": Specs.careless, "out/list.svg": "old\n",
      ]),
    FaultScene("compile list.yaml", ["list.yaml": Specs.list]),
    // A rule that the configuration puts off, and one that it does not.
    FaultScene(
      "lint Specs --write-baseline known.yaml",
      [
        ".tablec.yaml": "lint: {rules: {text-contrast: off}}\n", "known.yaml": "old\n",
        "Specs/pale.yaml": """
        tablespec: 1
        sections:
          - rows: [{text: {text: Pale, color: "#fefefe"}}, {text: Cut, height: 5}]

        """,
      ]),
    FaultScene(
      "diff old.yaml new.yaml --accept known.yaml --reason renamed",
      [
        "old.yaml": Specs.list, "new.yaml": Specs.list.replacing("Ben", with: "Cy"),
        "known.yaml": "tablecchanges: 1\nignore:\n  - {change: row-moved, reason: \"as ever\"}\naccept: []\n",
      ]),
    FaultScene(
      "diff old new -o changes.html",
      [
        "old/list.yaml": Specs.list, "new/list.yaml": Specs.list.replacing("Ben", with: "Cy"),
        "old/more/form.yaml": Specs.list, "new/more/form.yaml": Specs.list.replacing("Ann", with: "Eve"),
      ]),
    FaultScene("init --force contacts", ["contacts.yaml": "old\n"]),
    FaultScene("init contacts", [:]),
    FaultScene("init contacts", ["contacts.yaml": "mine\n"]),
    FaultScene(
      "git-setup --install", [".gitattributes": "*.png binary\n", "UI/list.yaml": Specs.list], isRepository: true),
  ]
}

/// A scene that was run once without a fault.
struct Rehearsal: Sendable {
  let scene: FaultScene
  let shim: FaultShim
  let good: Program.Run
  /// How many calls of each kind there were.
  let calls: [String: Int]
  /// The files before it and after it.
  let before: [String: Data]
  let after: [String: Data]
  private let model: TemporaryFolder

  init(_ scene: FaultScene) async throws {
    self.scene = scene
    shim = try await FaultShim.made
    model = scene.isRepository ? try await ScratchRepository(scene.files).folder : try TemporaryFolder(scene.files)
    let folder = try Self.copy(of: model)
    before = try Self.files(in: folder)
    (good, calls) = try await shim.count(scene.arguments, in: folder.url)
    after = try Self.files(in: folder)
    try #require(!calls.isEmpty && (after != before || good.output != "" || good.status == 2))
  }

  /// A folder as it is before the run.
  func folder() throws -> TemporaryFolder { try Self.copy(of: model) }

  private static func copy(of model: TemporaryFolder) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: model.url.path) {
      try FileManager.default.copyItem(atPath: model.path(name), toPath: folder.path(name))
    }
    return folder
  }

  /// What git keeps for itself is none of ours, but for what we have it write.
  private static func files(in folder: TemporaryFolder) throws -> [String: Data] {
    let names = folder.files.filter { !$0.hasPrefix(".git/") || $0 == configuration }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.url.appending(path: $0))) })
  }

  private static let configuration = ".git/config"

  // MARK: What came of a run

  /// Whether all is as after a run without a fault.
  func isDone(_ folder: TemporaryFolder) throws -> Bool { try Self.files(in: folder) == after }

  /// A report tells itself what it lacks.
  private func isPartialReport(_ file: Data?) -> Bool {
    file.map { String(decoding: $0, as: UTF8.self) }.map {
      $0.contains("could not be compared.") && $0.hasSuffix("</html>\n")
    } ?? false
  }

  /// The files that are neither as before the run nor as after it, each with a word.
  func damage(in folder: TemporaryFolder) throws -> [String] {
    let now = try Self.files(in: folder)
    // Git writes its configuration line by line.
    return Set(before.keys).union(now.keys).subtracting([Self.configuration]).sorted().compactMap { path in
      if now[path] == before[path] || now[path] == after[path] || isPartialReport(now[path]) { return nil }
      return path + (now[path] == nil ? " is lost" : after[path] == nil ? " is left over" : " is torn")
    }
  }
}
