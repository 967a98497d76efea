/// The names of a mapping's keys, found by their bytes without making a string of each key of a spec.
struct KeyNames: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]
  /// Open addressing; an empty slot is 255.
  private let slots: [UInt8]
  private let mask: Int

  init(_ names: [String]) {
    self.names = names
    bytes = names.map { Array($0.utf8) }
    var size = 8
    while size < names.count * 4 { size *= 2 }
    mask = size - 1
    var slots = [UInt8](repeating: 255, count: size)
    for (index, name) in bytes.enumerated() {
      var slot = name.withUnsafeBufferPointer { Self.hash($0) } & mask
      while slots[slot] != 255 { slot = (slot + 1) & mask }
      slots[slot] = UInt8(index)
    }
    self.slots = slots
  }

  /// The index of the key with these bytes.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name) & mask
    while slots[slot] != 255 {
      let index = Int(slots[slot])
      if bytes[index].count == name.count && bytes[index].elementsEqual(name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }
}
