/// Chooses names for the views of one row: those that they have already, else those that people gave them, else their texts, else what they
/// hold, else their kinds.
struct ViewNames {
  /// The outlets of all objects of the document that lead to views, by the view's id: `titleLabel`.
  private let outlets: [String: String]
  /// Those of the cell itself, which hold.
  private var ownOutlets: [String: String] = [:]
  /// What views are called already, by their ids.
  private var known: [String: String] = [:]
  private var used = UniqueNames(besides: [
    "contentView", "superview", "self", "margins", "safeArea", "readable", "standard",
  ])

  /// - Parameters:
  ///   - root: A contentView, whose cell has outlets of its own, or another view.
  ///   - outlets: Those of all objects of the document.
  ///   - known: What elements are called already, by their ids.
  init(around root: XMLElement, outlets: [String: String], known: [String: String]) {
    self.outlets = outlets
    if root["key"] == "accessoryView" || root["key"] == "editingAccessoryView" {
      for name in Self.besides(root, outlets, known) { used.take(name) }
    }
    for holder in [root, root.parent].compactMap(\.self) {
      for outlet in holder.child("connections")?.children.map(\.self) ?? [] where outlet.isOutlet {
        guard let view = outlet["destination"], ownOutlets[view] == nil else { continue }
        ownOutlets[view] = outlet["property"]
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
  private static func besides(
    _ accessory: XMLElement, _ outlets: [String: String], _ known: [String: String]
  ) -> [String] {
    guard let content = accessory.parent?.property("contentView") else { return [] }
    var names = ViewNames(around: content, outlets: outlets, known: known)
    return content.descendants.filter { $0.parent?.name == "subviews" }.map { names.name(for: $0) }
  }

  private func wish(for view: XMLElement) -> String { ownName(of: view) ?? role(of: view) ?? view.name }

  /// What people call a view, or its text.
  private func ownName(of view: XMLElement) -> String? {
    if let outlet = view.id.flatMap({ ownOutlets[$0] ?? outlets[$0] }), let name = Self.plain(outlet) { return name }
    let longest = 24
    let given = [view["userLabel"], view.accessibilityIdentifier, view["restorationIdentifier"]]
    if let name = given.lazy.compactMap({ $0.flatMap { Slug(identifier: $0, limit: longest)?.text } }).first {
      return name
    }
    if let name = view["customClass"].flatMap(Self.plain) { return name.startingSmall }
    let texts = [
      view["text"] ?? view["title"] ?? view.children.first { $0.name == "state" && $0["key"] == "normal" }?["title"],
      view["placeholder"] ?? view.property("placeholder")?.content,
    ]
    return texts.lazy.compactMap { $0.flatMap { Slug($0, limit: longest)?.text } }.first
  }

  /// What a view is by what it holds, or by its height: `titleStack` is the stack of `titleLabel`, a `divider` is a line.
  private func role(of view: XMLElement) -> String? {
    if view.name == "view", let height = view.rect("frame")?.height, height <= 1 { return "divider" }
    guard view.name == "stackView" || view.name == "view" else { return nil }
    let kind = view.name == "stackView" ? "Stack" : "Container"
    // What is further down says little of it.
    var held = view.child("subviews")?.children.map(\.self) ?? []
    for _ in 1...2 {
      if let name = held.lazy.compactMap(ownName).first {
        let stem = name.dropping(suffixes: Self.kinds)
        return stem.contains("-") ? "\(stem)-\(kind.lowercased())" : stem + kind
      }
      held = held.flatMap { $0.child("subviews")?.children.map(\.self) ?? [] }
    }
    return nil
  }

  /// What `titleLabel` has besides `title`.
  private static let kinds = [
    "Label", "ImageView", "TextField", "Field", "Button", "StackView", "Stack", "Container", "View", "Switch",
  ]

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

extension String {
  /// As code names a property of a class: `AvatarView` is `avatarView`, `URLLabel` is `urlLabel`.
  fileprivate var startingSmall: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < count else { return prefix(1).lowercased() + dropFirst() }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }
}
