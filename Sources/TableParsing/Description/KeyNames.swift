/// The names of a mapping's keys, looked up by their bytes without creating a string for each key of a spec.
///
/// This is a class because it is used for every key of a spec: passing a reference costs less than passing its arrays. Its memory is its own
/// and never changes, because the checks of an array cost as much as the look-up.
final class KeyNames: @unchecked Sendable {
  let names: [String]
  /// All names concatenated, and the end of each.
  private let bytes: UnsafeMutablePointer<UInt8>
  private let ends: UnsafeMutablePointer<Int>
  /// Open addressing; an empty slot is 255.
  private let slots: UnsafeMutablePointer<UInt8>
  private let mask: Int

  init(_ names: [String]) {
    precondition(names.count < 255, "a slot holds the index of a name in one byte")
    self.names = names
    var size = 8
    while size < names.count * 4 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 255, count: size)
    ends = .allocate(capacity: max(names.count, 1))
    let all = names.flatMap(\.utf8)
    bytes = .allocate(capacity: max(all.count, 1))
    bytes.initialize(from: all, count: all.count)
    var start = 0
    for (index, name) in names.enumerated() {
      let length = name.utf8.count
      (ends + index).initialize(to: start + length)
      var slot = Self.hash(UnsafeBufferPointer(start: bytes + start, count: length)) & mask
      while slots[slot] != 255 { slot = (slot + 1) & mask }
      slots[slot] = UInt8(index)
      start += length
    }
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
    slots.deallocate()
  }

  /// The index of the key with these bytes.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name) & mask
    while slots[slot] != 255 {
      let index = Int(slots[slot])
      if isName(index, name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == name.count, let other = name.baseAddress else { return false }
    for offset in 0..<name.count where bytes[start &+ offset] != other[offset] { return false }
    return true
  }

  /// From the length and the bytes at both ends, which tell the keys of a mapping apart.
  @inline(__always)
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = UnsafeRawPointer(name.baseAddress) else { return 0 }
    let count = name.count
    var word = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 4 {
      let first = start.loadUnaligned(as: UInt32.self)
      let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      word ^= UInt64(first) | UInt64(last) << 32
    } else if count > 0 {
      word ^= UInt64(name[0]) | UInt64(name[count - 1]) << 8
    }
    return Int(truncatingIfNeeded: (word &* 0xD6E8_FEB8_6659_FD93) >> 32)
  }
}
