/// What a table says of itself.
extension TableImport {
  mutating func addAttributes(of element: VariedElement, to spec: inout DraftMapping) {
    if let style = element["style"], style != "plain" { spec["style"] = .text(style) }
    if let name = element["customClass"], name.isClassName { spec["class"] = .text(name) }
    addHeights(of: element, to: &spec)
    spec["separatorStyle"] = separator(of: element)
    spec["background"] = tableBackground(of: element)
    spec["tintColor"] = views.color(element.property("tintColor"), context: &context)
    if element.flag("allowsMultipleSelectionDuringEditing") == true {
      spec["allowsMultipleSelectionDuringEditing"] = .flag(true)
    }
    if readsWide(element) { spec["cellLayoutMarginsFollowReadableWidth"] = .flag(false) }
    if table.bars.hasLargeTitle, table.isControllersView { spec["largeTitle"] = .flag(true) }
    spec["sectionIndex"] = sectionIndex(of: element)
    loseAttributes(of: element.element, .table)
  }

  private mutating func addHeights(of element: VariedElement, to spec: inout DraftMapping) {
    if let height = element.number("rowHeight"), height > 0 {
      spec["rowHeight"] = .number(height)
    } else if ios < 11 {
      // From iOS 11 on rows are automatic if the document sets nothing.
      spec["rowHeight"] = .text("automatic")
    }
    for (key, part) in [("sectionHeaderHeight", "headers"), ("sectionFooterHeight", "footers")] {
      let height = element.number(key).flatMap { $0 < 0 ? nil : $0 }
      if element["style"] != "plain" {
        if let height { spec[key] = .number(height) }
      } else if table.kind == .fixed {
        // A static table has a header and a footer for every section: a plain one shows also those without a title.
        spec[key] = .number(height ?? Self.plainHeight)
      } else if let height, !Self.untouched.contains(height) {
        context.lose(
          "\(key) = \(height.shortest)", of: element.element,
          because: "the data source decides which \(part) there are",
          changesFrames: false)
      }
    }
  }

  /// The height of a header or a footer of a plain static table that sets none, in points (ib-s02027).
  private static let plainHeight = 28.0
  /// The heights of headers and footers that Interface Builder writes if nobody has set them, in points: those of Xcode 5 to 8, and later ones.
  private static let untouched: Set = [22.0, 28]

  /// Interface Builder's tables do not limit contents to a readable width, which those of iOS 9 to 11 otherwise do.
  private func readsWide(_ element: VariedElement) -> Bool {
    let follows =
      element.flag("cellLayoutMarginsFollowReadableWidth") ?? element.flag("layoutMarginsFollowReadableWidth")
    return (9...11).contains(ios) && follows != true
  }

  /// The colours of an index, whose titles the app's data source has.
  private mutating func sectionIndex(of element: VariedElement) -> DraftValue? {
    var index = DraftMapping()
    for (key, property) in [
      ("color", "sectionIndexColor"), ("backgroundColor", "sectionIndexBackgroundColor"),
      ("trackingBackgroundColor", "sectionIndexTrackingBackgroundColor"),
    ] {
      guard let color = element.property(property), color.name == "color", !color.isClear else { continue }
      index[key] = views.color(color, context: &context)
    }
    return index.entries.isEmpty ? nil : .mapping(index)
  }
}

extension XMLElement {
  /// Whether a colour is drawn as nothing.
  var isClear: Bool {
    self["alpha"].flatMap(Double.init) == 0 || self["systemColor"] == "clearColor"
      || self["cocoaTouchSystemColor"] == "clearColor"
  }
}

extension DraftValue {
  /// The text of a value that is one.
  var word: String? { if case .text(let word) = self { word } else { nil } }
}

extension Double {
  /// As few digits as it takes: `18`, `0.5`.
  var shortest: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension String {
  /// Whether it can be the name of a class in a spec.
  /// In the letters of a spec, which are those of ASCII.
  var isClassName: Bool {
    !isEmpty && allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && !(first?.isNumber ?? false)
  }
}
