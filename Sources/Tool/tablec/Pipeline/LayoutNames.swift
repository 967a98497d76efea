import TableIR
import TableLayout

/// Converts the layout JSON's names of views into those of explanations: `contentView.textLabel`, `backgroundView.fill`.
enum LayoutNames {
  /// - Parameters:
  ///   - name: the part after the id of a row or a section.
  ///   - found: the explanations with the id.
  static func ofExplanation(_ name: String, in found: [Explanation]) -> String {
    let views = found.flatMap(\.frames).map(\.view)
    if views.contains(name) { return name }
    // A background is a property of its cell or header, not a view with separate numbers.
    for (view, property) in backgrounds {
      for owner in ["", "header.", "footer.", "tableHeader.", "tableFooter."] {
        guard name == owner + view || name.hasPrefix(owner + view + ".") else { continue }
        let part = name.dropFirst((owner + view).count + 1)
        let subject = owner.isEmpty ? "cell" : String(owner.dropLast())
        guard Derivation.Quantity(rawValue: String(part)) == nil, part != "frame" else {
          return "\(subject).\(part)".withoutFrame
        }
        return "\(subject).\(property.rawValue)"
      }
    }
    // `wifi.background` is the cell's.
    let hasOwnLooks = found.contains { !$0.looks.isEmpty }
    if let property = AppearanceProperty(rawValue: name), !hasOwnLooks, views.contains("cell") {
      let isCells = property == .background || property == .selectedBackground
      if isCells { return "cell.\(name)" }
    }
    var path = name.withoutFrame
    if path.hasPrefix("contentView."), Derivation.Quantity(rawValue: String(path.dropFirst(12))) == nil {
      path.removeFirst(12)
    }
    return path.withSubviews(views)
  }

  private static let backgrounds: [(view: String, property: AppearanceProperty)] = [
    ("selectedBackgroundView", .selectedBackground), ("backgroundView", .background),
  ]
}

extension String {
  /// `textLabel.frame` means `textLabel`.
  fileprivate var withoutFrame: String { hasSuffix(".frame") ? String(dropLast(6)) : self }

  /// `subviews[1]` is the view with that index: explanations use its id, or `subview 1` without one.
  fileprivate func withSubviews(_ views: [String]) -> String {
    guard hasPrefix("subviews["), let end = firstIndex(of: "]"), let index = Int(dropFirst(9).prefix { $0 != "]" })
    else {
      return self
    }
    let rest = self[self.index(after: end)...]
    let unnamed = "subview \(index)"
    if views.contains(unnamed) { return unnamed + rest }
    let parts: Set = [
      "cell", "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView",
      "separator",
    ]
    let own = views.filter { !parts.contains($0) && !CellNode.otherAccessoryNames.contains($0) && !$0.contains(".") }
    return own.indices.contains(index) ? own[index] + rest : self
  }
}
