/// A pattern for texts or paths.
///
/// It is compiled into steps that are all followed at once, so a match takes at most the length of the pattern for each character,
/// however its stars and braces are combined.
package struct Glob: Sendable {
  let steps: [Step]
  /// The characters before the first special one, which most texts do not begin with.
  private let prefix: String

  /// One place in the pattern.
  enum Step: Sendable {
    case character(Unicode.Scalar)
    /// `?`: any character except a slash.
    case anyCharacter
    /// `[a-z]`
    case set([ClosedRange<Unicode.Scalar>])
    /// `*` in a path: any characters except slashes.
    case inComponent
    /// `*` in a text, and `**` at the end of a path: any characters.
    case anything
    /// `**/`: any number of whole components. The next step is `component`.
    case components
    case component
    /// Continues at the next step and at another one.
    case fork(Int)
    /// Continues at another step.
    case jump(Int)

    fileprivate var isAnything: Bool { if case .anything = self { true } else { false } }
  }

  /// A pattern for texts, in which `*` matches any characters, and every other character matches itself.
  package init(text pattern: String) {
    var steps: [Step] = []
    for character in pattern.unicodeScalars {
      if character != "*" { steps.append(.character(character)) }
      // Two stars match what one does.
      if character == "*", steps.last?.isAnything != true { steps.append(.anything) }
    }
    self.init(steps)
  }

  private init(_ steps: [Step]) {
    self.steps = steps
    var prefix = String.UnicodeScalarView()
    for step in steps {
      guard case .character(let character) = step else { break }
      prefix.append(character)
    }
    self.prefix = String(prefix)
  }

  /// A pattern for paths: `*` matches any characters of a component, `**` any number of components, `?` one character, `[a-z]` one of
  /// some, `{a,b}` one of several patterns; a backslash makes the next character match itself.
  package init(path pattern: String) throws(GlobProblem) {
    guard pattern.utf8.count <= Self.longest else { throw .tooLong }
    var compiler = GlobCompiler(pattern)
    self.init(try compiler.compile())
  }

  /// The longest pattern for paths, in bytes.
  package static let longest = 1_000

  /// Whether a path could be meant as a pattern.
  package static func isPattern(_ path: String) -> Bool {
    path.unicodeScalars.contains { "*?[{".unicodeScalars.contains($0) }
  }

  /// The folder that everything that matches is in, from the pattern alone, and the pattern below it. Without any special character, all
  /// of it is the folder.
  package static func parts(of pattern: String) -> (folder: String, below: String) {
    let components = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let count = components.firstIndex { isPattern(String($0)) || $0.contains("\\") } ?? components.count
    let folder = components[..<count].joined(separator: "/")
    let isTop = folder.isEmpty && count > 0
    return (isTop ? "/" : folder, components[count...].joined(separator: "/"))
  }

  // MARK: Matching

  /// The work of a place that a character has reached, in steps (``WorkMeter``).
  static let costOfPlace = 5

  /// - Parameter work: the steps are added to it; nothing matches once it is spent.
  package func matches(_ text: String, work: WorkMeter? = nil) -> Bool {
    guard text.utf8.starts(with: prefix.utf8) else { return false }
    var current = Threads(steps)
    var next = Threads(steps)
    current.add(prefix.unicodeScalars.count)
    for character in Substring(text.utf8.dropFirst(prefix.utf8.count)).unicodeScalars {
      guard !current.places.isEmpty, work?.isSpent != true else { return false }
      work?.spend(Self.costOfPlace, times: current.places.count)
      next.removeAll()
      for place in current.places where place < steps.count { advance(place, over: character, to: &next) }
      swap(&current, &next)
    }
    return current.contains(steps.count)
  }

  /// Whether a path or a folder that it is in matches.
  package func matchesPathOrFolder(_ path: String, work: WorkMeter? = nil) -> Bool {
    if matches(path, work: work) { return true }
    return path.indices.contains { path[$0] == "/" && matches(String(path[..<$0]), work: work) }
  }

  private func advance(_ place: Int, over character: Unicode.Scalar, to next: inout Threads) {
    switch steps[place] {
    case .character(let own): if own == character { next.add(place + 1) }
    case .anyCharacter: if character != "/" { next.add(place + 1) }
    case .set(let ranges):
      if character != "/", ranges.contains(where: { $0.contains(character) }) { next.add(place + 1) }
    case .inComponent: if character != "/" { next.add(place) }
    case .anything: next.add(place)
    case .components: if character != "/" { next.add(place + 1) }
    case .component: next.add(character == "/" ? place - 1 : place)
    case .fork, .jump: break
    }
  }
}

/// The places in a pattern that a text has reached, each once.
private struct Threads {
  private(set) var places: [Int] = []
  private var isIn: [Bool]
  private let steps: [Glob.Step]

  init(_ steps: [Glob.Step]) {
    self.steps = steps
    isIn = Array(repeating: false, count: steps.count + 1)
  }

  func contains(_ place: Int) -> Bool { isIn[place] }

  mutating func removeAll() {
    for place in places { isIn[place] = false }
    places.removeAll(keepingCapacity: true)
  }

  /// Adds a place, and those that are reached from it without a character.
  mutating func add(_ place: Int) {
    guard !isIn[place] else { return }
    isIn[place] = true
    places.append(place)
    guard place < steps.count else { return }
    switch steps[place] {
    case .inComponent, .anything: add(place + 1)
    case .components: add(place + 2)
    case .fork(let other):
      add(place + 1)
      add(other)
    case .jump(let other): add(other)
    case .character, .anyCharacter, .set, .component: break
    }
  }
}
