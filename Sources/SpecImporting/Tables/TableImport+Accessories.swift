import InterfaceBuilder
import XMLReading

extension TableImport {
  mutating func addAccessories(of cell: XMLElement, id: String, to row: inout DraftMapping) {
    row["accessory"] = accessory(of: cell, type: "accessoryType", view: "accessoryView", id: id)
    row["editingAccessory"] = accessory(of: cell, type: "editingAccessoryType", view: "editingAccessoryView", id: id)
  }

  private mutating func accessory(of cell: XMLElement, type: String, view: String, id: String) -> DraftValue? {
    if let element = cell.property(view) {
      context.note(.rowView(row: id, property: view), from: element)
      return .mapping(views.accessory(element, owner: .row(id), context: &context))
    }
    return cell[type].flatMap { $0 == "none" ? nil : .text($0) }
  }
}
