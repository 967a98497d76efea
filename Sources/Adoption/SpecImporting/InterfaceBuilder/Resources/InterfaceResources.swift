import TableIR
import TableLayout

/// What the elements of one document refer to by name: the colours and images of its `<resources>` and of the project's asset catalogs.
package struct InterfaceResources: Sendable {
  package let document: InterfaceDocument
  package let assets: AssetCatalog
  /// The device that the document is for.
  let idiom: Idiom
  /// Whether an image has the size that the document was saved with, and not that of its files, which may be newer.
  package let prefersRecordedSizes: Bool
  /// The document's own record of what it refers to, by kind and name: `<namedColor name="Accent">`.
  private let recorded: [Reference: XMLElement]

  private struct Reference: Hashable {
    var kind: String
    var name: String
  }

  package init(_ document: InterfaceDocument, assets: AssetCatalog, prefersRecordedSizes: Bool = false) {
    self.document = document
    self.assets = assets
    idiom = document.screen.idiom
    self.prefersRecordedSizes = prefersRecordedSizes
    var recorded: [Reference: XMLElement] = [:]
    if let resources = document.root.child("resources") {
      for element in resources.children {
        guard let name = element["name"] else { continue }
        recorded[Reference(kind: element.name, name: name)] = element
      }
    }
    self.recorded = recorded
  }

  /// The faces of the app's own fonts that the document names, as Interface Builder's canvas takes them from the files of the project; nil if
  /// those have none of them.
  var faces: FontFaces? {
    assets.fonts.faces(document.root.child("customFonts")?.children.compactMap { $0["key"] } ?? [])
  }

  /// The document's own record of a named thing.
  func record(_ kind: String, _ name: String) -> XMLElement? { recorded[Reference(kind: kind, name: name)] }
}
