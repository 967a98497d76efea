import TableParsing
import TableSupport

/// The objects of a repository, read by id from one `git cat-file --batch` process that lives as long as this object does.
///
/// The process is started on first use. Threads take turns; folders are cached because they are requested repeatedly.
package final class GitObjects: Sendable {
  /// An entry of a folder.
  package struct Entry: Equatable, Sendable {
    package enum Kind: Sendable {
      case file, folder, link, submodule
    }

    package var name: String
    /// False for a name that is not valid UTF-8, which `name` then only approximates. No path leads to such an entry.
    package var isText = true
    package var kind: Kind
    var id: String
  }

  /// The entries of a folder, in git's order.
  package struct Folder: Sendable {
    package let entries: [Entry]
    private let indices: [String: Int]

    fileprivate init(_ entries: [Entry]) {
      self.entries = entries
      let places = entries.indices.lazy.filter { entries[$0].isText }.map { (entries[$0].name, $0) }
      indices = Dictionary(places) { first, _ in first }
    }

    subscript(name: String) -> Entry? {
      guard let index = indices[name] else { return nil }
      // Names that differ only in how their accents are encoded are equal strings, but different files.
      if entries[index].name.utf8.elementsEqual(name.utf8) { return entries[index] }
      return entries.first { $0.isText && $0.name.utf8.elementsEqual(name.utf8) }
    }
  }

  /// Why an object cannot be read.
  package enum Problem: Error, Hashable {
    /// A partial clone does not have it, or the repository is damaged.
    case absent(id: String)
    case file(FileProblem)

    /// The problem as the parser expects it.
    package var ofFile: FileProblem {
      switch self {
      case .absent(let id): .unreadable("git's object \(id) is not in this clone")
      case .file(let problem): problem
      }
    }
  }

  private struct State {
    var process: ChildProcess?
    var folders: [String: Folder] = [:]
    /// The sizes of objects that were too large, which may be requested again under other names.
    var largeSizes: [String: Int] = [:]
  }

  private let git: Git
  private let state = Locked(State())
  /// The largest folder that is read, in bytes: about 100,000 names.
  private static let largestFolder = 8 << 20

  init(_ git: Git) {
    self.git = git
  }

  /// The bytes of a file, by the id of its object.
  package func file(_ id: String, limit: Int) throws(Problem) -> [UInt8] {
    let answer = state.withLock { state in
      Result { () throws(Problem) in try object(id, limit: limit, state: &state) }
    }
    return try answer.get().bytes
  }

  /// A folder, by the id of its tree.
  func folder(_ id: String) throws(Problem) -> Folder {
    let folder = state.withLock { state in
      Result { () throws(Problem) in
        if let known = state.folders[id] { return known }
        let object = try object(id, limit: Self.largestFolder, state: &state)
        // An id of n digits is n / 2 bytes in a tree: 20 with SHA-1, 32 with SHA-256.
        let folder = Folder(Self.entries(object.bytes, idLength: object.id.utf8.count / 2))
        state.folders[id] = folder
        return folder
      }
    }
    return try folder.get()
  }

  // MARK: Requests

  private struct Object {
    var id: String
    var bytes: [UInt8]
  }

  /// Requests one object by writing its id on a line; the answer is `ID TYPE SIZE`, that many bytes and a line feed.
  private func object(_ id: String, limit: Int, state: inout State) throws(Problem) -> Object {
    if let size = state.largeSizes[id], size > limit { throw .file(.tooLarge(limit: limit)) }
    let process = try process(&state)
    var outgoing = Array("\(id)\n".utf8)[...]
    var incoming: [UInt8] = []
    var answer: Answer?
    // A process whose answer was not read to its end cannot be used again.
    var isWhole = false
    defer { if !isWhole { state.process = nil } }
    while true {
      if answer == nil, let end = incoming.firstIndex(of: UInt8(ascii: "\n")) {
        answer = Answer(incoming[..<end])
        incoming.removeFirst(end + 1)
        guard let answer else { throw .unreadable("git does not know the object \(id)") }
        guard let size = answer.size else {
          isWhole = true
          throw .absent(id: id)
        }
        // The contents are not read: the process is ended, and a new one is started for the next request.
        guard size <= limit else {
          state.largeSizes[id] = size
          throw .file(.tooLarge(limit: limit))
        }
      }
      if let size = answer?.size, incoming.count > size { break }
      guard try Self.exchange(process, &outgoing, &incoming) else {
        // If a partial clone does not have the object, git reports that it cannot be fetched, and exits.
        let isNamed = String(decoding: process.errors, as: UTF8.self).contains(id)
        throw answer == nil && isNamed ? .absent(id: id) : .unreadable(Self.lastWords(process))
      }
    }
    isWhole = true
    guard let answer, let size = answer.size else { throw .absent(id: id) }
    incoming.removeLast(incoming.count - size)
    return Object(id: answer.id, bytes: incoming)
  }

  private func process(_ state: inout State) throws(Problem) -> ChildProcess {
    if let process = state.process { return process }
    do throws(ChildProcess.Problem) {
      let process = try git.start(["cat-file", "--batch"])
      state.process = process
      return process
    } catch {
      throw .unreadable("git cannot be run")
    }
  }

  private static func exchange(
    _ process: ChildProcess, _ outgoing: inout ArraySlice<UInt8>, _ incoming: inout [UInt8]
  ) throws(Problem) -> Bool {
    do throws(ChildProcess.Problem) { return try process.exchange(&outgoing, &incoming) } catch {
      throw .unreadable("git cannot be asked")
    }
  }

  private static func lastWords(_ process: ChildProcess) -> String {
    let line = process.errors.split(separator: UInt8(ascii: "\n")).first ?? []
    return line.isEmpty ? "git ended without an answer" : String(decoding: line, as: UTF8.self)
  }

  /// The first line of an answer.
  private struct Answer {
    var id: String
    /// In bytes; nil for an object that is missing.
    var size: Int?

    init?(_ line: ArraySlice<UInt8>) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard let id = words.first, words.count == 3 || words.last == "missing" else { return nil }
      self.id = String(id)
      if words.count == 3 {
        guard let size = Int(words[2]), size >= 0 else { return nil }
        self.size = size
      }
    }
  }

  /// The entries of a tree object: `MODE NAME`, a zero byte and the raw id, one after the other.
  private static func entries(_ bytes: [UInt8], idLength: Int) -> [Entry] {
    var entries: [Entry] = []
    var rest = bytes[...]
    while let blank = rest.firstIndex(of: UInt8(ascii: " ")),
      let zero = rest[blank...].firstIndex(of: 0), rest.endIndex - zero > idLength
    {
      let name = rest[(blank + 1)..<zero]
      let id = rest[(zero + 1)...].prefix(idLength)
      if canBeCheckedOut(name) {
        let text = String(utf8: name)
        entries.append(
          Entry(
            name: text ?? String(decoding: name, as: UTF8.self), isText: text != nil,
            kind: Entry.Kind(mode: rest[..<blank]), id: hexadecimal(id)))
      }
      rest = rest[id.endIndex...]
    }
    return entries
  }

  /// Git creates no other names, and a name with a slash would lead out of its folder.
  private static func canBeCheckedOut(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && !name.contains(UInt8(ascii: "/")) && !name.elementsEqual(".".utf8)
      && !name.elementsEqual("..".utf8)
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension GitObjects.Problem {
  fileprivate static func unreadable(_ reason: String) -> Self { .file(.unreadable(reason)) }
}

extension GitObjects.Entry.Kind {
  fileprivate init(mode: ArraySlice<UInt8>) {
    switch String(decoding: mode, as: UTF8.self) {
    case "40000": self = .folder
    case "120000": self = .link
    case "160000": self = .submodule
    default: self = .file
    }
  }
}
