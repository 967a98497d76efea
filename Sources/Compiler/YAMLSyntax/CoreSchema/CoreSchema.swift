/// The scalars of YAML 1.2's core schema (YAML 1.2.2, 10.3.2).
enum CoreSchema {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  enum Tag: String, CaseIterable {
    case string = "tag:yaml.org,2002:str"
    case null = "tag:yaml.org,2002:null"
    case bool = "tag:yaml.org,2002:bool"
    case int = "tag:yaml.org,2002:int"
    case float = "tag:yaml.org,2002:float"
    case other = "?"
  }

  /// The value of a plain scalar without a tag; nil for a string.
  static func guess(_ bytes: Bytes) -> CoreValue? {
    guard let first = bytes.first else { return .null }
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"): return isNull(bytes) ? .null : nil
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return bool(bytes).map(CoreValue.bool)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return integer(bytes) ?? float(bytes).map(CoreValue.float)
    default: return nil
    }
  }

  /// The value of a scalar with the tag; nil if it is a string or does not match the tag.
  static func value(_ bytes: Bytes, as tag: Tag) -> CoreValue? {
    switch tag {
    case .string, .other: return nil
    case .null: return isNull(bytes) ? .null : nil
    case .bool: return bool(bytes).map(CoreValue.bool)
    case .int: return integer(bytes)
    case .float: return float(bytes).map(CoreValue.float)
    }
  }

  private static func isNull(_ bytes: Bytes) -> Bool {
    bytes.isEmpty || bytes.isOne(of: "~", "null", "Null", "NULL")
  }

  private static func bool(_ bytes: Bytes) -> Bool? {
    if bytes.isOne(of: "true", "True", "TRUE") { return true }
    return bytes.isOne(of: "false", "False", "FALSE") ? false : nil
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
  private static func integer(_ bytes: Bytes) -> CoreValue? {
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "o") || bytes[1] == UInt8(ascii: "x") {
      return DigitText(bytes[2...], radix: bytes[1] == UInt8(ascii: "o") ? 8 : 16)?.value
    }
    return DigitText(decimal: bytes[...])?.value
  }

  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.inf` or `.nan`.
  private static func float(_ bytes: Bytes) -> Double? {
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "."), let special = special(Bytes(rebasing: rest), hasSign: rest.count < bytes.count)
    {
      return isNegative ? -special : special
    }
    let whole = rest.removeDigits()
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.removeDigits()
    }
    guard whole > 0 || fraction > 0 else { return nil }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard rest.removeDigits() > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  private static func special(_ bytes: Bytes, hasSign: Bool) -> Double? {
    if bytes.isOne(of: ".inf", ".Inf", ".INF") { return .infinity }
    return !hasSign && bytes.isOne(of: ".nan", ".NaN", ".NAN") ? .nan : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isOne(of words: StaticString...) -> Bool {
    words.contains { word in
      elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Removes the digits at the start and returns their number.
  fileprivate mutating func removeDigits() -> Int {
    let digits = prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    removeFirst(digits)
    return digits
  }
}
