/// What is written to a file.
enum OutputContent: Sendable {
  case bytes([UInt8])
  /// A text that is made while it is written, so that it is never in memory as a whole. It is passed on piece by piece as long as
  /// the argument returns true; false if it must be discarded because it is not whole.
  case stream(@Sendable (_ write: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool)

  /// The number of bytes that it has in memory.
  var size: Int { if case .bytes(let bytes) = self { bytes.count } else { 0 } }

  /// All bytes; nil if they must be discarded.
  var bytes: [UInt8]? {
    switch self {
    case .bytes(let bytes): return bytes
    case .stream(let write):
      var bytes: [UInt8] = []
      let isWhole = write {
        bytes.append(contentsOf: $0)
        return true
      }
      return isWhole ? bytes : nil
    }
  }
}
