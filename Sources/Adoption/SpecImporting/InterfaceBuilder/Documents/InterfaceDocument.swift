/// A document of Interface Builder for iOS: a storyboard or a xib.
package struct InterfaceDocument: Sendable {
  /// As it is named in messages.
  package let path: String
  package let kind: Kind
  package let root: XMLElement
  /// The strings of one language, by key: `gmh-Xs-mK7.text`. They replace those of the document.
  package var strings: [String: String] = [:]
  /// The bars that references in other storyboards bring to its controllers, by the controller's id (`InterfaceProject.surroundings`).
  package var surroundings: [String: InterfaceBars] = [:]
  private let byID: [String: XMLElement]
  /// The names of outlets, by the ids of the elements that they lead to: each element's first one, of whatever object.
  let outlets: [String: String]
  /// `<size key="intrinsicContentSize" …/>` of the views whose code Interface Builder ran (`IBDesignable`), by their ids; −1 for a length without one.
  let designedSizes: [String: XMLElement]

  package enum Kind: Sendable {
    case storyboard, xib
  }

  /// Reads a document. What is not one of iOS, or not in the format of Xcode 5 and later, is a problem.
  package init(_ bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) throws(InterfaceProblem) {
    try Self.refuseOtherFormats(bytes)
    let document: XMLDocument
    do { document = try XMLReader.read(bytes, limits: limits) } catch { throw .malformed(error) }
    try self.init(document, path: path)
  }

  package init(_ document: XMLDocument, path: String) throws(InterfaceProblem) {
    self.path = path
    root = document.root
    kind = try Self.kind(of: document.root)
    var byID: [String: XMLElement] = [:]
    var outlets: [String: String] = [:]
    for element in document.elements {
      if let id = element["id"], byID[id] == nil { byID[id] = element }
      if element.isOutlet, let view = element["destination"], outlets[view] == nil {
        outlets[view] = element["property"]
      }
    }
    (self.byID, self.outlets) = (byID, outlets)
    let designables = document.root.child("designables")?.children.map(\.self) ?? []
    designedSizes = Dictionary(
      designables.compactMap { view in
        view["name"].flatMap { name in view.property("intrinsicContentSize").map { (name, $0) } }
      }
    ) { first, _ in first }
  }

  /// An element by Interface Builder's id for it, such as `gmh-Xs-mK7`.
  package func element(_ id: String) -> XMLElement? { byID[id] }

  /// The elements that stand for themselves: the scenes' objects, or those of a xib.
  package var objects: [XMLElement] {
    switch kind {
    case .storyboard: root.child("scenes")?.children.flatMap { $0.child("objects")?.children.map(\.self) ?? [] } ?? []
    case .xib: root.child("objects")?.children.map(\.self) ?? []
    }
  }
}

extension InterfaceDocument {
  /// A text in the document's language, or in that of ``strings``: an attribute, or a child with the key.
  package func string(_ key: String, of element: XMLElement) -> String? {
    localizedString(key, of: element) ?? element[key] ?? element.property(key)?.content
  }

  /// A text of ``strings``: `localizedString("normalTitle", of: button)`.
  package func localizedString(_ key: String, of element: XMLElement) -> String? {
    element.id.flatMap { strings["\($0).\(key)"] }
  }
}
