import TableIR

/// The views of one row, header or footer, with their names in the spec.
struct ViewTree: Sendable {
  let root: XMLElement
  let owner: ImportOrigin.Part
  private let traits: DocumentTraits
  /// By Interface Builder's id.
  private(set) var names: [String: String] = [:]
  /// Those of the document.
  private let outlets: [String: String]
  /// What elements are called already, by Interface Builder's ids.
  private let known: [String: String]
  /// The ids of guides and of views that are the same as another in a spec, such as the contentView of a visual effect, with the id
  /// of that view.
  private(set) var guides: [String: (view: XMLElement, key: String)] = [:]
  private var views: [String: XMLElement] = [:]
  /// By the view's id.
  private var parents: [String: XMLElement] = [:]
  private(set) var elements: [XMLElement] = []
  /// The installed views in each element.
  private var installed: [XMLElement: [XMLElement]] = [:]
  /// The views whose subviews are left out, because a spec is not nested as deep.
  private(set) var cut: Set<XMLElement> = []
  /// The labels that the cell has by its style, with how far inside of the root they were saved.
  private var labels: [String: Insets] = [:]

  /// A spec has at most 64 levels of lists and mappings, and rows of variants stand in ten of them.
  private static let mostLevels = 48

  /// - Parameters:
  ///   - outlets: those of the document.
  ///   - known: what elements are called already, by Interface Builder's ids.
  init(
    _ root: XMLElement, owner: ImportOrigin.Part, traits: DocumentTraits, outlets: [String: String],
    known: [String: String] = [:]
  ) {
    (self.root, self.owner, self.traits) = (root, owner, traits)
    (self.outlets, self.known) = (outlets, known)
    var names = ViewNames(around: root, outlets: outlets, known: known)
    // The guides of a cell are those of its contentView.
    if let cell = root.parent, cell.name == "tableViewCell", root["key"] == "contentView" {
      collectGuides(of: cell, as: root)
    }
    collect(root, &names)
    collectLabels()
  }

  /// Views that are not installed have names too, so that the others have the same ones for all traits.
  ///
  /// - Parameter levels: Of lists and mappings that the element's subviews stand in.
  private mutating func collect(
    _ element: XMLElement, _ names: inout ViewNames, isInstalled: Bool = true, levels: Int = 0
  ) {
    if isInstalled { collectGuides(of: element) }
    guard levels <= Self.mostLevels || allSubviews(of: element).isEmpty else {
      self.installed[element] = []
      cut.insert(element)
      return
    }
    let subviews = installedSubviews(of: element)
    self.installed[element] = subviews
    let installed = Set(subviews)
    for view in allSubviews(of: element) {
      let isInstalled = isInstalled && installed.contains(view)
      if let id = view.id { self.names[id] = names.name(for: view) }
      if isInstalled {
        if let id = view.id { (views[id], parents[id]) = (view, element) }
        elements.append(view)
      }
      collect(view, &names, isInstalled: isInstalled, levels: levels + (view.name == "stackView" ? 3 : 2))
    }
  }

  private mutating func collectGuides(of element: XMLElement, as holder: XMLElement? = nil) {
    for view in [element] + element.inner {
      for guide in view.children where guide.name == "viewLayoutGuide" {
        if let id = guide.id { guides[id] = (holder ?? element, guide["key"] ?? "") }
      }
      if view != element, let id = view.id { guides[id] = (element, "contentView") }
    }
  }

  /// Takes the root itself as one of the views, such as the label that is an accessory.
  mutating func addRoot() {
    guard let id = root.id else { return }
    var names = ViewNames(around: root, outlets: outlets, known: known)
    for name in self.names.values { names.take(name) }
    self.names[id] = names.name(for: root)
  }

  /// The installed subviews or arranged views of an element, in drawing order.
  func subviews(of element: XMLElement) -> [XMLElement] { installed[element] ?? installedSubviews(of: element) }

  private func installedSubviews(of element: XMLElement) -> [XMLElement] {
    let excluded = ([element] + element.inner).reduce(into: Set<String>()) { excluded, holder in
      excluded.formUnion(VariedElement(holder, traits).excluded(by: "subviews"))
    }
    let views = allSubviews(of: element)
    return excluded.isEmpty ? views : views.filter { $0.id.map { !excluded.contains($0) } ?? true }
  }

  /// Those that are not installed too.
  private func allSubviews(of element: XMLElement) -> [XMLElement] {
    guard element.hasOwnSubviews else { return [] }
    return ([element] + element.inner).flatMap { holder -> [XMLElement] in
      let views = holder.child("subviews")?.children.map(\.self) ?? []
      let ownOfCell = holder.parent?.viewsOfStyle ?? []
      return ownOfCell.isEmpty ? views : views.filter { $0.id.map { !ownOfCell.contains($0) } ?? true }
    }
  }

  func name(of element: XMLElement) -> String? { element.id.flatMap { names[$0] } }

  /// An installed view by Interface Builder's id; a cell is its contentView.
  func view(_ id: String) -> XMLElement? {
    if id == root.id || root.parent?.name == "tableViewCell" && id == root.parent?.id { return root }
    return views[id]
  }

  /// How far inside of the root a label of the cell's style was saved, by Interface Builder's id for it; nil for another view.
  func insetsOfLabel(_ id: String) -> Insets? { labels[id] }

  private mutating func collectLabels() {
    guard let cell = root.parent, cell.name == "tableViewCell", let around = root.rect("frame"),
      let subviews = root.child("subviews")
    else { return }
    let ids = Set(["textLabel", "detailTextLabel"].compactMap { cell[$0] })
    guard !ids.isEmpty else { return }
    var found: Set<String> = []
    for label in subviews.children {
      guard let id = label.id, ids.contains(id), found.insert(id).inserted, let frame = label.rect("frame") else {
        continue
      }
      labels[id] = Insets(
        top: frame.y, left: frame.x, bottom: around.height - frame.maxY, right: around.width - frame.maxX)
    }
  }

  func parent(of view: XMLElement) -> XMLElement? { view.id.flatMap { parents[$0] } }

  /// The nearest view around a view, or itself, that lists subviews in the spec, and with them constraints.
  func container(of view: XMLElement) -> XMLElement {
    var next = view
    while next != root, next.name == "stackView" || subviews(of: next).isEmpty {
      guard let parent = parent(of: next) else { return root }
      next = parent
    }
    return next
  }

  /// Whether constraints position a view; otherwise it has its frame.
  func isConstrained(_ element: XMLElement) -> Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints") == false && element.flag("fixedFrame") != true
  }

  func isArranged(_ element: XMLElement) -> Bool {
    parent(of: element)?.name == "stackView"
  }

  /// The part of the spec that a view of a name is.
  func part(of name: String) -> ImportOrigin.Part {
    if case .row(let row) = owner { return .view(row: row, id: name) }
    return .headerFooterView(owner: owner, id: name)
  }
}

extension XMLElement {
  /// The ids of the views that a cell has by its style, and of its accessories and backgrounds: a spec has keys for them.
  fileprivate var viewsOfStyle: Set<String> {
    guard name == "tableViewCell" else { return [] }
    let own: Set = [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "multipleSelectionBackgroundView",
    ]
    let outlets = child("connections")?.children.filter { $0["property"].map(own.contains) ?? false } ?? []
    let labels = ["textLabel", "detailTextLabel", "imageView"].compactMap { self[$0] }
    return Set(labels + outlets.compactMap { $0["destination"] })
  }

  /// Views that UIKit puts between a view and its subviews, which a spec leaves out.
  var inner: [XMLElement] {
    guard name == "visualEffectView" else { return [] }
    return children.filter { $0["key"] == "contentView" }.map(\.self)
  }

  /// Whether its `<subviews>` are views of the row. Tables and collections inside of it have cells of their own.
  var hasOwnSubviews: Bool {
    switch name {
    case "tableView", "collectionView", "containerView": false
    default: true
    }
  }
}
