import TableSupport

extension StringCatalog {
  /// The most bytes of a catalog that is read.
  public static let greatestSize = 64 << 20

  /// Reads the `.xcstrings` file of an app.
  public static func parse(_ bytes: [UInt8]) throws(CatalogError) -> StringCatalog { try read(bytes).catalog }

  /// Reads the `.xcstrings` file of an app. Of several values for a key, the first is taken, as Foundation's decoder does.
  public static func read(_ bytes: [UInt8]) throws(CatalogError) -> ReadStrings {
    var reader = CatalogReader(bytes: bytes)
    return try reader.read()
  }
}

/// Reads the texts of a catalog, with their comments. What only concerns translators otherwise is skipped.
private struct CatalogReader {
  let bytes: [UInt8]
  /// The keys that lead to the value that is read, for problems.
  private var path: [String] = []
  /// Those of the texts of one language.
  private var states: Set<Translation.State> = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(CatalogError) -> ReadStrings {
    let (value, repeated): (JSONValue, [JSONRepeatedKey])
    do throws(JSONError) {
      (value, repeated) = try JSONValue.parse(repeating: bytes, limits: JSONLimits(bytes: StringCatalog.greatestSize))
    } catch {
      throw CatalogError(error)
    }
    let root = try object(value)
    let version = try string(root["version"], named: "version") ?? ""
    guard version.hasPrefix("1.") else {
      throw problem(version.isEmpty ? "expected a 'version'" : "version '\(version)' is unknown", at: "version")
    }
    guard let language = try string(root["sourceLanguage"], named: "sourceLanguage"), !language.isEmpty else {
      throw problem("expected a 'sourceLanguage'", at: nil)
    }
    var catalog = StringCatalog(sourceLanguage: LanguageTag(language))
    try members(of: root["strings"], named: "strings") { reader, key, value throws(CatalogError) in
      var translations: [LanguageTag: Translation] = [:]
      let entry = try reader.object(value)
      if case .bool(false)? = entry["shouldTranslate"] { catalog.fixedKeys.insert(key) }
      if case .string(let comment)? = entry["comment"], !comment.isEmpty { catalog.comments[key] = comment }
      try reader.members(of: entry["localizations"], named: "localizations") {
        reader, language, value throws(CatalogError) in
        translations[LanguageTag(language)] = try reader.localization(reader.object(value))
      }
      catalog.strings[key] = translations
    }
    return ReadStrings(
      catalog, repeated: repeated.map { ReadStrings.RepeatedKey(key: $0.key, first: $0.first, second: $0.second) })
  }

  /// Reads the texts of one language; nil if it has none yet.
  private mutating func localization(_ value: JSONObject) throws(CatalogError) -> Translation? {
    states = []
    let forms = try forms(value)
    var parts: [String: TextPart] = [:]
    try members(of: value["substitutions"], named: "substitutions") { reader, name, value throws(CatalogError) in
      let substitution = try reader.object(value)
      let specifier = try reader.string(substitution["formatSpecifier"], named: "formatSpecifier") ?? "@"
      var argument: Int?
      if case .number(let place)? = substitution["argNum"] { argument = Int(exactly: place) }
      parts[name] = try reader.forms(substitution).map { TextPart(argument: argument, specifier: specifier, forms: $0) }
    }
    let state: Translation.State =
      states == [.new] ? .new : states.isSubset(of: [.translated]) ? .translated : .needsReview
    return forms.map { Translation($0, parts: parts, state: state) }
  }

  /// Reads a text, or its variations by device and number.
  private mutating func forms(_ value: JSONObject) throws(CatalogError) -> TextForms? {
    if value["stringUnit"] != nil { return try unit(value).map { .text($0) } }
    var forms: TextForms?
    try members(of: value["variations"], named: "variations") { reader, axis, value throws(CatalogError) in
      var read: [(name: String, forms: TextForms)] = []
      try reader.members(of: value, named: axis) { reader, name, value throws(CatalogError) in
        if let forms = try reader.forms(reader.object(value)) { read.append((name, forms)) }
      }
      guard !read.isEmpty else { return }
      if axis == "plural" {
        let plural = read.compactMap { form in PluralForm(rawValue: form.name).map { ($0, form.forms) } }
        if !plural.isEmpty { forms = .plural(Dictionary(plural) { $1 }) }
      } else if axis == "device" {
        let devices = read.map { (CatalogDevice(rawValue: $0.name), $0) }.filter { $0 != nil || $1.name == "other" }
        if !devices.isEmpty { forms = .devices(Dictionary(devices.map { ($0, $1.forms) }) { $1 }) }
      }
    }
    return forms
  }

  private mutating func unit(_ value: JSONObject) throws(CatalogError) -> String? {
    guard let value = value["stringUnit"] else { return nil }
    path.append("stringUnit")
    defer { path.removeLast() }
    let unit = try object(value)
    let state = try string(unit["state"], named: "state")
    guard let text = try string(unit["value"], named: "value") else { return nil }
    // A text that nobody has written yet is no translation.
    if state == "new", text.isEmpty { return nil }
    states.insert(state == "new" ? .new : state == "needs_review" ? .needsReview : .translated)
    return text
  }
}

// Values of the JSON text, and problems with them.
extension CatalogReader {
  private func object(_ value: JSONValue) throws(CatalogError) -> JSONObject {
    guard case .object(let object) = value else { throw problem("expected an object, found \(value.kind)", at: nil) }
    return object
  }

  private func string(_ value: JSONValue?, named name: String) throws(CatalogError) -> String? {
    switch value {
    case nil: return nil
    case .string(let text): return text
    case let other?: throw problem("expected a string, found \(other.kind)", at: name)
    }
  }

  /// Visits the members of an object that may be missing.
  private mutating func members(
    of value: JSONValue?, named name: String,
    _ visit: (inout CatalogReader, String, JSONValue) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard let value else { return }
    path.append(name)
    for member in try object(value).members {
      path.append(member.key)
      try visit(&self, member.key, member.value)
      path.removeLast()
    }
    path.removeLast()
  }

  private func problem(_ message: String, at name: String?) -> CatalogError {
    CatalogError(message, at: path + (name.map { [$0] } ?? []), in: bytes)
  }
}
