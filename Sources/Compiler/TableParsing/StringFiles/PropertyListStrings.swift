import TableIR
import XMLReading

/// A `.strings` or `.stringsdict` file: the texts of one language, by key. It is a property list in the old style, in UTF-8 or UTF-16, or
/// in XML.
struct PropertyListStrings {
  /// Of several texts for a key, the last, as Foundation takes it.
  private(set) var translations: [String: Translation] = [:]
  private(set) var repeated: [ReadStrings.RepeatedKey] = []

  init(parsing bytes: [UInt8]) throws(CatalogError) {
    guard bytes.count <= StringCatalog.greatestSize else {
      throw CatalogError("larger than \(StringCatalog.greatestSize) bytes", line: 1, column: 1)
    }
    if bytes.starts(with: "bplist".utf8) {
      throw CatalogError("a binary property list, as in a built app, instead of its source", line: 1, column: 1)
    }
    let text = TextDecoding.utf8(bytes)
    guard text.first(where: { !StringsScanner.isBlank($0) }) == UInt8(ascii: "<") else {
      var scanner = StringsScanner(text)
      translations = try scanner.read().mapValues { Translation($0) }
      repeated = scanner.repeated
      return
    }
    try read(xml: text)
  }

  /// `<plist><dict><key>…</key><string>…</string></dict></plist>`.
  private mutating func read(xml: [UInt8]) throws(CatalogError) {
    var limits = XMLLimits()
    limits.allowsDocumentType = true
    limits.maxBytes = StringCatalog.greatestSize
    let document: XMLDocument
    do throws(XMLProblem) { document = try XMLReader.read(xml, limits: limits) } catch {
      throw CatalogError(error.message, line: error.line, column: error.column)
    }
    let root = document.root
    guard root.name == "plist", let dictionary = root.child("dict") else {
      throw CatalogError(
        "expected a property list with a dictionary, found '\(root.name.prefix(80))'", line: root.line,
        column: root.column)
    }
    var places: [String: (line: Int, column: Int)] = [:]
    for (key, value) in dictionary.entries {
      let place = (key.line, key.column)
      if let first = places.updateValue(place, forKey: key.text), repeated.count < ReadStrings.mostRepeated {
        repeated.append(ReadStrings.RepeatedKey(key: key.text, first: first, second: place))
      }
      if value.name == "string" {
        translations[key.text] = Translation(value.text)
      } else if value.name == "dict", let translation = Translation(stringsDictionary: value) {
        translations[key.text] = translation
      }
    }
  }
}

extension XMLElement {
  /// The keys of a dictionary of a property list, and their values.
  fileprivate var entries: [(key: XMLElement, value: XMLElement)] {
    var entries: [(key: XMLElement, value: XMLElement)] = []
    var key: XMLElement?
    for element in children {
      if element.name == "key" {
        key = element
      } else if let name = key {
        entries.append((name, element))
        key = nil
      }
    }
    return entries
  }

  fileprivate var strings: [(name: String, text: String)] {
    entries.filter { $0.value.name == "string" }.map { ($0.key.text, $0.value.text) }
  }
}

extension Translation {
  /// An entry of a `.stringsdict` file, as Apple describes the format: a text whose variables have forms by number, or forms by device or
  /// by width. Nil if it has no text.
  fileprivate init?(stringsDictionary dictionary: XMLElement) {
    let entries = dictionary.entries
    func rule(_ name: String) -> XMLElement? { entries.first { $0.key.text == name && $0.value.name == "dict" }?.value }
    let format = dictionary.strings.first { $0.name == "NSStringLocalizedFormatKey" }?.text
    if let devices = rule("NSStringDeviceSpecificRuleType") {
      var forms: [CatalogDevice?: TextForms] = [:]
      for (name, text) in devices.strings {
        let device = CatalogDevice(rawValue: name)
        if device != nil || name == "other" { forms[device] = .text(text) }
      }
      guard !forms.isEmpty else { return nil }
      self.init(.devices(forms))
    } else if let widths = rule("NSStringVariableWidthRuleType") {
      // Without a width, the widest.
      guard let widest = widths.strings.max(by: { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }) else { return nil }
      self.init(.text(widest.text))
    } else if let format {
      var parts: [String: TextPart] = [:]
      for (key, value) in entries where value.name == "dict" {
        let strings = value.strings
        let forms = strings.compactMap { entry in
          PluralForm(rawValue: entry.name).map { ($0, TextForms.text(entry.text)) }
        }
        let specifier = strings.first { $0.name == "NSStringFormatValueTypeKey" }?.text ?? "d"
        guard !forms.isEmpty else { continue }
        parts[key.text] = TextPart(argument: nil, specifier: specifier, forms: .plural(Dictionary(forms) { $1 }))
      }
      self.init(.text(format), parts: parts)
    } else {
      return nil
    }
  }
}
