/// Follows a charstring (Type 2), and writes it without subroutines.
struct CharStringWalk {
  /// The charstring with the code of the subroutines in place of their calls.
  private(set) var code: [UInt8] = []
  /// The operands on the stack, and where they begin in `code`.
  private var operands: [(value: Int, start: Int)] = []

  private let global: CFFIndex
  private let local: CFFIndex?
  private var hints = 0
  /// Limits subroutines that call each other repeatedly.
  private var steps = 0
  private static let mostSteps = 200_000
  private static let mostCalls = 10

  private enum End {
    case ofSubroutine, ofGlyph
  }

  /// Nil for a charstring that is damaged, composes a glyph from two, or computes subroutine numbers.
  init?(_ charString: FontData, global: CFFIndex, local: CFFIndex?) {
    self.global = global
    self.local = local
    guard walk(charString, calls: 0) == .ofGlyph else { return nil }
  }

  /// Nil if the charstring is damaged.
  private mutating func walk(_ code: FontData, calls: Int) -> End? {
    var index = 0
    while let byte = code.u8(index) {
      steps += 1
      guard steps < Self.mostSteps else { return nil }
      let start = index
      index += 1
      switch byte {
      case 28:
        guard let value = code.i16(index) else { return nil }
        index += 2
        push(value, code, start..<index)
      case 32...254:
        guard let (number, size) = code.charStringNumber(start) else { return nil }
        index += size - 1
        push(number, code, start..<index)
      case 255:
        guard let value = code.i32(index) else { return nil }
        index += 4
        push(value >> 16, code, start..<index)
      case 10, 29:
        guard let end = call(isGlobal: byte == 29, calls: calls) else { return nil }
        if end == .ofGlyph { return .ofGlyph }
      case 11: return .ofSubroutine
      case 14:
        guard operands.count < 4 else { return nil }
        append(code, start..<index)
        return .ofGlyph
      case 12:
        guard let second = code.u8(index) else { return nil }
        index += 1
        switch second {
        // `dotsection`, of which Type 1 fonts and those made from them have some, does nothing.
        case 0: operands.removeAll()
        // Flex operators draw; the others compute.
        case 34...37: append(code, start..<index)
        default: return nil
        }
      case 1, 3, 18, 23:
        hints += operands.count / 2
        append(code, start..<index)
      case 19, 20:
        // The remaining operands on the stack are vertical hints.
        hints += operands.count / 2
        index += (hints + 7) / 8
        append(code, start..<index)
      default: append(code, start..<index)
      }
    }
    // A subroutine can end without an operator.
    return calls > 0 ? .ofSubroutine : nil
  }

  private mutating func push(_ value: Int, _ source: FontData, _ range: Range<Int>) {
    operands.append((value, code.count))
    if let part = source.part(range.lowerBound, count: range.count) { code += part.content }
  }

  /// Writes an operator, which takes all operands.
  private mutating func append(_ source: FontData, _ range: Range<Int>) {
    if let part = source.part(range.lowerBound, count: range.count) { code += part.content }
    operands.removeAll()
  }

  private mutating func call(isGlobal: Bool, calls: Int) -> End? {
    guard let operand = operands.popLast(), calls < Self.mostCalls, let list = isGlobal ? global : local,
      let subroutine = list[operand.value + list.bias]
    else { return nil }
    code.removeSubrange(operand.start...)
    return walk(subroutine, calls: calls + 1)
  }
}
