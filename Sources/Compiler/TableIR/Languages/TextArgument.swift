/// A value that an app puts into a text, in the place of `%lld` or `%@`.
public enum TextArgument: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// The number; nil if the argument is a text.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// As `%@` shows it: a number without the separators of a language.
  public var string: String {
    switch self {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : "\(number)"
    }
  }
}

extension TextArgument {
  /// The greatest text that is made.
  private static let mostBytes = 64 << 10

  /// A text with its arguments in the place of `%@`, `%lld`, `%2$@` and their like (IEEE printf, with Foundation's `%@`). One that has no
  /// argument stays as it is.
  public static func format(_ text: String, _ arguments: [TextArgument]) -> String {
    guard !arguments.isEmpty else { return text }
    let source = Array(text.utf8)
    var result: [UInt8] = []
    var (index, next) = (0, 0)
    while index < source.count, result.count < mostBytes {
      guard source[index] == UInt8(ascii: "%"), let specifier = Specifier(source, at: index) else {
        result.append(source[index])
        index += 1
        continue
      }
      index = specifier.end
      guard specifier.conversion != UInt8(ascii: "%") else {
        result.append(UInt8(ascii: "%"))
        continue
      }
      let place = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(place) {
        result += specifier.write(arguments[place]).utf8
      } else {
        result += source[specifier.start..<specifier.end]
      }
    }
    return String(decoding: result.prefix(mostBytes), as: UTF8.self)
  }
}

/// A place of an argument: `%`, a position, flags, a width, a precision, a length and a conversion.
private struct Specifier {
  let start: Int
  private(set) var end: Int
  /// Which argument, from 0.
  private(set) var position: Int?
  private var padsWithZeros = false
  private var width = 0
  private var precision: Int?
  private(set) var conversion: UInt8 = 0

  init?(_ source: [UInt8], at start: Int) {
    (self.start, end) = (start, start + 1)
    func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }
    func number(_ index: inout Int) -> Int? {
      var value: Int?
      while (0x30...0x39).contains(byte(index)), (value ?? 0) < 1_000 {
        value = (value ?? 0) * 10 + Int(byte(index) - 0x30)
        index += 1
      }
      return value
    }
    var after = end
    if let place = number(&after), place > 0, byte(after) == UInt8(ascii: "$") {
      (position, end) = (place - 1, after + 1)
    }
    // A blank is a flag, too, but `5 % of` is a text.
    while "0+-#'".utf8.contains(byte(end)) {
      if byte(end) == 0x30 { padsWithZeros = true }
      end += 1
    }
    width = min(number(&end) ?? 0, 100)
    if byte(end) == UInt8(ascii: ".") {
      end += 1
      precision = min(number(&end) ?? 0, 15)
    }
    while "hlqLzjt".utf8.contains(byte(end)) { end += 1 }
    conversion = byte(end)
    guard "@dDiuUfFgGeEsScCxXo%".utf8.contains(conversion) else { return nil }
    end += 1
  }

  func write(_ argument: TextArgument) -> String {
    guard let number = argument.number, number.magnitude < 1e15 else { return argument.string }
    var text: String
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"): text = Self.fixed(number, digits: precision ?? 6)
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      text = number == number.rounded() ? String(Int(number)) : argument.string
    default: text = argument.string
    }
    if padsWithZeros, !text.hasPrefix("-") {
      text = String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
    }
    return text
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 9e18 else { return "\(number)" }
    let units = String(Int(scaled))
    let padded = String(repeating: "0", count: max(digits + 1 - units.utf8.count, 0)) + units
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return digits == 0 ? sign + padded : "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}
