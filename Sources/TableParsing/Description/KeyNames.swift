/// The names of a mapping's keys, looked up by their bytes without creating a string for each key of a spec.
///
/// This is a class because it is used for every key of a spec: passing a reference costs less than passing its arrays.
final class KeyNames: Sendable {
  let names: [String]
  /// All names concatenated, and the end of each.
  private let bytes: [UInt8]
  private let ends: [Int]
  /// Open addressing; an empty slot is 255.
  private let slots: [UInt8]

  init(_ names: [String]) {
    precondition(names.count < 255, "a slot holds the index of a name in one byte")
    self.names = names
    var size = 8
    while size < names.count * 4 { size *= 2 }
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var slots = [UInt8](repeating: 255, count: size)
    for (index, name) in names.enumerated() {
      let utf8 = Array(name.utf8)
      bytes += utf8
      ends.append(bytes.count)
      var slot = utf8.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] != 255 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt8(index)
    }
    self.bytes = bytes
    self.ends = ends
    self.slots = slots
  }

  /// The index of the key with these bytes.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] != 255 {
      let index = Int(slots[slot])
      if isName(index, name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == name.count else { return false }
    for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
    return true
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }
}
