import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a standard XML parser finds in a picture.
final class SVGInspection: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var error: String?
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() {
      error = "\(parser.parserError.map(String.init(describing:)) ?? "?") in line \(parser.lineNumber)"
    }
  }

  func named(_ name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  var ids: [String] {
    elements.compactMap { $0.attributes["id"] }
  }

  /// The ids that attributes refer to: `#id`, `url(#id)` and the ARIA lists.
  var references: [String] {
    elements.flatMap { element in
      element.attributes.flatMap { name, value -> [String] in
        if name.hasPrefix("aria-") { return value.split(separator: " ").map(String.init) }
        if name == "xlink:href", value.hasPrefix("#") { return [String(value.dropFirst())] }
        if value.hasPrefix("url(#"), value.hasSuffix(")") { return [String(value.dropFirst(5).dropLast())] }
        return []
      }
    }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
