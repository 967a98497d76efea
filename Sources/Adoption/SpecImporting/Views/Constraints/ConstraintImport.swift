import TableConstraints
import TableIR

/// The constraints of one row, header or footer: keys of views where the language has them, otherwise texts in the list of the view
/// whose subviews they position.
struct ConstraintImport {
  private let tree: ViewTree
  private let traits: DocumentTraits
  private let margins: RootMargins
  /// The views that a constraint in a list names by their ids.
  private var constrained: Set<XMLElement> = []
  private var keys: [XMLElement: ConstraintKeys] = [:]
  private var lists: [XMLElement: [(order: Int, text: String, item: DraftItem)]] = [:]
  /// The places of the views among all of them.
  private let order: [XMLElement: Int]
  /// Where the constraints of the lists come from.
  private var origins: [ImportOrigin] = []
  /// Of the constraints of each list.
  private var identifiers: [XMLElement: Set<String>] = [:]

  init(_ tree: ViewTree, traits: DocumentTraits, context: inout ImportContext) {
    (self.tree, self.traits) = (tree, traits)
    order = Dictionary(zip(tree.elements, tree.elements.indices)) { first, _ in first }
    margins = RootMargins(of: tree.root, system: context.document.system)
    // Up to Xcode 6, a cell itself had constraints.
    let cell = tree.root.parent.flatMap { $0.name == "tableViewCell" && tree.root["key"] == "contentView" ? $0 : nil }
    for holder in [cell].compactMap(\.self) + ([tree.root] + tree.elements).flatMap({ [$0] + $0.inner }) {
      guard let constraints = holder.child("constraints") else { continue }
      let excluded = VariedElement(holder, traits).excluded(by: "constraints")
      let reader = ConstraintReader(tree: tree, holder: holder.name == "tableViewCell" ? tree.root : holder)
      let container = tree.container(of: reader.holder)
      for element in constraints.children where element.name == "constraint" {
        if let id = element.id, excluded.contains(id) { continue }
        add(element, by: reader, to: container, context: &context)
      }
    }
    for view in tree.elements { addIntrinsicSize(of: view, context: &context) }
    for origin in origins { context.note(origin) }
  }

  /// The list of a view with subviews: view by view, because Interface Builder's order changes when it saves a document.
  func list(of container: XMLElement) -> [DraftItem] {
    (lists[container] ?? []).sorted { ($0.order, $0.text) < ($1.order, $1.text) }.map(\.item)
  }

  /// Whether constraints say where a view is, as the language wants it of a view without a frame: it is pinned, or a constraint beside it
  /// names it. Its own lengths do not, and neither do constraints of its subviews to it.
  func holds(_ view: XMLElement) -> Bool { constrained.contains(view) || keys[view]?.isPinned ?? false }

  /// The keys of a view: `width`, `height`, `aspect` and `pin`.
  func addKeys(of view: XMLElement, to mapping: inout DraftMapping) { keys[view]?.add(to: &mapping) }

  /// - Parameter container: The view whose list says what no key says.
  private mutating func add(
    _ element: XMLElement, by reader: ConstraintReader, to container: XMLElement, context: inout ImportContext
  ) {
    let declared = VariedElement(element, traits)
    declared.loseVariations(&context)
    switch reader.read(declared) {
    case .constraint(let read):
      // A cell that is constrained to its own contentView: a spec has one view for both.
      guard !read.comparesWithItself else { return }
      if read.first.insets != nil || read.second?.insets != nil {
        context.lose(
          "a label of the cell's style", of: element, because: "its saved place is used: a constraint cannot name it",
          changesFrames: false)
      }
      let constraint = margins.applied(to: read, of: tree.root)
      if constraint.isPlain, addKey(constraint) { return }
      for view in [constraint.first.view, constraint.second?.view] {
        if let view, view != container { constrained.insert(view) }
      }
      append(constraint, from: element, to: container)
    case .withoutEffect: break
    case .unknown(let property, let reason):
      context.lose(property, of: element, because: reason, changesFrames: true)
    }
  }

  private mutating func addKey(_ constraint: ReadConstraint) -> Bool {
    guard let view = constraint.first.view, tree.isConstrained(view) || tree.isArranged(view) else { return false }
    let parent = tree.isArranged(view) ? nil : tree.parent(of: view)
    return keys[view, default: ConstraintKeys()].add(constraint, in: parent)
  }

  private mutating func append(
    _ constraint: ReadConstraint, from element: XMLElement, to container: XMLElement, note: String? = nil
  ) {
    let expression = constraint.expression(in: container, tree)
    let text = expression.text(in: LayoutConstraint.holderName)
    let comments = constraint.isPlaceholder ? ["Removed when the app is built."] : note.map { [$0] } ?? []
    if let id = element.id {
      origins.append(ImportOrigin(.constraint(owner: tree.owner, text: text), element: id))
    }
    var value = DraftValue.text(text)
    if let name = constraint.identifier.flatMap(ViewNames.plain),
      identifiers[container, default: []].insert(name).inserted
    {
      var mapping = DraftMapping()
      mapping[name] = value
      value = .mapping(mapping)
    }
    lists[container, default: []].append(
      (constraint.first.view.flatMap { order[$0] } ?? .max, text, DraftItem(value, comments: comments)))
  }

  /// What is said of a size that Interface Builder shows in the place of one from code.
  private static let noteOfSize = "The size of its content, which only the app's code knows: that of Interface Builder."

  /// A view whose own size is not known to the compiler has that which Interface Builder was given, or showed: by inequalities, as UIKit's
  /// own.
  private mutating func addIntrinsicSize(of view: XMLElement, context: inout ImportContext) {
    guard tree.isConstrained(view) || tree.isArranged(view) else { return }
    let declared = VariedElement(view, traits)
    let frame = ViewKind(view).hasUnknownSize ? view.rect("frame") : nil
    let designed = view.id.flatMap { context.document.designedSizes[$0] }
    let placeholders = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].filter { declared.number($0) != nil }
    guard placeholders.isEmpty || view["customClass"] != nil || ![.label, .control].contains(ViewKind(view)) else {
      context.lose(
        placeholders.joined(separator: " and "), of: view,
        because: "only Interface Builder knows it: the view has the size of its content",
        changesFrames: true)
      return
    }
    let width =
      declared.number("placeholderIntrinsicWidth") ?? designed.flatMap { Self.length("width", of: view, in: $0) }
      ?? frame?.width
    let height =
      declared.number("placeholderIntrinsicHeight") ?? designed.flatMap { Self.length("height", of: view, in: $0) }
      ?? frame?.height
    let container = tree.container(of: view)
    var note: String? = Self.noteOfSize
    for (attribute, length, axis) in [(Attribute.width, width, "horizontal"), (.height, height, "vertical")] {
      guard let length, length >= 0, length < SpecLimits.longest else { continue }
      for (relation, key, standard) in [
        (Relation.greaterOrEqual, "CompressionResistancePriority", 750.0), (.lessOrEqual, "HuggingPriority", 250),
      ] {
        let priority = min(max(declared.number(axis + key) ?? standard, 1), 1_000)
        append(
          ReadConstraint(
            first: .init(view: view, attribute: attribute), relation: relation, constant: .number(length),
            priority: priority),
          from: view, to: container, note: note)
        note = nil
      }
    }
  }
}

extension ConstraintImport {
  /// The length that the code of a view's class gave it on the canvas (`IBDesignable`): nothing else is known of a custom view. That of a button, such
  /// as 50 high (yOk-WI-sOB and three others of cwa-app-ios), counts where it may grow, and has it: records may be older than frames.
  private static func length(_ name: String, of view: XMLElement, in size: XMLElement) -> Double? {
    guard let length = size.number(name) else { return nil }
    switch view.name {
    case "view": return length
    case "button":
      guard view["customClass"] != nil, !view.holds(name), let frame = view.rect("frame") else { return nil }
      let saved = name == "width" ? frame.width : frame.height
      return abs(saved - length) <= 0.5 ? length : nil
    default: return nil
    }
  }
}

/// The bounds of numbers in specs.
enum SpecLimits {
  /// In points.
  static let longest = 100_000.0
}
