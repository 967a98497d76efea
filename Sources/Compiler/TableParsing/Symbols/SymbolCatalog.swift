import EmbeddedFiles
import TableDiagnostics
import YAMLSyntax

/// The names of Apple's SF Symbols, with the version of iOS that each came with (symbols.txt).
package enum SymbolCatalog {
  /// What the newest names are of.
  package static let edition = "SF Symbols 7"
  package static let newestSystem = 26

  /// Lines with a name and a version, in the order of their bytes.
  private static let text = Array(EmbeddedFile.symbols.text.utf8)

  /// All names, in the order of their bytes, without those that are drawn for one script or direction alone.
  package static let names: [String] = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
    let name = line.prefix { $0 != UInt8(ascii: " ") }
    let last = name[(name.lastIndex(of: UInt8(ascii: ".")) ?? name.startIndex)...].dropFirst()
    return scripts.contains(String(decoding: last, as: UTF8.self)) ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The ends of names that are drawn for a script, or from right to left.
  private static let scripts: Set = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "rtl", "sat",
    "si", "ta", "te", "th", "zh",
  ]

  /// The version of iOS that a symbol came with: `13`, `17.4`. Nil for a name that is not in the list.
  package static func version(of name: String) -> String? {
    let key = Array(name.utf8)
    var (low, high) = (0, text.count)
    while low < high {
      // The line in the middle.
      var start = (low + high) / 2
      while start > low, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let line = text[start..<high].prefix { $0 != UInt8(ascii: "\n") }
      let own = line.prefix { $0 != UInt8(ascii: " ") }
      if own.elementsEqual(key) { return String(decoding: line.dropFirst(own.count + 1), as: UTF8.self) }
      if own.lexicographicallyPrecedes(key) { low = line.endIndex + 1 } else { high = start }
    }
    return nil
  }

  /// The name that an unknown one most likely means; nil if none is similar.
  ///
  /// People write the words of a name in another order, or put dots where Apple has none: `gear.shape`.
  static func suggestion(for name: String) -> String? {
    let words = name.split(separator: ".").sorted()
    let letters = name.filter { $0 != "." }
    if let same = names.first(where: { $0.utf8.count == name.utf8.count && $0.split(separator: ".").sorted() == words })
      ?? names.first(where: { $0.filter { $0 != "." } == letters })
    {
      return same
    }
    // What begins alike, and is about as long.
    let candidates = names.filter {
      $0.utf8.first == name.utf8.first && ($0.utf8.count - name.utf8.count).magnitude <= 4
    }
    return closestMatch(to: name, in: candidates)
  }
}

extension SpecDecoder {
  /// The most names for which a suggestion is looked for: each search goes through the whole list.
  private static let mostSuggestions = 20

  /// Reports a name that no symbol of Apple's has, which a device shows as nothing.
  ///
  /// A warning, because Apple's next list may have it.
  func checkSymbol(_ name: String, at node: NodeID) {
    guard SymbolCatalog.version(of: name) == nil, !effects.bag.isFull else { return }
    if unknownSymbols[name] == nil, unknownSymbols.count < Self.mostSuggestions {
      unknownSymbols[name] = .some(SymbolCatalog.suggestion(for: name))
    }
    let suggestion = unknownSymbols[name] ?? nil
    report(
      .unknownSymbol, "no SF Symbol has the name \(name.quotedForMessage)", at: node,
      label: suggestion.map { "did you mean '\($0)'?" } ?? "\(SymbolCatalog.edition) does not have it",
      help: suggestion == nil
        ? "use a name of Apple's SF Symbols app, or for a symbol of your own {size: [width, height]}" : nil,
      fixIts: suggestion.map { replacing(node, with: $0, .unsafe) } ?? [])
  }
}
