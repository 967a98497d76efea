import Foundation
import SpecImporting

/// Reports how the frames in a folder's documents of Interface Builder agree with ours: `FolderFidelity FOLDER`. With `--misses` it lists those
/// that don't, with `--errors` the specs that don't compile, with `--static` only of static tables.
@main
struct FolderFidelity {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
      print("usage: FolderFidelity FOLDER [--misses] [--errors] [--static]")
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
          guard arguments.contains("--misses") else { continue }
          for frame in proven.proof.frames where !frame.agrees { print("\(name) \(proven.proof.era): \(frame.text)") }
          for loss in proven.imported.losses where loss.changesFrames {
            print("\(name) LOST \(loss.line): \(loss.element) \(loss.property): \(loss.reason)")
          }
        }
      }
    }
    print(report.markdown)
    guard !problems.isEmpty else { return }
    print("| documents and tables that could not be read | |\n|---|---:|")
    for (problem, count) in problems.sorted(by: { $0.key < $1.key }) { print("| \(problem) | \(count) |") }
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
