import Foundation
import Testing

/// The changes of a `diff --format json` with their causes.
struct ReportedCauses {
  struct Change {
    var spec: String
    var path: String
    var message: String
    /// `_common.yaml:4 style value1 → subtitle`, without the folder; nil for none.
    var cause: String?
    var kind: String?
    var line: Int?
    /// The messages of what made it together with the cause.
    var others: [String]
  }

  private(set) var changes: [Change] = []
  /// The shared causes, with the numbers of their rows and specs.
  private(set) var groups: [(cause: String, rows: Int, specs: Int)] = []
  /// The number of changes whose causes were not determined.
  private(set) var undetermined = 0

  /// Compares two sides in a folder.
  init(_ old: String, _ new: String, in folder: TemporaryFolder, _ flags: [String] = []) async throws {
    let run = try await Program.tablec.run(["diff", old, new, "--format", "json"] + flags, in: folder.url)
    #expect(run.status < 2 && run.errors == "", "\(run.errors)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    for spec in json["specs"] as? [[String: Any]] ?? [] {
      undetermined += spec["causesNotDetermined"] as? Int ?? 0
      for change in spec["changes"] as? [[String: Any]] ?? [] {
        let cause = change["cause"] as? [String: Any]
        changes.append(
          Change(
            spec: spec["name"] as? String ?? "", path: change["path"] as? String ?? "",
            message: change["message"] as? String ?? "", cause: cause.map(Self.words), kind: cause?["kind"] as? String,
            line: cause?["line"] as? Int,
            others: (cause?["with"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }))
      }
    }
    for group in json["causes"] as? [[String: Any]] ?? [] {
      groups.append((Self.words(group), group["rows"] as? Int ?? 0, group["specs"] as? Int ?? 0))
    }
  }

  private static func words(_ cause: [String: Any]) -> String {
    let file = (cause["file"] as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
    let line = (cause["line"] as? Int).map { ":\($0)" } ?? ""
    return "\(file)\(line) \(cause["message"] as? String ?? "")"
  }

  /// The different causes of all changes, sorted; `none` for a change without one.
  var all: [String] { Set(changes.map { $0.cause ?? "none" }).sorted() }

  func cause(of path: String) -> [String] {
    Set(changes.filter { $0.path == path }.map { $0.cause ?? "none" }).sorted()
  }
}
