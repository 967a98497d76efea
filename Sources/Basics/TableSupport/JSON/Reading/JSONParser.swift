extension JSONValue {
  /// Parses a JSON text strictly: everything that RFC 8259 forbids is rejected, as are duplicate keys and lone surrogates, which it
  /// leaves open. A leading byte order mark is allowed.
  public static func parse(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONValue {
    try read(bytes, limits: limits, keepingFirst: false).value
  }

  /// Parses a JSON text whose objects may have a key several times, of which the first holds, and says where they have it.
  ///
  /// - Returns: the value, and the first repeated keys, at most ``JSONRepeatedKey/most``.
  package static func parse(
    repeating bytes: [UInt8], limits: JSONLimits
  ) throws(JSONError) -> (value: JSONValue, repeated: [JSONRepeatedKey]) {
    try read(bytes, limits: limits, keepingFirst: true)
  }

  private static func read(
    _ bytes: [UInt8], limits: JSONLimits, keepingFirst: Bool
  ) throws(JSONError) -> (value: JSONValue, repeated: [JSONRepeatedKey]) {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<(JSONValue, [JSONRepeatedKey]), JSONError> in
      var parser = JSONParser(bytes: buffer, limits: limits)
      parser.keepsFirst = keepingFirst
      do throws(JSONParser.Failure) {
        let value = try parser.parseText()
        return .success((value, JSONRepeatedKey.placed(parser.repeated, in: buffer)))
      } catch {
        let (line, column) = JSONTextPosition.position(of: error.offset, in: buffer)
        return .failure(JSONError(reason: error.reason, offset: error.offset, line: line, column: column))
      }
    }
    return try result.get()
  }
}

/// A key that an object has twice.
package struct JSONRepeatedKey: Sendable {
  package var key: String
  /// Where the key begins, counted as in `JSONError`.
  package var first: (line: Int, column: Int)
  package var second: (line: Int, column: Int)

  /// The most that are told: the first place is searched for each.
  package static let most = 100

  /// - Parameter keys: with their offsets.
  fileprivate static func placed(
    _ keys: [(key: String, first: Int, second: Int)], in buffer: UnsafeBufferPointer<UInt8>
  ) -> [JSONRepeatedKey] {
    let offsets = keys.flatMap { [$0.first, $0.second] }.sorted()
    let places = Dictionary(zip(offsets, JSONTextPosition.positions(of: offsets, in: buffer))) { first, _ in first }
    return keys.compactMap { key in
      guard let first = places[key.first], let second = places[key.second] else { return nil }
      return JSONRepeatedKey(key: key.key, first: first, second: second)
    }
  }
}

/// Parses the bytes in one pass. Strings and numbers are parsed by extensions in separate files.
struct JSONParser {
  /// A problem and its byte offset. Its line and column are counted only if parsing fails.
  struct Failure: Error {
    var reason: JSONError.Reason
    var offset: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var index = 0
  private var depth = 0
  /// Whether of several values of a key the first is kept.
  fileprivate var keepsFirst = false
  fileprivate var repeated: [(key: String, first: Int, second: Int)] = []

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The next byte, or nil at the end.
  @inline(__always)
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func parseText() throws(Failure) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw Failure(reason: .tooManyBytes(limit: limits.bytes), offset: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Failure(reason: .utf16, offset: 0)
    }
    if bytes.starts(with: JSONTextPosition.mark) { index = JSONTextPosition.mark.count }
    skipSpace()
    let value = try parseValue()
    skipSpace()
    guard index == bytes.count else { throw Failure(reason: .textAfterEnd, offset: index) }
    return value
  }

  @inline(__always)
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  func unexpected(_ expected: String) -> Failure {
    Failure(
      reason: index < bytes.count ? .unexpected(expected: expected) : .endOfText(expected: expected), offset: index)
  }

  private mutating func parseValue() throws(Failure) -> JSONValue {
    switch next {
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "{"): return .object(try parseObject())
    case UInt8(ascii: "["): return .array(try parseArray())
    case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try parseNumber())
    case UInt8(ascii: "t"):
      try parseWord("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try parseWord("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try parseWord("null")
      return .null
    default: throw unexpected("a value")
    }
  }

  private mutating func parseWord(_ word: StaticString) throws(Failure) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else {
        index = start
        throw Failure(reason: .unexpected(expected: "a value"), offset: start)
      }
      index += 1
    }
  }

  /// Parses the items between two brackets, separated by commas.
  @inline(__always)
  private mutating func parseItems(
    until bracket: UInt8, expected: String, _ parseItem: (inout JSONParser) throws(Failure) -> Void
  ) throws(Failure) {
    guard depth < limits.depth else { throw Failure(reason: .tooDeep(limit: limits.depth), offset: index) }
    depth += 1
    index += 1
    skipSpace()
    if next != bracket {
      try parseItem(&self)
      skipSpace()
      while next == UInt8(ascii: ",") {
        index += 1
        skipSpace()
        try parseItem(&self)
        skipSpace()
      }
      guard next == bracket else { throw unexpected(expected) }
    }
    index += 1
    depth -= 1
  }

  private mutating func parseArray() throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    try parseItems(until: UInt8(ascii: "]"), expected: "',' or ']'") { parser throws(Failure) in
      elements.append(try parser.parseValue())
    }
    return elements
  }

  private mutating func parseObject() throws(Failure) -> JSONObject {
    var members = UniqueMembers()
    try parseItems(until: UInt8(ascii: "}"), expected: "',' or '}'") { parser throws(Failure) in
      guard parser.next == UInt8(ascii: "\"") else { throw parser.unexpected("a key in quotes") }
      let start = parser.index
      let key = try parser.parseString()
      let isNew = members.isNew(key)
      if !isNew {
        guard parser.keepsFirst else { throw Failure(reason: .duplicateKey(key), offset: start) }
        if parser.repeated.count < JSONRepeatedKey.most, let first = members.start(of: key) {
          parser.repeated.append((key, first, start))
        }
      }
      parser.skipSpace()
      guard parser.next == UInt8(ascii: ":") else { throw parser.unexpected("':'") }
      parser.index += 1
      parser.skipSpace()
      let value = try parser.parseValue()
      if isNew { members.append(key, value, at: parser.keepsFirst ? start : nil) }
    }
    return JSONObject(unique: members.members)
  }
}

/// Checks that the keys of members are unique: pairwise for few members, with a set for many.
private struct UniqueMembers {
  private(set) var members: [JSONObject.Member] = []
  private var keys: Set<ExactText> = []
  /// Only where a key may be repeated.
  private var starts: [Int] = []

  private static let few = 24

  mutating func isNew(_ key: String) -> Bool {
    guard members.count >= Self.few else { return !members.contains { ExactText($0.key) == ExactText(key) } }
    if keys.isEmpty { keys = Set(members.map { ExactText($0.key) }) }
    return keys.insert(ExactText(key)).inserted
  }

  /// Where the member of a key begins.
  func start(of key: String) -> Int? {
    members.firstIndex { ExactText($0.key) == ExactText(key) }.flatMap {
      starts.indices.contains($0) ? starts[$0] : nil
    }
  }

  mutating func append(_ key: String, _ value: JSONValue, at start: Int?) {
    if let start { starts.append(start) }
    members.append(JSONObject.Member(key: key, value: value))
  }
}
