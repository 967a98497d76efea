import TableSystem

/// A place in a text: `%2$05.1f` or `%@` for an argument (IEEE printf, with Foundation's `%@`), `%#@files@` for a part, and `%arg` for the
/// argument of the part whose form it is in.
struct FormatSpecifier {
  enum Conversion {
    case percent
    case part(String)
    case own
    case argument(UInt8)
  }

  /// A width, or a precision.
  private enum Measure {
    case number(Int)
    /// `*`, with the position of its argument from 0; nil for the next one.
    case argument(Int?)
  }

  private(set) var range: Range<Int>
  /// Which argument, from 0.
  private(set) var position: Int?
  private(set) var conversion = Conversion.percent
  private var flags = ""
  private var width: Measure?
  private var precision: Measure?
  /// The bytes of an integer.
  private var size = 4

  /// Nil for a percent sign with nothing that Foundation knows after it, which stands for itself.
  init?(_ source: [UInt8], at start: Int) {
    var scanner = Scanner(source: source, index: start + 1)
    range = start..<start
    position = scanner.position()
    let name = scanner.index
    // Foundation takes a number for a width, which a part does not have: DuckDuckGo's `%1#@count@` (SwiftGen/SwiftGen#915).
    if position == nil { _ = scanner.number() }
    if scanner.take("#@") {
      guard let end = source[scanner.index...].firstIndex(where: { !Scanner.isOfName($0) }),
        source[end] == UInt8(ascii: "@"),
        end > scanner.index
      else { return nil }
      conversion = .part(String(decoding: source[scanner.index..<end], as: UTF8.self))
      range = start..<end + 1
      return
    }
    scanner.index = name
    if position == nil, scanner.take("arg") {
      conversion = .own
      range = start..<scanner.index
      return
    }
    while let flag = scanner.next, "0+-# '".utf8.contains(flag) {
      flags.unicodeScalars.append(Unicode.Scalar(flag))
      scanner.index += 1
    }
    width = scanner.measure()
    if scanner.take(".") { precision = scanner.measure() ?? .number(0) }
    let length = scanner.index
    while let letter = scanner.next, "hlqLzjt".utf8.contains(letter) { scanner.index += 1 }
    size = Self.size(source[length..<scanner.index])
    guard let letter = scanner.next, "@dDiuUfFgGeEaAsScCxXoOp%".utf8.contains(letter) else { return nil }
    scanner.index += 1
    // A blank is a flag, but `5 % of` and `5 % discount` are texts.
    if flags.contains(" "), letter == UInt8(ascii: "%") || scanner.next.map(Scanner.isLetter) == true { return nil }
    if "DUO".utf8.contains(letter) { size = 8 }
    conversion = letter == UInt8(ascii: "%") ? .percent : .argument(letter)
    range = start..<scanner.index
  }

  private static func size(_ letters: ArraySlice<UInt8>) -> Int {
    switch letters.first {
    case nil: 4
    case UInt8(ascii: "h"): letters.count > 1 ? 1 : 2
    default: 8
    }
  }
}

extension FormatSpecifier {
  /// The argument as Foundation shows it; nil if there is none.
  ///
  /// - Parameter next: the argument that is taken without a position, from 0.
  func text(of arguments: [TextArgument], next: inout Int) -> String? {
    guard case .argument(let letter) = conversion else { return nil }
    func take(_ place: Int?) -> TextArgument? {
      let index = place ?? next
      if place == nil { next += 1 }
      return arguments.indices.contains(index) ? arguments[index] : nil
    }
    func value(_ measure: Measure?) -> Int? {
      switch measure {
      case nil: nil
      case .number(let number): number
      case .argument(let place): take(place)?.number.flatMap { Int(exactly: $0) }
      }
    }
    var (flags, width) = (flags.filter { $0 != "'" }, value(width))
    let precision = value(precision).flatMap { $0 < 0 ? nil : min($0, Self.greatestMeasure) }
    guard let argument = take(position) else { return nil }
    // As in C, a negative width is the flag for the left.
    if let negative = width, negative < 0 { flags += "-" }
    width = width.map { Int(min($0.magnitude, UInt(Self.greatestMeasure))) }
    let format = "%" + flags + (width.map { "\($0)" } ?? "") + (precision.map { ".\($0)" } ?? "")
    return number(argument.number, format: format, letter)
      ?? padded(words(argument, letter, precision), to: width ?? 0, atStart: flags.contains("-"))
  }

  /// No screen shows more.
  static let greatestMeasure = 1_000

  /// A number as C writes it: rounded to the nearest, and halves to the even digit. Nil if the conversion is for something else.
  private func number(_ number: Double?, format: String, _ letter: UInt8) -> String? {
    guard let number else { return nil }
    let name = Unicode.Scalar(letter)
    switch name {
    case "f", "F", "e", "E", "g", "G", "a", "A": return Self.print("\(format)\(name)", number)
    case "d", "D", "i": return integer(number).map { Self.print(format + "lld", $0) }
    case "u", "U", "x", "X", "o", "O", "p":
      let size = name == "p" ? 8 : size
      let unsigned = integer(number).map { UInt64(bitPattern: $0) & (.max >> UInt64(64 - 8 * size)) }
      let letter = name == "p" ? "#llx" : "ll\(Character(name).lowercased())"
      return unsigned.map { Self.print(format + (name == "X" ? "llX" : letter), $0) }
    default: return nil
    }
  }

  /// The number in the bytes that the app reads of it; nil for a fraction, which no such place is for.
  private func integer(_ number: Double) -> Int64? {
    guard let whole = Int64(exactly: number) else { return nil }
    switch size {
    case 1: return Int64(Int8(truncatingIfNeeded: whole))
    case 2: return Int64(Int16(truncatingIfNeeded: whole))
    case 4: return Int64(Int32(truncatingIfNeeded: whole))
    default: return whole
    }
  }

  private static func print(_ format: String, _ value: some CVarArg) -> String {
    // The greatest number has 309 digits before the point.
    var buffer = [UInt8](repeating: 0, count: 400 + 2 * greatestMeasure)
    let count = buffer.withUnsafeMutableBytes { buffer in
      withVaList([value]) {
        vsnprintf(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, format, $0)
      }
    }
    return String(decoding: buffer.prefix(min(max(Int(count), 0), buffer.count - 1)), as: UTF8.self)
  }

  /// What is shown of a text, of a character by its number, and of a value that is of another kind than its place.
  private func words(_ argument: TextArgument, _ letter: UInt8, _ precision: Int?) -> String {
    switch (Unicode.Scalar(letter), argument.number) {
    case ("c", let number?): String(Unicode.Scalar(Int64(exactly: number).map { UInt8(truncatingIfNeeded: $0) } ?? 0))
    case ("C", let number?):
      String(decoding: [Int64(exactly: number).map { UInt16(truncatingIfNeeded: $0) } ?? 0], as: UTF16.self)
    case ("@", _), ("s", _), ("S", _): String(argument.string.prefix(precision ?? .max))
    default: argument.string
    }
  }

  private func padded(_ text: String, to width: Int, atStart: Bool) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return atStart ? text + blanks : blanks + text
  }

  /// Reads the parts of a place.
  private struct Scanner {
    let source: [UInt8]
    var index: Int

    var next: UInt8? { index < source.count ? source[index] : nil }

    mutating func take(_ text: StaticString) -> Bool {
      let isNext = text.withUTF8Buffer { source[min(index, source.count)...].starts(with: $0) }
      if isNext { index += text.utf8CodeUnitCount }
      return isNext
    }

    mutating func number() -> Int? {
      var value: Int?
      while let digit = next, (0x30...0x39).contains(digit) {
        value = min((value ?? 0) * 10 + Int(digit - 0x30), 1 << 20)
        index += 1
      }
      return value
    }

    /// `2$`, from 0.
    mutating func position() -> Int? {
      let start = index
      if let place = number(), place > 0, take("$") { return place - 1 }
      index = start
      return nil
    }

    mutating func measure() -> Measure? {
      take("*") ? .argument(position()) : number().map { .number($0) }
    }

    /// Of the name of a part: letters, digits, `_`, `-`, and what is not ASCII.
    static func isOfName(_ byte: UInt8) -> Bool {
      isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || byte >= 0x80
    }

    static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
