extension TableImport {
  /// Adds what is at the trailing edge, and what is there while the table is edited.
  mutating func addAccessories(of cell: VariedElement, id: String, to row: inout DraftMapping) {
    row["accessory"] = accessory(of: cell, type: "accessoryType", view: "accessoryView", id: id)
    row["editingAccessory"] = accessory(of: cell, type: "editingAccessoryType", view: "editingAccessoryView", id: id)
  }

  /// A view, which UIKit shows instead of the type, or the type.
  private mutating func accessory(of cell: VariedElement, type: String, view: String, id: String) -> DraftValue? {
    if let element = document.view(view, of: cell.element) {
      let part = ImportOrigin.Part.rowView(row: id, property: view)
      context.note(part, from: element)
      return .mapping(views.accessory(element, owner: .row(id), context: &context))
    }
    guard let word = cell[type], word != "none" else { return nil }
    guard Self.types.contains(word) else {
      context.lose("\(type) = \(word)", of: cell.element, because: "there is no such accessory", changesFrames: true)
      return nil
    }
    return .text(word)
  }

  private static let types: Set = ["disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark"]
}
