/// A merge of two edits of one mapping, key by key: where both sides changed the same lines, they may have changed different keys.
///
/// It takes one mapping of a list, or the keys of one line: there a key is the same one in all three texts.
struct KeyMerge {
  /// A key that both sides changed, in different ways.
  struct Conflict {
    /// `text`, or `text.font` inside a value.
    var key: String
    /// What each side has of it, with the key; empty for nothing.
    var own: [UInt8]
    var other: [UInt8]
  }

  /// The merged text; where the sides conflict, it has the own values.
  private(set) var bytes: [UInt8] = []
  /// What the other side has; where the sides conflict, what both began with.
  private(set) var rest: [UInt8] = []
  private(set) var conflicts: [Conflict] = []

  private typealias Sides<Side> = (base: Side, own: Side, other: Side)

  /// - Returns: nil if they are not the same mapping, so that keys would be mixed that do not belong together.
  init?(_ base: [UInt8], own: [UInt8], other: [UInt8]) {
    guard let base = MappingText(base), let own = MappingText(own), let other = MappingText(other),
      base.before == own.before, base.before == other.before, base.isSame(as: other, mayBeRenamed: false),
      base.isSame(as: own, mayBeRenamed: true)
    else { return nil }
    let all = [base, own, other]
    // What is around the keys of one line, such as a comment, is the team's. Of several lines, each has one key.
    guard all.allSatisfy(\.isOneLine) ? base.after == other.after : all.allSatisfy(\.hasOnePairEachLine) else {
      return nil
    }
    let sides = (base: base, own: own, other: other)
    guard let merged = merge((base.root, own.root, other.root), in: sides, path: "") else { return nil }
    let isFlow = all.allSatisfy(\.isFlow)
    func text(_ pairs: MappingText.Pairs, _ after: [UInt8]) -> [UInt8] {
      own.before + (isFlow ? pairs.inBraces : pairs.onLines(indentation: own.before.count)) + after
    }
    (bytes, rest) = (text(merged.own, own.after), text(merged.rest, other.after))
  }

  /// Merges the pairs of mappings; nil if a text is not one, or nothing would be left of it.
  private mutating func merge(
    _ roots: Sides<Int>, in sides: Sides<MappingText>, path: String
  ) -> (own: MappingText.Pairs, rest: MappingText.Pairs)? {
    guard let base = sides.base.pairs(of: roots.base), var own = sides.own.pairs(of: roots.own),
      var rest = sides.other.pairs(of: roots.other)
    else { return nil }
    var last: String?
    for key in rest.order + base.order.filter({ rest[$0] == nil }) {
      let (old, mine, new) = (base[key], own[key], rest[key])
      if new?.text == old?.text || new?.text == mine?.text {
        // The own pair stays.
      } else if mine?.text == old?.text {
        own.put(key, new, after: last)
      } else if let old = old?.mapping, let ownValue = mine?.mapping, let newValue = new?.mapping,
        let values = merge((old, ownValue, newValue), in: sides, path: "\(path)\(key).")
      {
        own.put(key, mine?.with(values.own), after: last)
        rest.put(key, new?.with(values.rest), after: last)
      } else {
        conflicts.append(Conflict(key: path + key, own: mine?.text ?? [], other: new?.text ?? []))
        rest.put(key, old, after: last)
      }
      if own[key] != nil { last = key }
    }
    return own.order.isEmpty || rest.order.isEmpty ? nil : (own, rest)
  }
}
