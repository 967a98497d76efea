extension ViewImporter {
  /// Adds a view that is the whole of a header, a footer or an accessory, such as a label or a search bar: one view that fills it. The
  /// origin of both is the part around it.
  package func addSingle(
    _ element: XMLElement, to mapping: inout DraftMapping, owner: ImportOrigin.Part, context: inout ImportContext
  ) {
    var tree = ViewTree(
      element, owner: owner, traits: traits, outlets: context.document.outlets, known: context.knownIDs)
    tree.addRoot()
    context.noteViews(of: tree)
    var constraints = ConstraintImport(tree, traits: traits, context: &context)
    var view = view(
      element, in: tree, isArranged: false, isPart: false, constraints: &constraints, context: &context)
    for key in ["width", "height", "aspect", "pin", "hugging", "compression"] { view[key] = nil }
    let frame = element.rect("frame")
    let size = [frame?.width ?? 0, frame?.height ?? 0].map { DraftItem(.number(max($0, 0))) }
    view["frame"] = .list([DraftItem(.number(0)), DraftItem(.number(0))] + size)
    view["autoresizing"] = .list([DraftItem(.text("flexibleWidth"))])
    mapping["views"] = .list([DraftItem(.mapping(view))])
    mapping["designSize"] = .list(size)
  }
}
