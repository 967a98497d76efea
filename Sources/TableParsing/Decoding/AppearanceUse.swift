import TableIR

/// Which rules of appearance are for views that a table has, in any environment.
struct AppearanceUse {
  private let rules: [AppearanceRule]
  /// By the index of the rule.
  private(set) var used: [Bool]
  /// The classes of the team's own that the table's views name.
  private(set) var classes: Set<String> = []
  private var contexts: AppearanceContexts
  private var seen: Set<Kind> = []

  /// Views that no rule tells apart.
  private struct Kind: Hashable {
    var viewClass: ViewClass
    var className: String?
    var context: Int
  }

  init(_ rules: [AppearanceRule]) {
    self.rules = rules
    used = Array(repeating: false, count: rules.count)
    contexts = AppearanceContexts(rules)
  }

  mutating func look(at table: Table) {
    see(.table, table.className, in: AppearanceContexts.window)
    let inside = contexts.enter(.table, className: table.className, in: AppearanceContexts.window)
    if let header = table.header { look(at: header, .tableHeader, in: inside) }
    if let footer = table.footer { look(at: footer, .tableFooter, in: inside) }
    for section in table.sections { look(at: section, in: inside) }
  }

  private mutating func look(at section: Section, in context: Int) {
    let inside = contexts.enter(.section, id: section.id, in: context)
    if let header = section.header { look(at: header, .header, in: inside) }
    if let footer = section.footer { look(at: footer, .footer, in: inside) }
    for row in section.rows {
      look(at: row, in: inside)
      for variant in row.variants { look(at: variant.row, in: inside) }
    }
  }

  private mutating func look(at view: HeaderFooter, _ kind: ViewContainer.Kind, in context: Int) {
    if kind == .header || kind == .footer { see(.headerFooter, view.className, in: context) }
    if let name = view.className { classes.insert(name) }
    let inside = contexts.enter(kind, className: view.className, in: context)
    switch view.content {
    case .title: see(.label, nil, in: inside)
    case .views(let subviews): for view in subviews.views { look(at: view, in: inside) }
    case .stack(let stack): look(at: stack, className: nil, in: inside)
    }
  }

  private mutating func look(at row: Row, in context: Int) {
    see(.cell, row.className, in: context)
    let inside = contexts.enter(.cell, id: row.id, className: row.className, in: context)
    if row.text != nil || row.detailText != nil { see(.label, nil, in: inside) }
    // A row that discloses has an indicator where that is pushed.
    look(at: row.discloses && row.accessory == .none ? .disclosureIndicator : row.accessory, in: inside)
    look(at: row.editingAccessory, in: inside)
    for view in row.views { look(at: view, in: inside) }
    if let stack = row.stack { look(at: stack, className: nil, in: inside) }
  }

  private mutating func look(at accessory: Accessory, in context: Int) {
    if let viewClass = accessory.viewClass { see(viewClass, nil, in: context) }
  }

  private mutating func look(at view: View, in context: Int) {
    see(view.viewClass, view.className, in: context)
    if case .stack(let stack) = view.content { look(at: stack, className: view.className, in: context) }
  }

  private mutating func look(at stack: Stack, className: String?, in context: Int) {
    let inside = contexts.enter(.stack, className: className, in: context)
    for item in stack.views { look(at: item.view, in: inside) }
  }

  private mutating func see(_ viewClass: ViewClass, _ className: String?, in context: Int) {
    if let className { classes.insert(className) }
    let kind = Kind(viewClass: viewClass, className: contexts.known(className), context: context)
    guard seen.insert(kind).inserted else { return }
    for (index, rule) in rules.enumerated()
    where !used[index] && rule.applies(to: viewClass, className: className)
      && rule.match(contexts.paths[context]) != nil
    {
      used[index] = true
    }
  }
}

/// What a table has that rules can name.
struct AppearanceNames {
  var sections: [String]
  var rows: [String]
  var classes: [String]
  private let all: Set<String>

  init(_ table: Table, classes: Set<String>) {
    sections = table.sections.map(\.id)
    rows = table.sections.flatMap { $0.rows.map(\.id) }
    self.classes = classes.sorted()
    all = Set(sections.map { "section " + $0 } + rows.map { "row " + $0 } + self.classes.map { "class " + $0 })
  }

  func has(_ noun: String, _ name: String) -> Bool { all.contains("\(noun) \(name)") }
}
