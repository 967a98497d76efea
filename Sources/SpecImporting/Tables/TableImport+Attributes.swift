import InterfaceBuilder
import XMLReading

extension TableImport {
  mutating func addAttributes(of element: XMLElement, to spec: inout DraftMapping) {
    if let style = element["style"], style != "plain" { spec["style"] = .text(style) }
    if let height = element.number("rowHeight"), height > 0 { spec["rowHeight"] = .number(height) }
    for key in ["sectionHeaderHeight", "sectionFooterHeight"] {
      if let height = element.number(key), height >= 0 { spec[key] = .number(height) }
    }
    if element["separatorStyle"] == "none" { spec["separatorStyle"] = .text("none") }
    if let name = element["customClass"], name.isClassName { spec["class"] = .text(name) }
  }

  mutating func addHeaderAndFooter(of element: XMLElement, to spec: inout DraftMapping) {
  }
}

extension String {
  /// Whether it can be the name of a class in a spec.
  var isClassName: Bool {
    !isEmpty && allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}
