/// A relation between keys of a mapping, for both the decoder and the JSON Schema.
package enum KeyRule: Sendable {
  /// The number of the keys that can be used together. `help` is the fix if there are too many.
  case count([String], ClosedRange<Int>, help: String? = nil)
  /// The key must be the only key.
  case alone(String)
  /// The keys have no effect without one of the others; if `beside` names a key, only together with that one.
  case only([String], with: [String], beside: String? = nil, help: String)
}

/// A rule as bit masks of a mapping type's keys.
struct KeyRuleMask: Sendable {
  var rule: KeyRule
  /// The keys that are counted, or that require another key.
  var keys: UInt64
  /// The keys of which one is required.
  var other: UInt64 = 0
  /// The key beside which the others are required; 0 for always.
  var beside: UInt64 = 0
  var count: ClosedRange<Int> = 0...64

  init?(_ rule: KeyRule, names: KeyNames) {
    func mask(_ keys: [String]) -> UInt64 {
      keys.reduce(0) { mask, key in
        guard let index = names.names.firstIndex(of: key) else { preconditionFailure("no key \(key) to rule over") }
        return mask | 1 << UInt64(index)
      }
    }
    self.rule = rule
    switch rule {
    case .count(let keys, let count, _): (self.keys, self.count) = (mask(keys), count)
    case .only(let keys, let others, let beside, _):
      (self.keys, self.other) = (mask(keys), mask(others))
      self.beside = mask(beside.map { [$0] } ?? [])
    // Checked where includes are read.
    case .alone: return nil
    }
  }

  /// Whether the keys seen satisfy the rule.
  func allows(_ seen: UInt64) -> Bool {
    guard seen & beside == beside else { return true }
    guard other == 0 else { return seen & keys == 0 || seen & other != 0 }
    return count.contains((seen & keys).nonzeroBitCount)
  }

  /// Whether the rule requires one of its keys and none was seen.
  func needsMore(than seen: UInt64) -> Bool {
    other == 0 && (seen & keys).nonzeroBitCount < count.lowerBound
  }

  /// Whether the keys seen keep the rule over keys that are already present, which may break it by themselves.
  func allows(_ seen: UInt64, over present: UInt64) -> Bool {
    guard seen & keys != 0, (seen | present) & beside == beside else { return true }
    guard other == 0 else { return (seen | present) & other != 0 }
    return ((seen | present) & keys).nonzeroBitCount <= count.upperBound
  }

  /// The keys that a merged mapping can no longer add after the keys seen.
  func excluded(by seen: UInt64) -> UInt64 {
    other == 0 && count.upperBound == 1 && seen & keys != 0 ? keys : 0
  }
}
