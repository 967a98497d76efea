import JSONReading
import Languages

/// An `.xcstrings` file that strings are added to. Everything else in it stays, also what a later Xcode adds to the format.
public struct CatalogDocument: Sendable {
  /// A string as a table shows it, for translators.
  public struct Extracted: Hashable, Sendable {
    public var key: String
    /// The text in the source language.
    public var text: String
    /// What translators should know about it.
    public var comment: String?

    public init(key: String, text: String, comment: String? = nil) {
      self.key = key
      self.text = text
      self.comment = comment
    }
  }

  private var root: JSONObject

  /// An empty catalog.
  public init(sourceLanguage: LanguageTag) {
    root = [
      "sourceLanguage": .string(sourceLanguage.text), "strings": .object(JSONObject()), "version": .string("1.0"),
    ]
  }

  /// Reads a catalog, which must be valid for `StringCatalog`, too.
  public init(parsing bytes: [UInt8]) throws(CatalogError) {
    _ = try StringCatalog.parse(bytes)
    guard case .object(let object)? = try? JSONValue.parse(bytes) else {
      throw CatalogError("expected an object", line: 1, column: 1)
    }
    root = object
  }

  /// Whether a file has nothing that could get lost if it is replaced: no bytes but blanks, or an object without members.
  public static func isBlank(_ bytes: [UInt8]) -> Bool {
    let words = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return words.isEmpty || words == Array("{}".utf8)
  }

  public var sourceLanguage: LanguageTag {
    guard case .string(let tag)? = root["sourceLanguage"] else { return "en" }
    return LanguageTag(tag)
  }

  /// The file, in the form that Xcode writes.
  public var bytes: [UInt8] { CatalogWriter.bytes(of: .object(root)) }

  /// Adds strings that the catalog does not have, and corrects source texts that have changed.
  ///
  /// Translations are never removed. If a source text has changed, its translations are marked for review, as Xcode marks them. Comments of
  /// strings that it has stay: people improve them.
  ///
  /// - Returns: how many strings are new, and how many have another source text.
  @discardableResult
  public mutating func add(_ strings: [Extracted]) -> (new: Int, changed: Int) {
    var changed = 0
    var entries = root["strings"]?.object ?? JSONObject()
    let places = entries.places
    var known = entries.members
    var added: [ExactText: JSONObject.Member] = [:]
    for string in strings {
      let key = ExactText(string.key)
      if let place = places[key] {
        let value = JSONValue.object(revised(known[place].value.object ?? JSONObject(), for: string, isNew: false))
        if value != known[place].value { changed += 1 }
        known[place].value = value
      } else {
        guard added[key] == nil else { continue }
        added[key] = JSONObject.Member(key: string.key, value: .object(revised(JSONObject(), for: string, isNew: true)))
      }
    }
    entries = JSONObject(unique: Self.merged(known, added.values.sorted { CatalogOrder.precedes($0.key, $1.key) }))
    root["strings"] = .object(entries)
    return (added.count, changed)
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
    // The forms of a plural are worded by people; a table shows one of them.
    guard written?["variations"] == nil, (known ?? string.key) != string.text else { return entry }
    if known != nil { languages = languages.markedForReview(except: source) }
    languages[source] = .object([
      "stringUnit": .object(["state": .string("translated"), "value": .string(string.text)])
    ])
    entry["localizations"] = .object(languages)
    return entry
  }

  /// Known entries keep their order, and each new one is written before the first that follows it in Xcode's order.
  private static func merged(_ known: [JSONObject.Member], _ added: [JSONObject.Member]) -> [JSONObject.Member] {
    var result: [JSONObject.Member] = []
    var rest = added[...]
    for member in known {
      while let next = rest.first, CatalogOrder.precedes(next.key, member.key) {
        result.append(next)
        rest.removeFirst()
      }
      result.append(member)
    }
    return result + rest
  }
}

extension JSONObject {
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
