import InterfaceBuilder
import XMLReading

/// Chooses names for the views of one row: those that people gave them, otherwise their texts, otherwise their kinds.
struct ViewNames {
  /// The outlets that lead to views, by the view's id: `titleLabel`.
  private var outlets: [String: String] = [:]
  private var used: Set<String> = ["contentView", "superview", "self", "margins", "safeArea", "readable", "standard"]

  /// - Parameter root: A contentView, whose cell has the outlets, or another view.
  init(around root: XMLElement) {
    if root["key"] == "accessoryView" || root["key"] == "editingAccessoryView" { used.formUnion(Self.besides(root)) }
    for holder in [root] + (root.parent.map { [$0] } ?? []) {
      for outlet in holder.child("connections")?.children.map(\.self) ?? [] where outlet.name == "outlet" {
        guard let view = outlet["destination"], let property = outlet["property"], outlets[view] == nil else {
          continue
        }
        outlets[view] = property
      }
    }
  }

  mutating func take(_ name: String) { used.insert(name) }

  mutating func name(for view: XMLElement) -> String {
    let wished = wish(for: view)
    var name = wished
    var number = 2
    while !used.insert(name).inserted {
      name = "\(wished)-\(number)"
      number += 1
    }
    return name
  }

  /// The names of a row's other views, which those of its accessories must differ from.
  private static func besides(_ accessory: XMLElement) -> [String] {
    guard let content = accessory.parent?.children.first(where: { $0["key"] == "contentView" }) else { return [] }
    var names = ViewNames(around: content)
    return content.descendants.filter { $0.parent?.name == "subviews" }.map { names.name(for: $0) }
  }

  private func wish(for view: XMLElement) -> String {
    if let outlet = view.id.flatMap({ outlets[$0] }), let name = Self.plain(outlet) { return name }
    let given = [
      view["userLabel"], view.children.first { $0.name == "accessibility" }?["identifier"],
      view["restorationIdentifier"],
      view["text"] ?? view["title"] ?? view.children.first { $0.name == "state" && $0["key"] == "normal" }?["title"],
    ]
    return given.lazy.compactMap { $0.flatMap { Slug($0, limit: 24)?.text } }.first ?? view.name
  }

  /// Letters and digits, with hyphens between words; nil if nothing is left, or for a text that is longer than a name.
  static func plain(_ text: String) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    var name = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar == "_" {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, !name.hasSuffix("-"), scalar != "'", scalar != "’" {
        name += "-"
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.unicodeScalars.contains { $0.properties.isAlphabetic } ? name : nil
  }
}
