/// A list of a document that no spec is made of.
package struct ImportOmission: Sendable {
  package enum Kind: Sendable {
    /// A table whose cells are all made by code, or by other documents.
    case emptyTable
    /// A collection view, with how many cells it has in the document.
    case collectionView(cells: Int)
  }

  package var kind: Kind
  /// Of Interface Builder's file; each counted from 1.
  package var line: Int
  package var column: Int
  /// Interface Builder's id.
  package var element: String

  /// - Parameter imported: the tables that a spec is made of.
  static func all(in document: InterfaceDocument, besides imported: Set<XMLElement>) -> [ImportOmission] {
    document.objects.flatMap { [$0] + $0.descendants }.compactMap { element in
      let kind: Kind
      switch element.name {
      case "tableView" where !imported.contains(element): kind = .emptyTable
      case "collectionView":
        let cells = element.child("cells")?.children.count { $0.name == "collectionViewCell" } ?? 0
        guard cells > 0 else { return nil }
        kind = .collectionView(cells: cells)
      default: return nil
      }
      return ImportOmission(kind: kind, line: element.line, column: element.column, element: element.nearestID)
    }
  }
}
