import TableSupport

/// An `.xcstrings` file that strings are added to. Everything else in it stays as it was, byte for byte.
public struct CatalogDocument: Sendable {
  /// A string as a table shows it, for translators.
  public struct Extracted: Hashable, Sendable {
    /// The key in the catalog: for a text without a key, the text itself.
    public var key: String
    /// The text in the source language.
    public var text: String
    /// Whether the table has the text beside the key. Another one is the key itself, or came from a catalog, and corrects nothing.
    public var isItsOwn: Bool
    /// What translators should know about it.
    public var comment: String?

    /// Creates an extracted text.
    public init(key: String, text: String, isItsOwn: Bool = true, comment: String? = nil) {
      self.key = key
      self.text = text
      self.isItsOwn = isItsOwn
      self.comment = comment
    }
  }

  private var root: JSONObject
  private var strings: JSONObject
  /// The file; where strings are new, they have its form, or else that of Xcode.
  public private(set) var bytes: [UInt8]

  /// An empty catalog.
  public init(sourceLanguage: LanguageTag) {
    strings = JSONObject()
    root = [
      "sourceLanguage": .string(sourceLanguage.text), "strings": .object(strings), "version": .string("1.0"),
    ]
    bytes = CatalogWriter.bytes(of: .object(root))
  }

  /// Reads a catalog, which must be valid for `StringCatalog`, too.
  public init(parsing bytes: [UInt8]) throws(CatalogError) {
    _ = try StringCatalog.parse(bytes)
    do throws(JSONError) {
      root = try JSONValue.parse(bytes, limits: JSONLimits(bytes: StringCatalog.greatestSize)).object ?? JSONObject()
    } catch {
      throw CatalogError(error)
    }
    strings = root["strings"]?.object ?? JSONObject()
    self.bytes = bytes
  }

  /// Whether a file has nothing that could get lost if it is replaced: no bytes but blanks, or an object without members.
  public static func isBlank(_ bytes: [UInt8]) -> Bool {
    let words = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return words.isEmpty || words == Array("{}".utf8)
  }

  /// The language that the others are translated from; English if the file does not name it.
  public var sourceLanguage: LanguageTag {
    guard case .string(let tag)? = root["sourceLanguage"] else { return "en" }
    return LanguageTag(tag)
  }

  /// Adds strings that the catalog does not have, and corrects source texts for which a table has another one of its own.
  ///
  /// Translations are never removed. If a source text has changed, its translations are marked for review, as Xcode marks them. Comments of
  /// strings that it has stay: people improve them.
  ///
  /// - Returns: how many strings are new, and how many have another source text.
  @discardableResult
  public mutating func add(_ added: [Extracted]) -> (new: Int, changed: Int) {
    let places = strings.places
    var known = strings.members
    var changed: Set<Int> = []
    var new: [ExactText: JSONObject.Member] = [:]
    for string in added {
      let key = ExactText(string.key)
      if let place = places[key] {
        guard string.isItsOwn else { continue }
        let value = JSONValue.object(revised(known[place].value.object ?? JSONObject(), for: string, isNew: false))
        if value != known[place].value { changed.insert(place) }
        known[place].value = value
      } else {
        guard new[key] == nil else { continue }
        new[key] = JSONObject.Member(key: string.key, value: .object(revised(JSONObject(), for: string, isNew: true)))
      }
    }
    write(known, changed: changed, new: new.values.sorted { CatalogOrder.precedes($0.key, $1.key) })
    return (new.count, changed.count)
  }

  private func revised(_ entry: JSONObject, for string: Extracted, isNew: Bool) -> JSONObject {
    var entry = entry
    if isNew {
      if let comment = string.comment { entry["comment"] = .string(comment) }
      // As in Xcode, entries that Xcode did not find in code are "manual": it would remove others.
      entry["extractionState"] = .string("manual")
    }
    var languages = entry["localizations"]?.object ?? JSONObject()
    let source = root["sourceLanguage"]?.string ?? "en"
    let written = languages[source]?.object
    let known = written?["stringUnit"]?.object?["value"]?.string
    // Forms are worded by people; a table shows one of them.
    let hasForms = written?["variations"] != nil || written?["substitutions"] != nil
    guard !hasForms, (known ?? string.key) != string.text else { return entry }
    if known != nil { languages = languages.markedForReview(except: source) }
    languages.insert(
      .object(["stringUnit": .object(["state": .string("translated"), "value": .string(string.text)])]), for: source)
    entry.insert(.object(languages), for: "localizations")
    return entry
  }

  /// Writes what is different into the file. Each new string is written before the first that follows it in Xcode's order.
  private mutating func write(_ known: [JSONObject.Member], changed: Set<Int>, new: [JSONObject.Member]) {
    guard !new.isEmpty || !changed.isEmpty else { return }
    if root["strings"] == nil { insertStrings() }
    guard let place = JSONLocator(bytes).members(of: JSONPointer(["strings"])), place.members.count == known.count,
      strings.count == known.count
    else { return replaceAll(by: new) }
    let writer = CatalogWriter(
      like: place.members, JSONLocator(bytes).members(of: JSONPointer([]))?.members ?? [], in: bytes)
    let start = writer.start(isFirst: false)
    var members: [JSONObject.Member] = []
    var result: [UInt8] = []
    var copied = 0
    func copy(to end: Int) {
      result += bytes[copied..<end]
      copied = end
    }
    func take(_ member: JSONObject.Member) {
      members.append(member)
      result += writer.text(of: member, level: 2).utf8
    }
    var rest = new[...]
    for (index, member) in known.enumerated() {
      copy(to: place.members[index].key.lowerBound)
      while let next = rest.first, CatalogOrder.precedes(next.key, member.key) {
        take(rest.removeFirst())
        result += ("," + start).utf8
      }
      members.append(member)
      guard changed.contains(index) else { continue }
      copy(to: place.members[index].value.lowerBound)
      var value = ""
      writer.write(member.value, level: 2, to: &value)
      result += value.utf8
      copied = place.members[index].value.upperBound
    }
    if let last = place.members.last {
      copy(to: max(last.value.upperBound, copied))
    } else {
      copy(to: place.object.lowerBound + 1)
      copied = place.object.upperBound - 1
    }
    for member in rest {
      result += (members.isEmpty ? writer.start(isFirst: true) : "," + start).utf8
      take(member)
    }
    if place.members.isEmpty { result += writer.end.utf8 }
    copy(to: bytes.count)
    bytes = result
    strings = JSONObject(unique: members)
  }

  /// Writes an empty object of strings before the version, which every catalog has.
  private mutating func insertStrings() {
    let members = JSONLocator(bytes).members(of: JSONPointer())?.members ?? []
    guard let version = members.first(where: { bytes[$0.key].elementsEqual(#""version""#.utf8) }) else { return }
    let start = version.key.lowerBound
    let blanks = bytes[..<start].reversed().prefix { $0 <= 0x20 }.reversed()
    let colon = bytes[version.key.upperBound..<version.value.lowerBound]
    bytes.insert(contentsOf: Array(#""strings""#.utf8) + colon + Array("{},".utf8) + blanks, at: start)
    root["strings"] = .object(JSONObject())
  }

  /// Writes a catalog anew whose strings cannot be found in it.
  private mutating func replaceAll(by new: [JSONObject.Member]) {
    strings = JSONObject(unique: new)
    root["strings"] = .object(strings)
    bytes = CatalogWriter.bytes(of: .object(root))
  }
}

extension JSONObject {
  /// Sets the value of a key. A new one stands where Xcode sorts it.
  fileprivate mutating func insert(_ value: JSONValue, for key: String) {
    let place = members.firstIndex { key < $0.key }
    guard self[key] == nil, let place else { return self[key] = value }
    self = JSONObject(unique: members[..<place] + [Member(key: key, value: value)] + members[place...])
  }

  /// Localizations whose translated texts a translator has to look at again.
  fileprivate func markedForReview(except source: String) -> JSONObject {
    JSONObject(members.map { ($0.key, $0.key == source ? $0.value : $0.value.markedForReview) })
  }
}

extension JSONValue {
  fileprivate var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value with `needs_review` in all units that were translated.
  fileprivate var markedForReview: JSONValue {
    guard case .object(let object) = self else { return self }
    return .object(
      JSONObject(
        object.members.map { member in
          let isState = member.key == "state" && member.value == .string("translated")
          return (member.key, isState ? .string("needs_review") : member.value.markedForReview)
        }))
  }
}
