/// What some keys of a mapping have to do with each other, for the decoder and the JSON Schema alike.
enum KeyRule: Sendable {
  /// How many of the keys there may be. `help` is the way out where there are too many.
  case count([String], ClosedRange<Int>, help: String? = nil)
  /// The key allows no other beside it.
  case alone(String)
  /// The keys say nothing without one of others.
  case only([String], with: [String], help: String)
}

/// A rule over the bits of a mapping type's keys.
struct KeyRuleMask: Sendable {
  var rule: KeyRule
  /// The keys that are counted, or that need another.
  var keys: UInt64
  /// The keys of which one is needed.
  var other: UInt64 = 0
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
    case .only(let keys, let others, _): (self.keys, self.other) = (mask(keys), mask(others))
    // Kept where includes are read.
    case .alone: return nil
    }
  }

  /// Whether keys that were seen keep the rule.
  func allows(_ seen: UInt64) -> Bool {
    guard other == 0 else { return seen & keys == 0 || seen & other != 0 }
    return count.contains((seen & keys).nonzeroBitCount)
  }

  /// Whether keys that were seen keep the rule over those that are there already, which may break it by themselves.
  func allows(_ seen: UInt64, over present: UInt64) -> Bool {
    guard seen & keys != 0 else { return true }
    guard other == 0 else { return (seen | present) & other != 0 }
    return ((seen | present) & keys).nonzeroBitCount <= count.upperBound
  }

  /// The keys that may not come any more, from a merged mapping, once others were seen.
  func excluded(by seen: UInt64) -> UInt64 {
    other == 0 && count.upperBound == 1 && seen & keys != 0 ? keys : 0
  }
}
