import TableIR
import TableLayout
import TableSupport

extension ConstraintNode {
  /// Whether the constrained edges coincide: it is drawn as one line, not as a distance whose ends could not be
  /// distinguished.
  var isAlignment: Bool {
    guard case .distance(let from, let to) = kind else { return false }
    // A self-sizing row is a hairline, and in iOS 26 a point, taller than its views require.
    return abs(from.position - to.position) < (constant == 0 ? 1.01 : 0.9)
  }

  /// The number that a picture shows beside a constraint, in points: `12`, `≥8`, `16:9`, `=`. Nil if the line is enough.
  var words: String? {
    switch kind {
    case .distance:
      guard multiplier == 1 else { return joined([relation.sign, factor, constant == 0 ? nil : signed]) }
      return isAlignment && relation == .equal && constant == 0 ? nil : (relation.sign ?? "") + Self.number(constant)
    case .length(_, following: nil): return (relation.sign ?? "") + Self.number(constant)
    case .length: return joined([relation.sign ?? "=", factor, constant == 0 ? nil : signed])
    case .ratio: return (relation.sign ?? "") + Self.ratio(multiplier)
    }
  }

  /// Whether it requires two lengths to be equal.
  var isEquality: Bool { relation == .equal && multiplier == 1 && constant == 0 }

  private func joined(_ words: [String?]) -> String { words.compactMap { $0 }.joined(separator: " ") }

  private var factor: String? { multiplier == 1 ? nil : "×" + Self.number(multiplier) }

  private var signed: String { constant < 0 ? Self.number(constant) : "+" + Self.number(constant) }

  /// Two decimals distinguish every pixel at 3x.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
    let rounded = value.magnitude < 1e12 ? (value * 100).rounded() / 100 : value
    return (rounded < 0 ? "−" : "") + String(decimal: rounded.magnitude)
  }

  /// The ratio of a width to a height in small numbers, as Interface Builder shows it: 1.7778 is 16:9.
  private static func ratio(_ value: Double) -> String {
    for height in 1...20 {
      let width = (value * Double(height)).rounded()
      if width >= 1, width <= 32, abs(width / Double(height) - value) < 0.0005 * value {
        return number(width) + ":\(height)"
      }
    }
    return value < 1 ? "1:" + number(1 / value) : number(value) + ":1"
  }
}

extension ConstraintNode.Relation {
  /// Nil for an equality.
  fileprivate var sign: String? {
    switch self {
    case .equal: nil
    case .lessOrEqual: "≤"
    case .greaterOrEqual: "≥"
    }
  }
}
