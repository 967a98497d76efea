/// Turns views of Interface Builder into views of a spec, and their values into those of the language.
///
/// Each function records what the language cannot say with `ImportContext.lose`.
package struct ViewImporter: Sendable {
  package let resources: InterfaceResources
  /// The path of an image's file as a spec names it; nil for a rectangle of its size.
  let imagePath: @Sendable (InterfaceImage) -> String?
  /// What specs can name of the app's asset catalogs.
  var catalogNames = CatalogNames()
  var traits: DocumentTraits

  package init(
    _ resources: InterfaceResources, imagePath: @escaping @Sendable (InterfaceImage) -> String? = { _ in nil }
  ) {
    (self.resources, self.imagePath) = (resources, imagePath)
    traits = DocumentTraits(resources.document)
  }

  /// Adds the subviews of a cell's `contentView`, a header or a footer to a mapping: `views`, `constraints` and `designSize`, with comments
  /// for what they lose. Nothing is added without subviews.
  ///
  /// - Parameter owner: The row, header or footer, whose part each view's origin is recorded with.
  package func addContents(
    of container: XMLElement, to mapping: inout DraftMapping, owner: ImportOrigin.Part, context: inout ImportContext
  ) {
    let tree = ViewTree(
      container, owner: owner, traits: traits, outlets: context.document.outlets, known: context.knownIDs)
    context.noteViews(of: tree)
    let mark = context.mark
    VariedElement(container, traits).loseVariations(&context)
    var constraints = ConstraintImport(tree, traits: traits, context: &context)
    let views = views(in: container, of: tree, constraints: &constraints, context: &context)
    guard !views.isEmpty else { return }
    mapping["views"] = .list(views)
    add(constraints.list(of: container), to: &mapping)
    addDesignSize(of: container, in: tree, to: &mapping)
    mapping.comments += context.comments(since: mark)
  }

  /// The subviews of a view that has no stack, in drawing order.
  func views(
    in container: XMLElement, of tree: ViewTree, constraints: inout ConstraintImport, context: inout ImportContext
  ) -> [DraftItem] {
    tree.subviews(of: container).map { element in
      DraftItem(.mapping(view(element, in: tree, isArranged: false, constraints: &constraints, context: &context)))
    }
  }

  /// A view with its id, its place and its contents.
  ///
  /// - Parameter isPart: Whether its origin is recorded.
  func view(
    _ element: XMLElement, in tree: ViewTree, isArranged: Bool, isPart: Bool = true,
    constraints: inout ConstraintImport,
    context: inout ImportContext
  ) -> DraftMapping {
    let mark = context.mark
    let declared = VariedElement(element, traits)
    var mapping = DraftMapping()
    if let name = tree.name(of: element) {
      mapping["id"] = .text(name)
      if isPart { context.note(tree.part(of: name), from: element) }
    }
    let priorities = addContent(of: declared, to: &mapping, in: tree, constraints: &constraints, context: &context)
    // A view that constraints should position but none does stays where it was drawn, as large as it was drawn.
    if !isArranged, !tree.isConstrained(element) || !constraints.holds(element) { addFrame(of: declared, to: &mapping) }
    if mapping["frame"] == nil { constraints.addKeys(of: element, to: &mapping) }
    addPriorities(of: declared, priorities, to: &mapping)
    addLook(of: declared, to: &mapping, context: &context)
    reportUnknown(declared, context: &context)
    if tree.cut.contains(element) {
      context.lose("subviews", of: element, because: "a spec does not nest views as deep", changesFrames: true)
    }
    mapping.comments += context.comments(since: mark)
    return mapping
  }

  func add(_ constraints: [DraftItem], to mapping: inout DraftMapping) {
    if !constraints.isEmpty { mapping["constraints"] = .list(constraints) }
  }
}
