/// A length that records its derivation.
struct TracedLength: Length {
  typealias Scope = TracedScope

  static var costOfView: Int { ExplanationCost.view }
  private(set) var points: Double
  private(set) var steps: [Derivation.Step]

  var source: Derivation.Source? {
    let parts = steps.filter { $0.change.points.map { $0 != 0 } ?? false }
    guard let first = parts.first, parts.count == 1 || parts.allSatisfy(\.isOfProfile) else { return nil }
    return first.source
  }

  init(points: Double, reason: @autoclosure () -> String, source: @autoclosure () -> Derivation.Source?) {
    self.points = points
    steps = [Derivation.Step(change: .start(points), reason: reason(), source: source(), value: points)]
  }

  func changed(
    _ change: @autoclosure () -> Derivation.Change, to points: Double, reason: @autoclosure () -> String,
    source: @autoclosure () -> Derivation.Source?
  ) -> TracedLength {
    let change = change()
    var changed = self
    changed.points = points
    if change.tells(from: self.points, to: points) {
      changed.steps.append(Derivation.Step(change: change, reason: reason(), source: source(), value: points))
    }
    return changed
  }

  static func + (one: TracedLength, other: TracedLength) -> TracedLength {
    one.adding(other, to: one.points + other.points) { $0 }
  }

  static func - (one: TracedLength, other: TracedLength) -> TracedLength {
    one.adding(other, to: one.points - other.points) { -$0 }
  }

  private func adding(_ other: TracedLength, to points: Double, _ sign: (Double) -> Double) -> TracedLength {
    var sum = self
    for part in other.parts {
      let change = sign(1) > 0 ? Derivation.Change.plus(part.points) : .minus(part.points)
      sum = sum.changed(change, to: sum.points + sign(part.points), reason: part.reason, source: part.source)
    }
    sum.points = points
    return sum
  }

  /// Its terms if it is a sum, otherwise the whole length under the name of its first step.
  private var parts: [(points: Double, reason: String, source: Derivation.Source?)] {
    let parts = steps.compactMap { step in step.change.points.map { ($0, step.reason, step.source) } }
    return parts.count == steps.count ? parts : [(points, steps.first?.reason ?? "", source)]
  }

  static func == (one: TracedLength, other: TracedLength) -> Bool { one.points == other.points }
  static func < (one: TracedLength, other: TracedLength) -> Bool { one.points < other.points }
}

extension Derivation.Step {
  fileprivate var isOfProfile: Bool { if case .profile = source { true } else { false } }
}

extension Derivation.Change {
  /// The term that it adds, in points; nil if it is not an addition.
  fileprivate var points: Double? {
    switch self {
    case .start(let points), .plus(let points): points
    case .minus(let points): -points
    case .nothing, .halved, .times, .up, .down, .nearest, .edges, .mirrored: nil
    }
  }

  /// Whether it is recorded as a step: a rounding only if it changes the number.
  fileprivate func tells(from old: Double, to new: Double) -> Bool {
    switch self {
    case .start, .nothing, .halved, .times: true
    case .plus(let points), .minus(let points): abs(points) > 1e-9
    case .up, .down, .nearest, .edges, .mirrored: abs(new - old) > 1e-6
    }
  }
}
