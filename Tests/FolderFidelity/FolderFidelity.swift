import Foundation
import SpecImporting

/// Reports how the frames in a folder's documents of Interface Builder agree with ours: `FolderFidelity FOLDER`. With `--misses` it lists those
/// that don't, with `--errors` the specs that don't compile, with `--static` only of static tables. With `--frames` it prints all frames instead.
@main
struct FolderFidelity {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
      print("usage: FolderFidelity FOLDER [--misses] [--errors] [--static] [--frames]")
      exit(64)
    }
    var report = ProofReport()
    var problems: [String: Int] = [:]
    for project in projects(in: folder) {
      let files = FolderFiles(project)
      let interface = InterfaceProject(files)
      for path in interface.documents {
        let document: InterfaceDocument
        do {
          guard let read = try interface.document(path) else { continue }
          document = read
        } catch {
          problems[error.message, default: 0] += 1
          continue
        }
        let isStaticOnly = arguments.contains("--static")
        for proven in ImportProver(document, project: interface).prove({ !isStaticOnly || $0 == .fixed }) {
          report.add(proven.proof, of: proven.imported, kind: proven.kind)
          let name = "\(project)/\(path)#\(proven.imported.element)"
          if let error = proven.error {
            problems["a spec that does not compile", default: 0] += 1
            if arguments.contains("--errors") { print("\(name): \(error)") }
          }
          if arguments.contains("--frames") {
            for frame in proven.proof.frames { print(line(frame, of: name, proven.proof)) }
          }
          guard arguments.contains("--misses") else { continue }
          for frame in proven.proof.misses { print("\(name) \(proven.proof.era): \(frame.text)") }
          for loss in proven.imported.losses where loss.changesFrames {
            print("\(name) LOST \(loss.line): \(loss.element) \(loss.property): \(loss.reason)")
          }
        }
      }
    }
    guard !arguments.contains("--frames") else { return }
    print(report.markdown)
    guard !problems.isEmpty else { return }
    print("| documents and tables that could not be read | |\n|---|---:|")
    for (problem, count) in problems.sorted(by: { $0.key < $1.key }) { print("| \(problem) | \(count) |") }
  }

  /// For other programs: the table, the kind, the element, what the frame proves, the era, and both frames, separated by tabs.
  private static func line(_ frame: ProofFrame, of table: String, _ proof: TableProof) -> String {
    let standing =
      switch frame.standing {
      case .judged: "judged"
      case .asSaved: "asSaved"
      case .aside(let rule): rule.rawValue
      }
    let numbers = [frame.ours, frame.saved].map { $0.map { "\($0)" }.joined(separator: " ") }
    return ([table, frame.kind.rawValue, frame.element, standing, proof.era] + numbers).joined(separator: "\t")
  }

  /// The folder itself, or those in it if it holds only folders: one project each.
  private static func projects(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    let paths = names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    return !paths.isEmpty && paths.allSatisfy(isFolder) ? paths : [folder]
  }
}

/// The files of a folder.
private struct FolderFiles: InterfaceFiles {
  let folder: String
  let paths: [String]

  init(_ folder: String) {
    self.folder = folder
    paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  }

  func read(_ path: String, limit: Int) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path), data.count <= limit else { return nil }
    return [UInt8](data)
  }
}
