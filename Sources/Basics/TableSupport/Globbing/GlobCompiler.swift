/// What is wrong with a pattern for paths.
package enum GlobProblem: Error, Equatable {
  case tooLong
  case unclosed(Unicode.Scalar)
  case emptySet
  case reversedRange
  case negation
  case tooDeep

  /// In words, for use after a colon.
  package var words: String {
    switch self {
    case .tooLong: "it is longer than \(Glob.longest) bytes"
    case .unclosed(let bracket): "the '\(bracket)' is never closed"
    case .emptySet: "'[]' matches nothing"
    case .reversedRange: "a range in brackets runs backwards"
    case .negation: "'[!' and '[^' are not supported"
    case .tooDeep: "its braces are nested more than \(GlobCompiler.deepest) levels deep"
    }
  }
}

/// Compiles a pattern for paths into steps.
struct GlobCompiler {
  private let characters: [Unicode.Scalar]
  private var next = 0
  private var steps: [Glob.Step] = []

  static let deepest = 10

  init(_ pattern: String) { characters = Array(pattern.unicodeScalars) }

  mutating func compile() throws(GlobProblem) -> [Glob.Step] {
    try sequence(depth: 0)
    return steps
  }

  /// Compiles up to the end, or to the comma or brace that ends an alternative.
  private mutating func sequence(depth: Int) throws(GlobProblem) {
    while next < characters.count {
      let character = characters[next]
      if depth > 0, character == "," || character == "}" { return }
      next += 1
      switch character {
      case "?": steps.append(.anyCharacter)
      case "*": stars(depth: depth)
      case "[": try set()
      case "{": try alternatives(depth: depth + 1)
      case "\\" where next < characters.count:
        steps.append(.character(characters[next]))
        next += 1
      default: steps.append(.character(character))
      }
    }
  }

  /// `**` is special only as a whole component.
  private mutating func stars(depth: Int) {
    let start = next - 1
    while next < characters.count, characters[next] == "*" { next += 1 }
    let begins =
      start == 0 || characters[start - 1] == "/" || (depth > 0 && "{,".unicodeScalars.contains(characters[start - 1]))
    let after = next < characters.count ? characters[next] : nil
    if begins, next - start > 1, after == "/" {
      next += 1
      steps += [.components, .component]
    } else if begins, next - start > 1, after == nil || (depth > 0 && (after == "," || after == "}")) {
      steps.append(.anything)
    } else {
      steps.append(.inComponent)
    }
  }

  private mutating func set() throws(GlobProblem) {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    if next < characters.count, characters[next] == "!" || characters[next] == "^" { throw .negation }
    while true {
      guard next < characters.count else { throw .unclosed("[") }
      let first = characters[next]
      next += 1
      if first == "]" { break }
      guard next + 1 < characters.count, characters[next] == "-", characters[next + 1] != "]" else {
        ranges.append(first...first)
        continue
      }
      let last = characters[next + 1]
      next += 2
      guard first <= last else { throw .reversedRange }
      ranges.append(first...last)
    }
    if ranges.isEmpty { throw .emptySet }
    steps.append(.set(ranges))
  }

  private mutating func alternatives(depth: Int) throws(GlobProblem) {
    guard depth <= Self.deepest else { throw .tooDeep }
    var ends: [Int] = []
    while true {
      let fork = steps.count
      steps.append(.fork(0))
      try sequence(depth: depth)
      guard next < characters.count else { throw .unclosed("{") }
      let isLast = characters[next] == "}"
      next += 1
      if isLast {
        // The last alternative has no other one beside it.
        steps[fork] = .fork(fork + 1)
        break
      }
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[fork] = .fork(steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }
}
