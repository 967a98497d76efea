import TableParsing
import TableSupport

/// What was read, and what was looked for but not found. Several threads may use it at once.
///
/// What outputs depend on, whether a result of the cache is current, what a preview watches and which specs changed since a revision all
/// follow from it.
final class ReadLog: Sendable {
  /// What is noted about a file that was read.
  enum Detail {
    case name
    /// A hash of its contents, which costs about as much as reading it.
    case hash
    /// Its contents. Each file is read once, so that all stages see the same bytes, whenever they run.
    case contents
  }

  private struct Record {
    var inputs = SpecInputs()
    var contents: [String: Result<[UInt8], FileProblem>] = [:]
  }

  private let detail: Detail
  private let record = Locked(Record())

  init(_ detail: Detail = .name) { self.detail = detail }

  var keepsContents: Bool { detail == .contents }

  var inputs: SpecInputs { record.withLock { $0.inputs } }

  /// The contents of all files that were read, by the paths that they are noted by; none if they are not kept.
  var contents: [String: [UInt8]] { record.withLock { $0.contents.compactMapValues { try? $0.get() } } }

  /// Where a path was found to lead; nil if it was not looked up, or if what is found later counts.
  func lookup(of path: String) -> String?? { keepsContents ? record.withLock { $0.inputs.lookups[path] } : nil }

  /// What reading a file came to; nil if it was not read, or if its contents are not kept.
  func contents(at path: String) -> Result<[UInt8], FileProblem>? { record.withLock { $0.contents[path] } }

  func noteLookup(_ path: String, _ canonical: String?) { record.withLock { $0.inputs.noteLookup(path, canonical) } }

  func noteListing(_ folder: String, _ names: [String]) {
    record.withLock { $0.inputs.noteListing(folder, SpecInputs.hash(ofNames: names)) }
  }

  func noteUnanswered(_ path: String, _ problem: FileProblem) {
    record.withLock { $0.inputs.noteUnanswered(path, problem) }
  }

  /// - Parameters:
  ///   - path: the path that the file is noted by.
  ///   - name: the path that it was read by.
  func note(_ content: Result<[UInt8], FileProblem>, of path: String, named name: String) {
    let hash = detail == .hash ? (try? content.get()).map { ContentHash($0) } : nil
    record.withLock { record in
      switch content {
      case .success: record.inputs.noteContents(path, hash)
      case .failure(.missing): record.inputs.noteLookup(name, nil)
      case .failure: record.inputs.noteUnreadable(path)
      }
      // A file is as large as it is, but another caller may accept more.
      if case .failure(.tooLarge) = content { return }
      if keepsContents { record.contents[path] = content }
    }
  }

  /// Notes that what was read cannot be read again.
  func noteStream() { record.withLock { $0.inputs.noteIncomplete() } }

  func merge(_ inputs: SpecInputs) { record.withLock { $0.inputs.merge(inputs) } }
}
