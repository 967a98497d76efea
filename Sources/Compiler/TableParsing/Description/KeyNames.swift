import YAMLSyntax

/// The names of a mapping's keys, looked up by their bytes without creating a string for each key of a spec.
///
/// This is a class because it is used for every key of a spec: passing a reference costs less than passing its arrays. Its memory is its own
/// and never changes, because the checks of an array cost as much as the look-up.
final class KeyNames: Equatable, @unchecked Sendable {
  let names: [String]
  /// What the keys belong to, with its article; empty for names of something else.
  let owner: String
  /// The bytes of each name, in the memory of all.
  private let texts: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  private let signatures: UnsafeMutablePointer<UInt64>
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Open addressing; an empty slot is 255.
  private let slots: UnsafeMutablePointer<UInt8>
  private let mask: Int

  static func == (one: KeyNames, other: KeyNames) -> Bool { one === other }

  init(_ names: [String], of owner: String = "") {
    self.owner = owner
    precondition(names.count < 255, "a slot holds the index of a name in one byte")
    self.names = names
    var size = 8
    while size < names.count * 4 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 255, count: size)
    texts = .allocate(capacity: max(names.count, 1))
    signatures = .allocate(capacity: max(names.count, 1))
    let all = names.flatMap(\.utf8)
    bytes = .allocate(capacity: max(all.count, 1))
    bytes.initialize(from: all, count: all.count)
    var start = 0
    for (index, name) in names.enumerated() {
      let text = UnsafeBufferPointer(start: UnsafePointer(bytes + start), count: name.utf8.count)
      let signature = Self.signature(text)
      (texts + index).initialize(to: text)
      (signatures + index).initialize(to: signature)
      var slot = Self.hash(signature, count: text.count) & mask
      while slots[slot] != 255 { slot = (slot + 1) & mask }
      slots[slot] = UInt8(index)
      start += text.count
    }
  }

  deinit {
    bytes.deallocate()
    texts.deallocate()
    signatures.deallocate()
    slots.deallocate()
  }

  /// The index of the key with these bytes.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let signature = Self.signature(name)
    var slot = Self.hash(signature, count: name.count) & mask
    while slots[slot] != 255 {
      let index = Int(slots[slot])
      if signatures[index] == signature, isName(index, name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The index of the key with the text of a scalar; nil for other nodes, too.
  @inline(__always)
  func index(of node: NodeID, in tree: SyntaxTree) -> Int? {
    tree.scalarContent(node).flatMap { index(of: $0.bytes) }
  }

  /// Whether a text with the signature of a name is the name.
  @inline(__always)
  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = texts[index]
    guard text.count == name.count else { return false }
    for offset in stride(from: 4, to: name.count &- 4, by: 1) where text[offset] != name[offset] { return false }
    return true
  }

  /// The bytes at both ends, which tell the keys of a mapping apart; all bytes of a text with up to eight.
  @inline(__always)
  private static func signature(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(name.baseAddress), name.count > 0 else { return 0 }
    let count = name.count
    guard count < 4 else {
      let first = start.loadUnaligned(as: UInt32.self)
      let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) | UInt64(last) << 32
    }
    let (first, middle, last) = (start.load(as: UInt8.self), name[count / 2], name[count - 1])
    return UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
  }

  @inline(__always)
  private static func hash(_ signature: UInt64, count: Int) -> Int {
    let word = signature ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (word &* 0xD6E8_FEB8_6659_FD93) >> 32)
  }
}
