/// The path to a value inside a JSON text (RFC 6901): `/table/sections/0/rows/5/frame`.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// Keys of objects and indices of arrays, unescaped, from the outside in. Empty for the whole text.
  public var tokens: [String]

  /// Creates a JSON pointer.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Parses a pointer; nil if it is invalid: it does not begin with `/`, or it contains a `~` that is not part of an escape.
  public init?(parsing text: String) {
    tokens = []
    guard !text.isEmpty else { return }
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "/") else { return nil }
    var token: [UInt8] = []
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "/"):
        tokens.append(String(decoding: token, as: UTF8.self))
        token.removeAll(keepingCapacity: true)
      case UInt8(ascii: "~"):
        switch bytes.next() {
        case UInt8(ascii: "0"): token.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): token.append(UInt8(ascii: "/"))
        default: return nil
        }
      default: token.append(byte)
      }
    }
    tokens.append(String(decoding: token, as: UTF8.self))
  }

  /// The escaped form: `~` as `~0` and `/` as `~1`.
  public var description: String {
    var text = ""
    for token in tokens {
      text += "/"
      guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
        text += token
        continue
      }
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }

  /// The array index of a token: digits without a leading zero.
  public static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard let first = digits.first, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return first == 0x30 && digits.count > 1 ? nil : Int(token)
  }

  /// Whether another pointer leads to a value inside the value of this one.
  public func contains(_ other: JSONPointer) -> Bool {
    tokens.count < other.tokens.count && other.tokens.starts(with: tokens)
  }
}
