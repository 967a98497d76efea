import XMLReading

/// A document of Interface Builder: a storyboard or a xib.
package struct InterfaceDocument: Sendable {
  /// As it is named in messages.
  package let path: String
  package let root: XMLElement
  private let byID: [String: XMLElement]

  package init(_ document: XMLDocument, path: String) {
    self.path = path
    root = document.root
    var byID: [String: XMLElement] = [:]
    for element in document.elements { if let id = element["id"] { byID[id] = byID[id] ?? element } }
    self.byID = byID
  }

  /// An element by Interface Builder's id for it, such as `gmh-Xs-mK7`.
  package func element(_ id: String) -> XMLElement? { byID[id] }

  /// The build of Interface Builder that saved the document, such as 23504; nil if it does not tell.
  package var toolsVersion: Int? {
    root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
  }
}

extension XMLElement {
  package var id: String? { self["id"] }

  /// The child that is the value of a property: `<rect key="frame" …/>`.
  package func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  package func number(_ attribute: String) -> Double? { self[attribute].flatMap(Double.init) }

  /// `YES` or `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
