import SpecDrawing

/// A case that is silent where it should tell, as small as it gets.
struct PropertyFailure: Sendable {
  var pair: Case
  var failures: Set<Verdict.Failure>

  /// The key that matters.
  var name: String { pair.keys.joined(separator: " and ") }

  var words: String {
    let kinds = failures.sorted().map(\.description).joined(separator: "; ")
    var text = "\(name) changes untold (\(kinds)) on \(pair.setting), \(pair.style.rawValue)\n"
    if !pair.marksAll { text += "    of the rows r0, r2 and r4 are marked\n" }
    text += "    at  \(pair.old.differences(from: pair.new).map(\.words).joined(separator: ", "))\n"
    if !pair.changedImages.isEmpty { text += "    other bytes: \(pair.changedImages.sorted())\n" }
    return text + "    old \(pair.old.json)\n    new \(pair.new.json)"
  }
}

/// What a run of cases came to.
struct PropertyTally: Sendable {
  var drawn = 0
  var judged: [SpecLanguage.Place: Int] = [:]
  /// How many of those show something different.
  var differing: [SpecLanguage.Place: Int] = [:]
  var failed: [SpecLanguage.Place: Int] = [:]
  private(set) var failures: [String: PropertyFailure] = [:]

  mutating func add(_ failure: PropertyFailure) {
    guard var known = failures[failure.name] else {
      failures[failure.name] = failure
      return
    }
    known.failures.formUnion(failure.failures)
    if failure.pair.old.json.count + failure.pair.new.json.count < known.pair.old.json.count + known.pair.new.json.count
    {
      known.pair = failure.pair
    }
    failures[failure.name] = known
  }

  mutating func merge(_ other: PropertyTally) {
    drawn += other.drawn
    judged.merge(other.judged, uniquingKeysWith: +)
    differing.merge(other.differing, uniquingKeysWith: +)
    failed.merge(other.failed, uniquingKeysWith: +)
    for failure in other.failures.values { add(failure) }
  }

  func summary(of places: [SpecLanguage.Place], seed: UInt64, cases: Int, seconds: Double) -> String {
    func total(_ counts: [SpecLanguage.Place: Int]) -> Int { counts.values.reduce(0, +) }
    let judgedCount = total(judged)
    var text = """
      seed \(seed): \(cases) cases asked for, \(drawn) drawn, \(judgedCount) of specs without errors, \(total(differing)) that \
      show something different, \(total(failed)) untold; \(places.count) keys
      """
    text += " in \(Int(seconds)) s (\(Int(Double(judgedCount) / max(seconds, 0.001))) cases a second)"
    let unseen = places.filter { judged[$0] != nil && differing[$0] == nil }
    if !unseen.isEmpty { text += "\nnothing to see of \(unseen.map(\.description).joined(separator: ", "))" }
    let rare = places.compactMap { place in judged[place].map { (place, $0) } }.min { $0.1 < $1.1 }
    if let rare { text += "\nrarest: \(rare.0), \(rare.1) cases" }
    return text
  }
}
