import TableIR

extension SavedContent {
  /// - Parameter root: a `tableViewCellContentView`, or the view of a header or a footer; nil if it was saved without a frame.
  /// - Parameter frame: That of what stands around it, if it was saved without one.
  /// - Parameter traits: Those that choose which of its constraints were installed.
  /// - Parameter fonts: Whether a font's widths are known.
  /// - Parameter images: Whether the size of what a view shows is.
  init?(
    _ root: XMLElement, around frame: LayoutRect?, traits: DocumentTraits, fonts: (XMLElement) -> Bool,
    images: (XMLElement) -> Bool
  ) {
    guard let view = SavedView(root, around: frame, fonts: fonts, images: images) else { return nil }
    self.init(root: view, constraints: [])
    addConstraints(of: root, traits)
    if let cell = root.parent, cell.name == "tableViewCell" {
      addConstraints(of: cell, traits, as: root)
      own = Set(["textLabel", "detailTextLabel", "imageView"].compactMap { cell[$0] })
    }
  }

  /// - Parameter other: What stands for the view, such as the contentView for its cell.
  private mutating func addConstraints(of view: XMLElement, _ traits: DocumentTraits, as other: XMLElement? = nil) {
    let excluded = VariedElement(view, traits).excluded(by: "constraints")
    for element in view.child("constraints")?.children.map(\.self) ?? [] {
      if let id = element.id, excluded.contains(id) { continue }
      guard var constraint = SavedConstraint(VariedElement(element, traits), of: view) else { continue }
      if let id = other?.id {
        if constraint.first == view.id { constraint.first = id }
        if constraint.second == view.id { constraint.second = id }
      }
      constraints.append(constraint)
    }
    for subview in view.child("subviews")?.children.map(\.self) ?? [] { addConstraints(of: subview, traits) }
  }
}

extension SavedView {
  fileprivate init?(
    _ element: XMLElement, around outer: LayoutRect?, fonts: (XMLElement) -> Bool, images: (XMLElement) -> Bool
  ) {
    guard let id = element.id, let frame = element.rect("frame") ?? outer else { return nil }
    self.init(id: id, kind: element.name, frame: frame)
    isHidden = element.flag("hidden") ?? false
    isFlagged = element.flag("misplaced") ?? false || element.flag("ambiguous") ?? false
    hasUnknownImage =
      element.name == "imageView" && !images(element)
      || element.name == "button" && !element.children.allSatisfy(images)
    hasUnknownFont = element.property("fontDescription").map { !fonts($0) } ?? false
    isEmptyLabel =
      element.name == "label" && element["text"].map(\.isEmpty) ?? (element.property("text") == nil)
      && element.property("attributedText") == nil
    if element.name == "stackView" {
      stack = Stack(
        isVertical: element["axis"] == "vertical", spacing: element.number("spacing") ?? 0,
        keepsSpacing: !(element["distribution"] ?? "fill").hasPrefix("equal")
          && element.child("variation") == nil && element.property("customSpacing") == nil)
    }
    subviews =
      element.child("subviews")?.children.compactMap {
        SavedView($0, around: nil, fonts: fonts, images: images)
      } ?? []
  }
}

extension SavedConstraint {
  fileprivate init?(_ declared: VariedElement, of view: XMLElement) {
    let element = declared.element
    guard element.name == "constraint", let attribute = element["firstAttribute"],
      let first = element["firstItem"] ?? view.id
    else { return nil }
    let secondAttribute = element["secondAttribute"]
    self.init(first, attribute, element["secondItem"] ?? (secondAttribute == nil ? nil : view.id), secondAttribute)
    switch element["relation"] {
    case "greaterThanOrEqual": relation = .greaterOrEqual
    case "lessThanOrEqual": relation = .lessOrEqual
    default: relation = .equal
    }
    constant = declared.number("constant") ?? 0
    multiplier = Self.multiplier(declared["multiplier"])
    priority = declared.number("priority") ?? 1_000
    isSymbolic = element.flag("symbolic") ?? false
    // Constraints that are left out at run time, or in the document's own size class, constrained nothing.
    if element.flag("placeholder") ?? false || declared.flag("installed") == false { priority = 0 }
  }
}
