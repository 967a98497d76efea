/// Finds the places of values in a JSON text that was parsed before. Values do not store their places, because only problems need them.
public struct JSONLocator: Sendable {
  /// The range from the first scalar of a value to the end of its last; lines and columns are counted as in `JSONError`.
  public struct Place: Hashable, Sendable {
    /// The position of the value's first scalar.
    public var start: Position
    /// The position after the value's last scalar.
    public var end: Position
  }

  /// A position between two scalars of the text, as editors show it.
  public struct Position: Hashable, Sendable {
    /// Counted from 1. Lines end with LF, CRLF or CR.
    public var line: Int
    /// Counted from 1 in Unicode scalars.
    public var column: Int
  }

  private let bytes: [UInt8]

  /// Creates a JSON locator.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of the value that a pointer leads to, or of the innermost existing value around it; nil for invalid JSON.
  public func place(of pointer: JSONPointer) -> Place? {
    bytes.withUnsafeBufferPointer { buffer in
      var walk = JSONWalk(parser: JSONParser(bytes: buffer, limits: JSONLimits()))
      guard let range = try? walk.find(pointer.tokens) else { return nil }
      let start = JSONTextPosition.position(of: range.lowerBound, in: buffer)
      let end = JSONTextPosition.position(of: range.upperBound, in: buffer)
      return Place(
        start: Position(line: start.line, column: start.column), end: Position(line: end.line, column: end.column))
    }
  }
}

extension JSONLocator {
  /// The bytes of a member of an object.
  public struct MemberRange: Hashable, Sendable {
    /// Its key, with the quotes.
    public var key: Range<Int>
    /// Its value, without the blanks around it.
    public var value: Range<Int>
  }

  /// The bytes of an object's members, in their order, and of the object; nil for invalid JSON, and for anything else than an object.
  public func members(of pointer: JSONPointer) -> (object: Range<Int>, members: [MemberRange])? {
    bytes.withUnsafeBufferPointer { buffer in
      var walk = JSONWalk(parser: JSONParser(bytes: buffer, limits: JSONLimits()))
      guard let range = try? walk.find(pointer.tokens), !range.isEmpty, buffer[range.lowerBound] == UInt8(ascii: "{")
      else { return nil }
      walk.parser.index = range.lowerBound
      return (try? walk.members()).map { (range, $0) }
    }
  }

  /// The positions of an object's members that have some keys; none for invalid JSON, and in anything else than an object.
  public func positions(of keys: Set<String>, in object: JSONPointer) -> [String: Position] {
    let members = members(of: object)?.members ?? []
    let found = members.compactMap { member -> (key: String, offset: Int)? in
      guard case .string(let key)? = try? JSONValue.parse(Array(bytes[member.key])), keys.contains(key) else {
        return nil
      }
      return (key, member.key.lowerBound)
    }
    let places = bytes.withUnsafeBufferPointer { JSONTextPosition.positions(of: found.map(\.offset), in: $0) }
    return Dictionary(
      zip(found, places).map { ($0.key, Position(line: $1.line, column: $1.column)) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Descends to one value and skips all others.
private struct JSONWalk {
  var parser: JSONParser

  mutating func find(_ tokens: [String]) throws(JSONParser.Failure) -> Range<Int> {
    if parser.bytes.starts(with: JSONTextPosition.mark) { parser.index = JSONTextPosition.mark.count }
    parser.skipSpace()
    for token in tokens {
      let start = parser.index
      guard try enter(token) else {
        parser.index = start
        break
      }
    }
    let start = parser.index
    try skipValue()
    return start..<parser.index
  }

  /// Moves to the start of a member or an element; returns false if there is none.
  private mutating func enter(_ token: String) throws(JSONParser.Failure) -> Bool {
    guard let bracket = parser.next, bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[") else { return false }
    let isObject = bracket == UInt8(ascii: "{")
    guard let wanted = isObject ? -1 : JSONPointer.index(token) else { return false }
    parser.index += 1
    var count = 0
    while true {
      parser.skipSpace()
      guard parser.next != nil else { return false }
      if parser.next == UInt8(ascii: "}") || parser.next == UInt8(ascii: "]") { return false }
      if parser.next == UInt8(ascii: ",") {
        parser.index += 1
        parser.skipSpace()
      }
      if isObject {
        let key = try parser.parseString()
        parser.skipSpace()
        parser.index += 1
        parser.skipSpace()
        if ExactText(key) == ExactText(token) { return true }
      } else if count == wanted {
        return true
      }
      try skipValue()
      count += 1
    }
  }

  /// The members of the object that starts here.
  mutating func members() throws(JSONParser.Failure) -> [JSONLocator.MemberRange] {
    var members: [JSONLocator.MemberRange] = []
    repeat {
      parser.index += 1
      parser.skipSpace()
      guard parser.next == UInt8(ascii: "\"") else { break }
      let key = parser.index
      _ = try parser.parseString()
      let end = parser.index
      parser.skipSpace()
      parser.index += 1
      parser.skipSpace()
      let value = parser.index
      try skipValue()
      members.append(JSONLocator.MemberRange(key: key..<end, value: value..<parser.index))
      parser.skipSpace()
    } while parser.next == UInt8(ascii: ",")
    return members
  }

  /// Skips a value of any depth, without a stack.
  private mutating func skipValue() throws(JSONParser.Failure) {
    var depth = 0
    while let byte = parser.next {
      switch byte {
      case UInt8(ascii: "\""): _ = try parser.parseString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        parser.index += 1
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        parser.index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
        parser.index += 1
        continue
      default: skipWord()
      }
      if depth <= 0 { return }
    }
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() {
    while let byte = parser.next {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09: return
      default: parser.index += 1
      }
    }
  }
}
