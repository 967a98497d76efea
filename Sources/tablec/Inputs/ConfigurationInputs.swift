import Locking
import TableParsing

/// What the search for the configuration of a spec looks at: a `.tablec.yaml` in each folder upward, to the first that there is.
final class ConfigurationInputs: Sendable {
  private let known = Locked<[String: SpecInputs]>([:])
  private let hashes: Bool
  private static let mostBytes = 1 << 20

  init(hashes: Bool) {
    self.hashes = hashes
  }

  func inputs(of spec: SpecFile) -> SpecInputs {
    let files = DiskFiles()
    // Standard input and pipes belong to the working folder.
    let folder = spec.canBeReadAgain ? files.folder(of: spec.path) : "."
    if let inputs = known.withLock({ $0[folder] }) { return inputs }
    let recorder = InputRecorder(DiskFiles(), hashes: hashes)
    if var folder = files.canonicalPath(folder) {
      while true {
        let path = files.path(of: ConfigurationParser.fileName, in: folder)
        if recorder.canonicalPath(path) != nil {
          _ = try? recorder.read(path, limit: Self.mostBytes)
          break
        }
        guard folder != "/" else { break }
        folder = files.folder(of: folder)
      }
    }
    let inputs = recorder.inputs
    known.withLock { $0[folder] = inputs }
    return inputs
  }
}
