/// The members of a JSON object, in the order in which they were written. No two have the same key.
///
/// The order is not compared: `{"a": 1, "b": 2}` equals `{"b": 2, "a": 1}`.
public struct JSONObject: Sendable {
  /// A key of an object with its value.
  public struct Member: Sendable {
    /// The key, with its escapes resolved.
    public var key: String
    /// The value, which can be an array or another object.
    public var value: JSONValue

    /// Creates a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// In the order in which they were written; each key at most once.
  public private(set) var members: [Member]

  /// Creates a JSON object with its defaults.
  public init() {
    members = []
  }

  /// Members whose keys are known to be different.
  package init(unique members: [Member]) {
    self.members = members
  }

  /// If two members have the same key, the later value is used, at the position of the earlier member.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  /// Whether it has no members, as `{}`.
  public var isEmpty: Bool { members.isEmpty }
  /// The number of members.
  public var count: Int { members.count }

  /// The index of a key among the members, by linear search. Use `places` for objects with many keys.
  public func index(of key: String) -> Int? { members.firstIndex { ExactText($0.key) == ExactText(key) } }

  /// The value of a key, or nil. Setting nil removes the member; a new key comes last.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The index of each key among the members.
  public var places: [ExactText: Int] {
    Dictionary(members.enumerated().map { (ExactText($1.key), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The object without some of its members.
  public func without(where isLeftOut: (String) -> Bool) -> JSONObject {
    JSONObject(unique: members.filter { !isLeftOut($0.key) })
  }

  /// The number of members from which on they are looked up in a table.
  private static let many = 12
}

extension JSONObject: Hashable {
  /// Whether two values are the same.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    // The order is usually the same.
    let isInOrder = zip(left.members, right.members).allSatisfy { ExactText($0.key) == ExactText($1.key) }
    if isInOrder { return zip(left.members, right.members).allSatisfy { $0.value == $1.value } }
    let places = left.count > many ? right.places : nil
    return left.members.allSatisfy { member in
      guard let index = places.map({ $0[ExactText(member.key)] }) ?? right.index(of: member.key) else { return false }
      return right.members[index].value == member.value
    }
  }

  /// Hashes what makes values the same.
  public func hash(into hasher: inout Hasher) {
    // A sum, because the order must not matter.
    var sum = 0
    for member in members {
      var own = Hasher()
      own.combine(member.key)
      own.combine(member.value)
      sum &+= own.finalize()
    }
    hasher.combine(members.count)
    hasher.combine(sum)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates a JSON object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}
