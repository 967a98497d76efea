import Foundation
import Testing

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
      $0.contains("could not be compared: ") && $0.hasSuffix("</html>\n")
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
