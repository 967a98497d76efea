/// A value with the precomputed hash of its content: different values are distinguished without traversing them, regardless of
/// their depth.
///
/// Only large values store their hashed parts; those of a small value are computed on demand, which saves memory and costs
/// no more than its size.
struct HashedValue: Hashable {
  let value: JSONValue
  private let digest: Int
  /// The elements of an array, or the values of an object's members, if it contains many values.
  private let parts: [HashedValue]
  /// The number of values in it, including itself.
  private let size: Int

  private static let small = 32

  init(_ value: JSONValue) {
    let parts: [HashedValue]
    switch value {
    case .array(let elements): parts = elements.map(HashedValue.init)
    case .object(let object): parts = object.members.map { HashedValue($0.value) }
    default: parts = []
    }
    self.init(value, parts: parts)
  }

  private init(_ value: JSONValue, parts: [HashedValue]) {
    self.value = value
    digest = Self.digest(value, parts)
    size = parts.reduce(1) { $0 + $1.size }
    self.parts = size > Self.small ? parts : []
  }

  private static func digest(_ value: JSONValue, _ parts: [HashedValue]) -> Int {
    var hasher = Hasher()
    switch value {
    case .array:
      hasher.combine(0)
      for part in parts { hasher.combine(part.digest) }
    case .object(let object):
      hasher.combine(1)
      // A sum, because the order must not matter.
      var sum = 0
      for (member, part) in zip(object.members, parts) {
        var own = Hasher()
        own.combine(ExactText(member.key))
        own.combine(part.digest)
        sum &+= own.finalize()
      }
      hasher.combine(sum)
    default:
      hasher.combine(2)
      hasher.combine(value)
    }
    return hasher.finalize()
  }

  static func == (left: Self, right: Self) -> Bool { left.digest == right.digest && left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The elements of an array.
  func elements(_ array: [JSONValue]) -> [HashedValue] { parts.isEmpty ? array.map(HashedValue.init) : parts }

  /// The values of an object's members.
  func values(_ object: JSONObject) -> [HashedValue] {
    parts.isEmpty ? object.members.map { HashedValue($0.value) } : parts
  }

  /// An object without some of its members; nil if it is not an object.
  func without(where isLeftOut: (String) -> Bool) -> HashedValue? {
    guard case .object(let object) = value else { return nil }
    let kept = zip(object.members, values(object)).filter { !isLeftOut($0.0.key) }.map(\.1)
    return HashedValue(.object(object.without(where: isLeftOut)), parts: kept)
  }
}
