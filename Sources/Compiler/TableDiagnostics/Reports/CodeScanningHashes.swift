/// The hashes by which GitHub's code scanning knows the lines of a file again (`primaryLocationLineHash`): of the 100 characters from the
/// start of a line on, without blanks. The action that uploads a report warns of every result with another one
/// (github/codeql-action, `fingerprints.ts`).
enum CodeScanningHashes {
  /// The number of UTF-16 code units that a hash is of.
  private static let length = 100
  private static let factor: UInt64 = 37
  /// The weight of the unit that leaves the window.
  private static let last = (0..<length).reduce(into: UInt64(1)) { weight, _ in weight &*= factor }

  /// - Parameter lines: the numbers of the lines that are asked for, counted from 1.
  /// - Returns: the hash of each line that is there, with the number of its repetition in the file.
  static func hashes(of lines: Set<Int>, in source: [UInt8]) -> [Int: String] {
    var found: [Int: String] = [:]
    var counts: [UInt64: Int] = [:]
    var window = [UInt64](repeating: 0, count: length)
    // The lines that begin in the window.
    var starts = [Int](repeating: 0, count: length)
    var (hash, index, line) = (UInt64(0), 0, 0)
    var (isLineStart, followsReturn) = (true, false)

    func report() {
      guard starts[index] > 0 else { return }
      counts[hash, default: 0] += 1
      if lines.contains(starts[index]) {
        found[starts[index]] = "\(String(hash, radix: 16)):\(counts[hash] ?? 1)"
      }
      starts[index] = 0
    }
    func add(_ unit: UInt64) {
      hash = factor &* hash &+ unit &- last &* window[index]
      window[index] = unit
      index = (index + 1) % length
    }
    func read(_ unit: UInt16) {
      let isReturn = unit == 0x0D
      defer { followsReturn = isReturn }
      if unit == 0x20 || unit == 0x09 || followsReturn && unit == 0x0A { return }
      report()
      if isLineStart {
        line += 1
        starts[index] = line
      }
      isLineStart = isReturn || unit == 0x0A
      add(isReturn ? 0x0A : UInt64(unit))
    }

    for unit in String(decoding: source, as: UTF8.self).utf16 { read(unit) }
    // The end counts as a character.
    read(0xFFFF)
    for _ in 0..<length {
      report()
      add(0)
    }
    return found
  }
}
