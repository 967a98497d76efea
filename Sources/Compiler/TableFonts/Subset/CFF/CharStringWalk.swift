/// Follows a charstring (Type 2) to find the subroutines that it calls.
struct CharStringWalk {
  private(set) var globals: Set<Int> = []
  private(set) var locals: Set<Int> = []

  private let global: CFFIndex
  private let local: CFFIndex?
  /// The number of operands on the stack, and the last of them.
  private var depth = 0
  private var top = 0
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
      index += 1
      switch byte {
      case 28:
        guard let value = code.i16(index) else { return nil }
        push(value)
        index += 2
      case 32...254:
        guard let (number, size) = code.charStringNumber(index - 1) else { return nil }
        push(number)
        index += size - 1
      case 255:
        guard let value = code.i32(index) else { return nil }
        push(value >> 16)
        index += 4
      case 1, 3, 18, 23: addHints()
      case 19, 20:
        // The remaining operands on the stack are vertical hints.
        addHints()
        index += (hints + 7) / 8
      case 10, 29:
        guard let end = call(isGlobal: byte == 29, calls: calls) else { return nil }
        if end == .ofGlyph { return .ofGlyph }
      case 11: return .ofSubroutine
      case 14: return depth >= 4 ? nil : .ofGlyph
      case 12:
        // Flex operators draw; the others compute.
        guard let second = code.u8(index), (34...37).contains(second) else { return nil }
        index += 1
        depth = 0
      default: depth = 0
      }
    }
    // A subroutine can end without an operator.
    return calls > 0 ? .ofSubroutine : nil
  }

  private mutating func push(_ value: Int) {
    depth += 1
    top = value
  }

  private mutating func addHints() {
    hints += depth / 2
    depth = 0
  }

  private mutating func call(isGlobal: Bool, calls: Int) -> End? {
    guard depth > 0, calls < Self.mostCalls, let list = isGlobal ? global : local else { return nil }
    depth -= 1
    let number = top + list.bias
    guard let code = list[number] else { return nil }
    if isGlobal { globals.insert(number) } else { locals.insert(number) }
    return walk(code, calls: calls + 1)
  }
}
