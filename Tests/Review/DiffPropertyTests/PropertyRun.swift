import RandomNumbers
import SpecDrawing
import TableSupport

/// Draws cases and judges them, one after the other.
struct PropertyRun {
  /// Whose keys are changed.
  enum Subject: Sendable {
    case specs, profiles
  }

  let subject: Subject
  private let specs: SpecLanguage
  /// The language of the subject.
  let language: SpecLanguage
  let seed: UInt64
  let judge = Judge()
  private(set) var tally = PropertyTally()

  /// How many specs are drawn for a case until two of them have no errors.
  private static let attempts = 24

  init(_ subject: Subject, seed: UInt64) throws {
    self.subject = subject
    self.seed = seed
    specs = try .specs()
    language = subject == .specs ? specs : try .profiles()
  }

  /// Which have one value.
  static func isBeyondReach(_ place: SpecLanguage.Place) -> Bool {
    place.key == "tablespec" || place.key == "metricsprofile"
  }

  /// The case with an index: each seed has its own, whoever runs it.
  mutating func run(_ index: Int) throws {
    let place = language.places[index % language.places.count]
    guard !Self.isBeyondReach(place) else { return }
    // Some that are drawn are no specs, of a few keys nearly all: another try is worth more than a case lost.
    for attempt in 0..<Self.attempts {
      guard let pair = try pair(with: place, index: index, attempt: attempt) else { continue }
      tally.drawn += 1
      guard let verdict = judge.verdict(on: pair) else { continue }
      tally.judged[place, default: 0] += 1
      if verdict.differs { tally.differing[place, default: 0] += 1 }
      if !verdict.failures.isEmpty { note(pair, verdict.failures, place) }
      return
    }
  }

  private func pair(with place: SpecLanguage.Place, index: Int, attempt: Int) throws -> Case? {
    let number = UInt64(index) &* UInt64(Self.attempts) &+ UInt64(attempt)
    var numbers = Generator(state: seed &* 0x1_0000_0001 &+ number &* 0x2545_F491_4F6C_DD1D)
    var drawer = SpecDrawer(language: language, numbers: Generator(state: numbers.next()))
    guard var (spec, path) = try drawer.file(with: place), let old = spec[path] else { return nil }
    if subject == .profiles {
      // The profile stands in a spec that names it.
      var other = SpecDrawer(language: specs, numbers: Generator(state: numbers.next()))
      spec = try other.showcase().setting([.key("metrics")], to: spec)
      path = [.key("metrics")] + path
    }
    var pair = Case(old: spec, new: spec, setting: Setting(&numbers), marksAll: numbers.chance(70))
    // The next case of the same place has the other.
    pair.style = index / language.places.count % 2 == 0 ? .light : .dark
    if case .string(let name) = old, DrawnFiles.images.contains(name), numbers.chance(40) {
      pair.changedImages = [name]
      return pair
    }
    if numbers.chance(25) {
      pair.new = spec.setting(path, to: nil)
    } else if case .array(let elements) = old, !elements.isEmpty, numbers.chance(40) {
      pair.new = spec.setting(path, to: .array(changed(elements, &numbers)))
    } else if let value = try drawer.value(of: place, besides: old, at: path) {
      pair.new = spec.setting(path, to: value)
    }
    if numbers.chance(50) { swap(&pair.old, &pair.new) }
    return pair.isSame ? nil : pair
  }

  /// A list with an element gone, twice, or elsewhere.
  private func changed(_ elements: [JSONValue], _ numbers: inout Generator) -> [JSONValue] {
    var elements = elements
    let index = numbers.choice(of: elements.count)
    switch numbers.choice(of: 3) {
    case 0: elements.remove(at: index)
    case 1: elements.insert(elements[index].setting([.key("id")], to: nil), at: numbers.choice(of: elements.count + 1))
    default: elements.insert(elements.remove(at: index), at: numbers.choice(of: elements.count))
    }
    return elements
  }

  /// Keeps the failures of a case, shrunk, once for their key.
  private mutating func note(_ pair: Case, _ failures: Set<Verdict.Failure>, _ place: SpecLanguage.Place) {
    tally.failed[place, default: 0] += 1
    // The first few of a place say what is to be said.
    guard tally.failed[place, default: 0] <= 2 else { return }
    var open = failures
    while let failure = open.min() {
      var shrinking = Shrinking(judge: judge)
      let smallest = shrinking.shrunk(pair, failure)
      let found = (judge.verdict(on: smallest)?.failures ?? []).union([failure])
      tally.add(PropertyFailure(pair: smallest, failures: found))
      open.subtract(found)
    }
  }
}
