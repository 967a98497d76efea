import GitReading
import TableParsing
import TableSupport

/// The names of what is different between two versions of a folder, by which it is known of most files that they lead to none of it.
///
/// A spec reads only files that it names, or that a file which it names does. A name is written as it is, except in double quotes with an
/// escape, or with a placeholder: a text with one of these can name anything. So a text that contains no name of a changed file, nor of a
/// file that leads to one, leads to none. A text can contain a name without reading the file; then it takes more to tell.
final class ChangedNames: Sendable {
  private let tree: GitTree
  private let limit: Int
  /// The names of what changed, and the files with each name.
  private let changed: Set<NamePart>
  private let files: [NamePart: [GitTree.Found]]
  private let known = Locked<[String: Mentions]>([:])

  /// What a text names.
  private enum Mentions {
    /// It can be anything, or something that changed.
    case changes
    case files([GitTree.Found])
  }

  /// Nil if a name has no part that is written in one way only.
  /// - Parameter limit: the largest file that is searched for names, in bytes.
  init?(
    _ old: GitTree.Found, in tree: GitTree, _ new: GitTree.Found, in other: GitTree, limit: Int
  ) throws(GitObjects.Problem) {
    (self.tree, self.limit) = (tree, limit)
    var changed: Set<NamePart> = []
    var files: [NamePart: [GitTree.Found]] = [:]
    var waiting: [(GitTree.Found?, GitTree.Found?)] = [(old, new)]
    while let (one, two) = waiting.popLast() {
      let before = try one.map { (folder) throws(GitObjects.Problem) in try tree.named(folder) } ?? [:]
      let after = try two.map { (folder) throws(GitObjects.Problem) in try other.named(folder) } ?? [:]
      for (name, found) in before {
        let counterpart = after[name]
        let isSame = counterpart?.id == found.id
        guard let parts = NamePart.parts(of: name) else { return nil }
        if found.kind == .file {
          for part in parts { files[part, default: []].append(found) }
          if !isSame { changed.formUnion(parts) }
        } else {
          // The names in a folder that is equal on both sides are those of files that specs can name, too.
          waiting.append((found, counterpart?.kind == .folder ? counterpart : nil))
          if counterpart?.kind != .folder { changed.formUnion(parts) }
        }
      }
      for (name, found) in after where before[name]?.kind != found.kind {
        guard let parts = NamePart.parts(of: name) else { return nil }
        changed.formUnion(parts)
        if found.kind == .folder { waiting.append((nil, found)) }
      }
    }
    (self.changed, self.files) = (changed, files)
  }

  /// Whether a file that is equal in both versions may lead to one that is not.
  func canBeRead(by file: GitTree.Found) -> Bool {
    var waiting = [file]
    var seen: Set<String> = [file.id]
    while let file = waiting.popLast() {
      guard case .files(let named) = mentions(of: file) else { return true }
      for other in named where seen.insert(other.id).inserted { waiting.append(other) }
    }
    return false
  }

  private func mentions(of file: GitTree.Found) -> Mentions {
    if let known = known.withLock({ $0[file.id] }) { return known }
    let mentions = find(in: file)
    known.withLock { $0[file.id] = mentions }
    return mentions
  }

  private func find(in file: GitTree.Found) -> Mentions {
    guard let bytes = try? tree.bytes(of: file, limit: limit) else { return .changes }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // An image names nothing: no text in UTF-8 contains a zero.
    if !isWide, bytes.contains(0) { return .files([]) }
    guard !isWide, !bytes.contains(UInt8(ascii: "\\")),
      !["{index}", "{number}", "{item"].contains(where: { bytes.contains($0.utf8) })
    else { return .changes }
    var found: [GitTree.Found] = []
    var isChange = false
    NamePart.forEach(in: bytes) { part in
      if changed.contains(part) { isChange = true } else if let named = files[part] { found += named }
    }
    return isChange ? .changes : .files(found)
  }
}

extension GitTree {
  /// The entries of a folder by the bytes of their names. No path leads to a name that is not valid UTF-8.
  fileprivate func named(_ folder: Found) throws(GitObjects.Problem) -> [[UInt8]: Found] {
    var found: [[UInt8]: Found] = [:]
    for entry in try entries(folder) where entry.isText { found[Array(entry.name.utf8)] = folder.child(entry) }
    return found
  }
}

/// A run of letters, digits, dots, hyphens and underscores, as its hash: equal ones may be different, which only makes a name seem to be
/// where it is not.
private struct NamePart: Hashable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Calls a closure with each whole run.
  static func forEach(in bytes: [UInt8], _ body: (NamePart) -> Void) {
    var part = NamePart()
    var isIn = false
    for byte in bytes {
      if isPart(byte) {
        part.add(byte)
        isIn = true
      } else if isIn {
        body(part)
        (part, isIn) = (NamePart(), false)
      }
    }
    if isIn { body(part) }
  }

  /// Of each way to name a file, the longest part: a text that names the file contains one of them. Nil if a way has none.
  static func parts(of name: [UInt8]) -> Set<NamePart>? {
    // An image is also read by the name that it has without a scale and a device, and without its extension.
    let image = ImageName(String(decoding: name, as: UTF8.self))
    let ways = [name, Array(image.name(scale: 1).utf8), Array(image.stem.utf8)]
    var parts: Set<NamePart> = []
    for way in ways {
      guard let longest = way.split(whereSeparator: { !isPart($0) }).max(by: { $0.count < $1.count }) else {
        return nil
      }
      forEach(in: Array(longest)) { parts.insert($0) }
    }
    return parts
  }
}
