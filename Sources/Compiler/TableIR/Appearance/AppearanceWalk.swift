/// A visitor of the views to which appearance rules can apply.
public protocol AppearanceVisitor {
  /// Whether the visitor wants to visit a view. This is called for every view.
  mutating func wants(_ view: StyledView) -> Bool
  /// Visits a requested view. Changes to the appearance are written to the table.
  mutating func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place)
}

/// A view with the information that appearance rules need.
public struct StyledView: Sendable {
  /// The part of a table that contains it: the table itself, a section's header or footer, a row.
  public enum Unit: Hashable, Sendable {
    case table
    case section(id: String)
    case row(id: String)

    /// The id of the section or the row; `table`.
    public var id: String {
      switch self {
      case .table: "table"
      case .section(let id), .row(let id): id
      }
    }
  }

  /// The section or row that the view belongs to, or the table for its own header and footer.
  public var unit: Unit
  /// Nil if no rule can apply.
  public var viewClass: ViewClass?
  /// The custom class, which rules can name; nil if the spec names none.
  public var className: String?
  /// The rules that apply to the view, and their combined result; empty if no rule can apply.
  public var sheet: AppearanceSheet
  /// For a cell or its separator in an environment: the values that its section and its table set.
  var outer: (looks: OuterLooks, position: RowPosition)?

  /// The values that are set for a property further out, the nearest first.
  public func inherited(_ property: AppearanceProperty) -> [DeclaredLook] {
    outer.map { $0.looks.declared(property, at: $0.position) } ?? []
  }

  /// Whether nothing further out sets a property.
  func isOpen(_ property: AppearanceProperty) -> Bool {
    outer.map { $0.looks.isOpen(property, at: $0.position) } ?? true
  }

  /// The name of the view in explanations, and its place in the spec.
  public struct Place {
    /// The name in explanations: `textLabel`, `header.textLabel`, the id of a subview.
    public var name: String
    /// The mapping that contains the keys of the view's properties.
    public var mapping: SpecPlace

    init(_ name: String, _ mapping: SpecPlace) {
      self.name = name
      self.mapping = mapping
    }
  }
}

/// A walk over the views of a table with their classes and containers, from the outside in.
///
/// Names and places are created only on demand, because layout walks long tables.
public struct AppearanceWalk<Visitor: AppearanceVisitor> {
  /// The visitor, with what it has collected so far.
  public private(set) var visitor: Visitor
  /// The rules, with the sheets of all places that the walk has entered so far.
  public private(set) var cascade: AppearanceCascade
  private let kind: Kind

  private enum Kind {
    /// As written in the spec: each row with all its variants, in all environments.
    case written
    /// Adapted to an environment, in which some rows, by their ids, are shown as one of their variants.
    case adapted(variants: [String: Int])
  }

  /// A walk over a table as written in its spec.
  public init(written visitor: Visitor, _ cascade: AppearanceCascade) {
    (self.visitor, self.cascade, kind) = (visitor, cascade, .written)
  }

  /// A walk over a table that is adapted to an environment.
  ///
  /// - Parameter variants: The variants that rows are shown as, by their ids.
  public init(_ visitor: Visitor, _ cascade: AppearanceCascade, variants: [String: Int] = [:]) {
    (self.visitor, self.cascade, kind) = (visitor, cascade, .adapted(variants: variants))
  }

  /// Visits the views of a table that the visitor wants, from the outside in and from top to bottom, and keeps what it changes.
  public mutating func visit(_ table: inout Table) {
    let window = AppearanceContexts.window
    let sheet = cascade.sheet(.table, table.className, in: window)
    let view = StyledView(unit: .table, viewClass: .table, className: table.className, sheet: sheet)
    if visitor.wants(view) { visitor.visit(&table, of: view) { .init("table", SpecPlace(nil)) } }
    let inside = cascade.enter(.table, className: table.className, in: window)
    visit(&table.header, .tableHeader, SpecPlace(nil), of: .table, in: inside)
    for index in table.sections.indices {
      let outer = OuterLooks(table.sections[index], in: table, view)
      visit(&table.sections[index], outer, in: inside)
    }
    visit(&table.footer, .tableFooter, SpecPlace(nil), of: .table, in: inside)
  }

  private mutating func visit(_ section: inout Section, _ outer: OuterLooks, in context: Int) {
    let unit = StyledView.Unit.section(id: section.id)
    let place = SpecPlace(section.location)
    let inside = cascade.enter(.section, id: section.id, in: context)
    visit(&section.header, .header, place, of: unit, in: inside)
    let count = section.rows.count
    for index in section.rows.indices {
      switch kind {
      case .written:
        visit(&section.rows[index], at: nil, variant: nil, outer, in: inside)
        for variant in section.rows[index].variants.indices {
          visit(&section.rows[index].variants[variant].row, at: nil, variant: variant, outer, in: inside)
        }
      case .adapted(let variants):
        let variant = variants.isEmpty ? nil : variants[section.rows[index].id]
        let position = RowPosition(index: index, count: count)
        visit(&section.rows[index], at: position, variant: variant, outer, in: inside)
      }
    }
    visit(&section.footer, .footer, place, of: unit, in: inside)
  }

  /// A view of a class in a place, if the visitor wants to visit it.
  private mutating func wanted(
    _ viewClass: ViewClass?, _ className: String? = nil, of unit: StyledView.Unit, in context: Int
  ) -> StyledView? {
    let sheet = viewClass.map { cascade.sheet($0, className, in: context) } ?? .empty
    let view = StyledView(unit: unit, viewClass: viewClass, className: className, sheet: sheet)
    return visitor.wants(view) ? view : nil
  }

  // MARK: Headers and footers

  private mutating func visit(
    _ view: inout HeaderFooter?, _ kind: ViewContainer.Kind, _ holder: SpecPlace, of unit: StyledView.Unit,
    in context: Int
  ) {
    guard var declared = view else { return }
    let name = kind.rawValue
    let place = holder.at([.key(name)])
    let isSections = kind == .header || kind == .footer
    if let wanted = wanted(isSections ? .headerFooter : nil, declared.className, of: unit, in: context) {
      visitor.visit(&declared, of: wanted) { .init(name, place) }
    }
    let inside = cascade.enter(kind, className: declared.className, in: context)
    switch declared.content {
    case .title(var title):
      guard let wanted = wanted(.label, of: unit, in: inside) else { break }
      visitor.visit(&title.text, of: wanted) { .init("\(name).textLabel", place.at(["title"])) }
      declared.content = .title(title)
    case .views(var subviews):
      for index in subviews.views.indices {
        let id = subviews.views[index].id
        visit(&subviews.views[index], of: unit, in: inside) { "\(name).\(id ?? "subview \(index)")" }
      }
      declared.content = .views(subviews)
    case .stack(var stack):
      visit(own: &stack, place.at(["stack"]), of: unit, in: inside) { "\(name).stack" }
      declared.content = .stack(stack)
    }
    view = declared
  }

  // MARK: Rows

  private mutating func visit(
    _ row: inout Row, at position: RowPosition?, variant: Int?, _ outer: OuterLooks, in context: Int
  ) {
    let unit = StyledView.Unit.row(id: row.id)
    let location = row.location
    func place(_ name: String, _ keys: [SpecPlace.Step]) -> StyledView.Place {
      .init(name, SpecPlace(location, variant: variant, keys))
    }
    let levels = position.map { (outer, $0) }
    if var wanted = wanted(.cell, row.className, of: unit, in: context) {
      var look = CellLook(row.backgrounds, at: position)
      wanted.outer = levels
      visitor.visit(&look, of: wanted) { place("cell", []) }
      look.write(to: &row.backgrounds)
    }
    var table = outer.table
    (table.unit, table.outer) = (unit, levels)
    if levels != nil, visitor.wants(table) {
      var look = SeparatorLook(row.separator?.color)
      visitor.visit(&look, of: table) { place("separator", []) }
    }
    let inside = cascade.enter(.cell, id: row.id, className: row.className, in: context)
    if row.text != nil || row.detailText != nil, let wanted = wanted(.label, of: unit, in: inside) {
      if var text = row.text {
        visitor.visit(&text, of: wanted) { place("textLabel", ["text"]) }
        row.text = text
      }
      if var text = row.detailText {
        visitor.visit(&text, of: wanted) { place("detailTextLabel", ["detailText"]) }
        row.detailText = text
      }
    }
    if case .written = kind, row.discloses, row.accessory == .none {
      // It has an indicator where selecting it pushes a screen.
      _ = wanted(.accessory, of: unit, in: inside)
    }
    visit(&row.accessory, of: unit, in: inside) { place("accessoryView", ["accessory"]) }
    visitSubviews(of: &row.accessory, of: unit, in: inside, "accessoryView")
    visit(&row.editingAccessory, of: unit, in: inside) { place("editingAccessoryView", ["editingAccessory"]) }
    visitSubviews(of: &row.editingAccessory, of: unit, in: inside, "editingAccessoryView")
    for index in row.views.indices {
      let id = row.views[index].id
      visit(&row.views[index], of: unit, in: inside) { id ?? "subview \(index)" }
    }
    if var stack = row.stack {
      row.stack = nil
      visit(own: &stack, SpecPlace(location, variant: variant, ["stack"]), of: unit, in: inside) { "stack" }
      row.stack = stack
    }
  }

  private mutating func visit(
    _ accessory: inout Accessory, of unit: StyledView.Unit, in context: Int, _ place: () -> StyledView.Place
  ) {
    guard let viewClass = accessory.viewClass,
      let wanted = wanted(viewClass, accessory.className, of: unit, in: context)
    else { return }
    visitor.visit(&accessory, of: wanted, place)
  }

  private mutating func visitSubviews(
    of accessory: inout Accessory, of unit: StyledView.Unit, in context: Int, _ name: String
  ) {
    guard case .view(var view) = accessory, !view.subviews.views.isEmpty else { return }
    let inside = cascade.enter(.view, className: view.className, in: context)
    for index in view.subviews.views.indices {
      let id = view.subviews.views[index].id
      visit(&view.subviews.views[index], of: unit, in: inside) { "\(name).\(id ?? "subview \(index)")" }
    }
    accessory = .view(view)
  }

  // MARK: Views

  private mutating func visit(
    _ view: inout View, of unit: StyledView.Unit, in context: Int, _ name: () -> String
  ) {
    if let wanted = wanted(view.viewClass, view.className, of: unit, in: context) {
      let location = view.location
      visitor.visit(&view, of: wanted) { .init(name(), SpecPlace(location)) }
    }
    switch view.content {
    case .stack(var stack):
      // Its arranged views are visited in their place.
      view.content = .plain
      visit(&stack, view.className, of: unit, in: context, name)
      view.content = .stack(stack)
    case .container(var subviews):
      view.content = .plain
      let inside = cascade.enter(.view, className: view.className, in: context)
      for index in subviews.views.indices {
        let id = subviews.views[index].id
        visit(&subviews.views[index], of: unit, in: inside) { id ?? "\(name()).subview \(index)" }
      }
      view.content = .container(subviews)
    case .label, .image, .control, .plain: break
    }
  }

  /// Visits the stack that a row or a header is.
  private mutating func visit(
    own stack: inout Stack, _ place: SpecPlace, of unit: StyledView.Unit, in context: Int, _ name: () -> String
  ) {
    let className = stack.className
    if let wanted = wanted(.stack, className, of: unit, in: context) {
      var view = View(content: .stack(Stack()), frame: .zero, look: stack.look, className: className)
      visitor.visit(&view, of: wanted) { .init(name(), place) }
      stack.look = view.look
    }
    visit(&stack, className, of: unit, in: context, name)
  }

  private mutating func visit(
    _ stack: inout Stack, _ className: String? = nil, of unit: StyledView.Unit, in context: Int, _ name: () -> String
  ) {
    let inside = cascade.enter(.stack, className: className, in: context)
    for index in stack.views.indices {
      let id = stack.views[index].view.id
      visit(&stack.views[index].view, of: unit, in: inside) { id ?? "\(name()).subview \(index)" }
    }
  }
}
