import TableParsing
import TableSupport

/// The files of one study. Each is read once, so that all stages see the same bytes, whenever they run; and everything that is asked for
/// is recorded.
final class StudyFiles: SpecFiles {
  private let base: any SpecFiles
  private let record = Locked(Record())

  private struct Record {
    var inputs = SpecInputs()
    var canonical: [String: String?] = [:]
    /// By canonical path, or by the path of a file without one.
    var contents: [String: Result<[UInt8], FileProblem>] = [:]
  }

  init(_ base: any SpecFiles) {
    self.base = base
  }

  /// What was read so far, and what was looked for in vain.
  var inputs: SpecInputs { record.withLock { $0.inputs } }

  /// What was read of a file.
  func contents(of canonicalPath: String) -> [UInt8]? {
    record.withLock { $0.contents[canonicalPath].flatMap { try? $0.get() } }
  }

  /// The contents of all files that were read, by canonical path.
  var contents: [String: [UInt8]] { record.withLock { $0.contents.compactMapValues { try? $0.get() } } }

  func canonicalPath(_ path: String) -> String? {
    if let known = record.withLock({ $0.canonical[path] }) { return known }
    let canonical = base.canonicalPath(path)
    record.withLock {
      $0.canonical[path] = .some(canonical)
      $0.inputs.noteLookup(path, canonical)
    }
    return canonical
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let key = canonicalPath(path) ?? path
    let known = record.withLock { $0.contents[key] }
    let content = known ?? readAgain(path, as: key, limit: limit)
    let bytes = try content.get()
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  private func readAgain(_ path: String, as key: String, limit: Int) -> Result<[UInt8], FileProblem> {
    let content: Result<[UInt8], FileProblem>
    do throws(FileProblem) { content = .success(try base.read(path, limit: limit)) } catch { content = .failure(error) }
    record.withLock {
      // A file is as large as it is, but another caller may accept more.
      if case .failure(.tooLarge) = content {} else { $0.contents[key] = content }
      switch content {
      case .success: $0.inputs.noteContents(key, nil)
      case .failure(.missing): $0.inputs.noteLookup(path, nil)
      // It may become readable.
      case .failure: $0.inputs.noteContents(key, nil)
      }
    }
    return content
  }

  /// Takes the contents of a file that the caller has.
  func take(_ bytes: [UInt8], of path: String) {
    let key = canonicalPath(path) ?? path
    record.withLock {
      $0.contents[key] = .success(bytes)
      $0.inputs.noteContents(key, nil)
    }
  }

  func folder(of path: String) -> String { base.folder(of: path) }

  func path(of name: String, in folder: String) -> String { base.path(of: name, in: folder) }

  func withoutDots(_ path: String) -> String { base.withoutDots(path) }
}
