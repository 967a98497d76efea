import TableIR

// Where a view is, and how it keeps its size.

extension ViewImporter {
  func addFrame(of declared: VariedElement, to mapping: inout DraftMapping) {
    guard let frame = (declared.property("frame")?.parent ?? declared.element).rect("frame") else { return }
    mapping["frame"] = .list(
      [frame.x, frame.y, max(frame.width, 0), max(frame.height, 0)].map { DraftItem(.number($0)) })
    let mask = autoresizing(of: declared)
    if !mask.isEmpty { mapping["autoresizing"] = .list(mask.names.map { DraftItem(.text($0)) }) }
  }

  /// The mask; empty where only the margins after a view change, which is what happens without any.
  private func autoresizing(of declared: VariedElement) -> Autoresizing {
    guard let element = declared.property("autoresizingMask") else { return [] }
    var mask: Autoresizing = []
    for (attribute, option) in Self.resizing where element.flag(attribute) == true { mask.insert(option) }
    return mask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) ? [] : mask
  }

  private static let resizing: [(String, Autoresizing)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// The size for which the frames of subviews were designed, where their masks depend on it.
  func addDesignSize(of container: XMLElement, in tree: ViewTree, to mapping: inout DraftMapping) {
    let isResized = tree.subviews(of: container).contains { view in
      !tree.isConstrained(view) && !autoresizing(of: VariedElement(view, traits)).isEmpty
    }
    guard isResized, let frame = container.rect("frame") else { return }
    mapping["designSize"] = .list([frame.width, frame.height].map { DraftItem(.number(max($0, 0))) })
  }

  /// The priorities that differ from those of the view's class in a spec. Interface Builder leaves out those of `UIView`.
  func addPriorities(of declared: VariedElement, _ standard: ContentPriorities, to mapping: inout DraftMapping) {
    guard mapping["frame"] == nil else { return }
    func add(_ key: String, _ attribute: String, _ usual: Int, _ own: (ContentPriorities.Axis) -> Int) {
      func priority(_ axis: String) -> Int {
        declared.number(axis + attribute).map { Int(min(max($0.rounded(), 1), 1_000)) } ?? usual
      }
      let (horizontal, vertical) = (priority("horizontal"), priority("vertical"))
      guard horizontal != own(standard.horizontal) || vertical != own(standard.vertical) else { return }
      if horizontal == vertical {
        mapping[key] = .number(Double(horizontal))
      } else {
        var axes = DraftMapping()
        if horizontal != own(standard.horizontal) { axes["horizontal"] = .number(Double(horizontal)) }
        if vertical != own(standard.vertical) { axes["vertical"] = .number(Double(vertical)) }
        mapping[key] = .mapping(axes)
      }
    }
    add("hugging", "HuggingPriority", ContentPriorities.defaultLow) { $0.hugging }
    add("compression", "CompressionResistancePriority", ContentPriorities.defaultHigh) { $0.compressionResistance }
  }

  /// A view's own margins: `[top, leading, bottom, trailing]`.
  func margins(of declared: VariedElement) -> DraftValue? {
    guard let element = declared.property("directionalLayoutMargins") ?? declared.property("layoutMargins") else {
      return nil
    }
    return insets(element)
  }

  /// `<edgeInsets>`, `<directionalEdgeInsets>` or `<inset>`; a spec cannot express negative ones.
  func insets(_ element: XMLElement) -> DraftValue? {
    let (start, end) = element["leading"] == nil ? ("minX", "maxX") : ("leading", "trailing")
    let values = [
      element.number("top") ?? element.number("minY") ?? 0,
      element.number("left") ?? element.number(start) ?? 0,
      element.number("bottom") ?? element.number("maxY") ?? 0,
      element.number("right") ?? element.number(end) ?? 0,
    ]
    guard values.allSatisfy({ $0 >= 0 }) else { return nil }
    if Set(values).count == 1 { return .number(values[0]) }
    return .list(values.map { DraftItem(.number($0)) })
  }
}
