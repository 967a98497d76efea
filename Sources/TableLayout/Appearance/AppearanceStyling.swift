import TableIR

extension Table {
  /// The table with the looks that its rules of appearance give to what says nothing itself. It must be adapted to the environment
  /// before.
  func styled(in environment: Environment) -> Table {
    guard !appearance.isEmpty else { return self }
    var table = self
    var styling = AppearanceStyling(appearance, in: environment)
    styling.style(&table)
    table.appearance = []
    return table
  }
}

/// Writes the looks of a cascade into a table, from the outside in.
struct AppearanceStyling {
  private var cascade: AppearanceCascade

  init(_ rules: [AppearanceRule], in environment: Environment) {
    cascade = AppearanceCascade(rules, in: environment)
  }

  mutating func style(_ table: inout Table) {
    let sheet = cascade.sheet(.table, table.className, in: AppearanceContexts.window)
    table.background = table.background ?? sheet.fill(.background)
    table.separator.color = table.separator.color ?? sheet.color(.separatorColor)
    table.tintColor = table.tintColor ?? sheet.color(.tintColor)
    let inside = cascade.enter(.table, className: table.className, in: AppearanceContexts.window)
    style(&table.header, .tableHeader, in: inside)
    style(&table.footer, .tableFooter, in: inside)
    let backgrounds = table.backgrounds
    for index in table.sections.indices { style(&table.sections[index], backgrounds, in: inside) }
  }

  private mutating func style(_ section: inout Section, _ tables: PositionBackgrounds, in context: Int) {
    let inside = cascade.enter(.section, id: section.id, in: context)
    style(&section.header, .header, in: inside)
    style(&section.footer, .footer, in: inside)
    let sections = section.backgrounds
    for index in section.rows.indices { style(&section.rows[index], sections, tables, in: inside) }
  }

  private mutating func style(_ view: inout HeaderFooter?, _ kind: ViewContainer.Kind, in context: Int) {
    guard var said = view else { return }
    if kind == .header || kind == .footer {
      said.background = said.background ?? cascade.sheet(.headerFooter, said.className, in: context).fill(.background)
    }
    let inside = cascade.enter(kind, className: said.className, in: context)
    switch said.content {
    case .title(var title):
      cascade.sheet(.label, in: inside).style(&title.text)
      said.content = .title(title)
    case .views(var subviews):
      for index in subviews.views.indices { style(&subviews.views[index], in: inside) }
      said.content = .views(subviews)
    case .stack(var stack):
      style(&stack, className: nil, in: inside)
      said.content = .stack(stack)
    }
    view = said
  }

  // MARK: Rows

  private mutating func style(
    _ row: inout Row, _ sections: PositionBackgrounds?, _ tables: PositionBackgrounds, in context: Int
  ) {
    let cell = cascade.sheet(.cell, row.className, in: context)
    if !cell.isEmpty { cell.style(&row.backgrounds, sections, tables) }
    let inside = cascade.enter(.cell, id: row.id, className: row.className, in: context)
    if row.text != nil || row.detailText != nil {
      let label = cascade.sheet(.label, in: inside)
      label.style(&row.text)
      label.style(&row.detailText)
    }
    style(&row.accessory, in: inside)
    style(&row.editingAccessory, in: inside)
    for index in row.views.indices { style(&row.views[index], in: inside) }
    if var stack = row.stack {
      style(&stack, className: nil, in: inside)
      row.stack = stack
    }
  }

  private mutating func style(_ accessory: inout Accessory, in context: Int) {
    guard let viewClass = accessory.viewClass else { return }
    let sheet = cascade.sheet(viewClass, in: context)
    guard !sheet.isEmpty else { return }
    switch accessory {
    case .chevron(let color, let highlighted, let isActive):
      accessory = .chevron(
        color: color ?? sheet.color(.color), highlightedColor: highlighted ?? sheet.color(.highlightedColor),
        isActive: isActive)
    case .control(var control):
      sheet.style(&control.kind)
      accessory = .control(control)
    case .view(var view):
      view.color = view.color ?? sheet.color(.background)
      view.cornerRadius = view.cornerRadius ?? sheet.cornerRadius
      accessory = .view(view)
    case .disclosureIndicator:
      accessory = .chevron(color: sheet.color(.color), highlightedColor: sheet.color(.highlightedColor))
    case .none, .detailDisclosureButton, .detailButton, .checkmark, .image: break
    }
  }

  // MARK: Views

  private mutating func style(_ view: inout View, in context: Int) {
    let sheet = cascade.sheet(view.viewClass, view.className, in: context)
    if !sheet.isEmpty {
      view.background = view.background ?? sheet.color(.background)
      view.cornerRadius = view.cornerRadius ?? sheet.cornerRadius
    }
    switch view.content {
    case .label(var text) where !sheet.isEmpty:
      sheet.style(&text)
      view.content = .label(text)
    case .control(var control) where !sheet.isEmpty:
      sheet.style(&control.kind)
      view.content = .control(control)
    case .stack(var stack):
      style(&stack, className: view.className, in: context)
      view.content = .stack(stack)
    case .label, .control, .image, .plain: break
    }
  }

  private mutating func style(_ stack: inout Stack, className: String?, in context: Int) {
    let inside = cascade.enter(.stack, className: className, in: context)
    for index in stack.views.indices { style(&stack.views[index].view, in: inside) }
  }
}
