import InterfaceBuilder
import XMLReading

/// What the import of one table knows and collects.
package struct ImportContext {
  package let document: InterfaceDocument
  package private(set) var losses: [ImportLoss] = []
  package private(set) var origins: [ImportOrigin] = []

  package init(document: InterfaceDocument) {
    self.document = document
  }

  /// Records what the spec cannot express.
  package mutating func lose(
    _ property: String, of element: XMLElement, because reason: String, changesFrames: Bool
  ) {
    losses.append(
      ImportLoss(
        element: element.nearestID, property: property, reason: reason, changesFrames: changesFrames,
        line: element.line))
  }

  package mutating func note(_ part: ImportOrigin.Part, from element: XMLElement) {
    guard let id = element.id else { return }
    origins.append(ImportOrigin(part, element: id))
  }
}

extension XMLElement {
  /// Its id, or that of the nearest element around it that has one.
  var nearestID: String { id ?? parent?.nearestID ?? "" }
}
