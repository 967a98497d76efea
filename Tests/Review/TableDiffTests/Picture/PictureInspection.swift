import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a standard XML parser finds in a picture.
final class PictureInspection: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String] = []
  private(set) var isWellFormed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
    texts = texts.map { $0.trimmingCharacters(in: .newlines) }
  }

  /// The ids of the rows that are drawn, each as often as it is.
  var rows: [String] { elements.compactMap { $0.attributes["data-row"] } }
  var marks: [String] { elements.compactMap { $0.attributes["data-mark"] } }
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The ids that attributes refer to.
  var references: [String] {
    elements.flatMap { element in
      element.attributes.flatMap { name, value -> [String] in
        if name.hasPrefix("aria-") { return name == "aria-hidden" ? [] : value.split(separator: " ").map(String.init) }
        if name == "xlink:href", value.hasPrefix("#") { return [String(value.dropFirst())] }
        return value.hasPrefix("url(#") && value.hasSuffix(")") ? [String(value.dropFirst(5).dropLast())] : []
      }
    }
  }

  /// Whatever a viewer could run or fetch.
  var dangers: [String] {
    elements.flatMap { name, attributes -> [String] in
      var found = ["script", "foreignObject", "iframe", "a", "style"].contains(name) ? [name] : []
      for (key, value) in attributes {
        let isReference = key.hasSuffix("href") && !value.hasPrefix("#") && !value.hasPrefix("data:image/")
        if key.hasPrefix("on") || isReference { found.append("\(name) \(key)=\(value)") }
      }
      return found
    }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = texts.indices.last { texts[last] += string }
  }
}
