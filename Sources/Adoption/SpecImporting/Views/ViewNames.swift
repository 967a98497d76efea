/// Chooses names for the views of one row: those that they have already, else those that people gave them, else their texts, else their kinds.
struct ViewNames {
  /// The outlets that lead to views, by the view's id: `titleLabel`.
  private var outlets: [String: String] = [:]
  /// What views are called already, by their ids.
  private var known: [String: String] = [:]
  private var used = UniqueNames(besides: [
    "contentView", "superview", "self", "margins", "safeArea", "readable", "standard",
  ])

  /// - Parameters:
  ///   - root: A contentView, whose cell has the outlets, or another view.
  ///   - known: What elements are called already, by their ids.
  init(around root: XMLElement, known: [String: String]) {
    if root["key"] == "accessoryView" || root["key"] == "editingAccessoryView" {
      for name in Self.besides(root, known) { used.take(name) }
    }
    for holder in [root] + (root.parent.map { [$0] } ?? []) {
      for outlet in holder.child("connections")?.children.map(\.self) ?? [] where outlet.name == "outlet" {
        guard let view = outlet["destination"], let property = outlet["property"], outlets[view] == nil else {
          continue
        }
        outlets[view] = property
      }
    }
    guard !known.isEmpty else { return }
    for id in ([root] + root.descendants).compactMap(\.id) where self.known[id] == nil {
      // The list that they are read from can be changed by anyone.
      guard let name = known[id], Self.plain(name) == name, used.take(name) else { continue }
      self.known[id] = name
    }
  }

  mutating func take(_ name: String) { used.take(name) }

  mutating func name(for view: XMLElement) -> String {
    if let name = view.id.flatMap({ known[$0] }) { return name }
    return used.name(wish(for: view))
  }

  /// The names of a row's other views, which those of its accessories must differ from.
  private static func besides(_ accessory: XMLElement, _ known: [String: String]) -> [String] {
    guard let content = accessory.parent?.property("contentView") else { return [] }
    var names = ViewNames(around: content, known: known)
    return content.descendants.filter { $0.parent?.name == "subviews" }.map { names.name(for: $0) }
  }

  private func wish(for view: XMLElement) -> String {
    if let outlet = view.id.flatMap({ outlets[$0] }), let name = Self.plain(outlet) { return name }
    let given = [
      view["userLabel"], view.child("accessibility")?["identifier"],
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
