import TableIR

/// Finds what a table says directly that rules of appearance would say too, in whatever environment they hold.
struct DirectLooks {
  /// A value that is said directly.
  struct Look {
    var property: AppearanceProperty
    var value: AppearanceValue
    /// Where it may be said.
    var places: [SpecPlace]
    /// The row, section or `table` that it is in.
    var owner: String
    /// What it is said of: `label`.
    var noun: String
  }

  typealias Body = (Look, AppearanceRule) -> Void

  /// A view that says things, for rules.
  private struct Subject {
    var viewClass: ViewClass
    var className: String?
    var context: Int
    var owner: String
  }

  private let rules: [AppearanceRule]
  private var contexts: AppearanceContexts

  init(_ rules: [AppearanceRule]) {
    self.rules = rules
    contexts = AppearanceContexts(rules)
  }

  mutating func visit(_ table: Table, _ body: Body) {
    let subject = Subject(
      viewClass: .table, className: table.className, context: AppearanceContexts.window, owner: "table")
    say(.background, table.background.map { .fill($0) }, [SpecPlace(nil, ["background"])], subject, body)
    say(.tintColor, table.tintColor.map { .color($0) }, [SpecPlace(nil, ["tintColor"])], subject, body)
    say(
      .separatorColor, table.separator.color.map { .color($0) }, [SpecPlace(nil, ["separatorStyle", "color"])], subject,
      body)
    let inside = contexts.enter(.table, className: table.className, in: AppearanceContexts.window)
    visit(table.header, .tableHeader, SpecPlace(nil, ["tableHeader"]), "table", in: inside, body)
    for section in table.sections {
      let context = contexts.enter(.section, id: section.id, in: inside)
      let place = SpecPlace(section.location)
      visit(section.header, .header, place.at("header"), section.id, in: context, body)
      for row in section.rows {
        visit(row, variant: nil, in: context, body)
        for (index, variant) in row.variants.enumerated() { visit(variant.row, variant: index, in: context, body) }
      }
      visit(section.footer, .footer, place.at("footer"), section.id, in: context, body)
    }
    visit(table.footer, .tableFooter, SpecPlace(nil, ["tableFooter"]), "table", in: inside, body)
  }

  /// Tells of a value with the rule that it keeps from its view: the last of those that are for it.
  private func say(
    _ property: AppearanceProperty, _ value: AppearanceValue?, _ places: [SpecPlace], _ subject: Subject, _ body: Body
  ) {
    guard let value else { return }
    let path = contexts.paths[subject.context]
    let rule = rules.last { rule in
      rule.settings.contains { $0.property == property }
        && rule.applies(to: subject.viewClass, className: subject.className) && rule.match(path) != nil
    }
    guard let rule else { return }
    body(
      Look(
        property: property, value: value, places: places, owner: subject.owner, noun: subject.viewClass.rawValue), rule)
  }

  // MARK: Headers and footers

  private mutating func visit(
    _ view: HeaderFooter?, _ kind: ViewContainer.Kind, _ place: SpecPlace, _ owner: String, in context: Int,
    _ body: Body
  ) {
    guard let view else { return }
    if kind == .header || kind == .footer {
      let subject = Subject(
        viewClass: .headerFooter, className: view.className, context: context, owner: owner)
      say(.background, view.background.map { .fill($0) }, [place.at("background")], subject, body)
    }
    let inside = contexts.enter(kind, className: view.className, in: context)
    if case .title(let title) = view.content {
      visit(title.text, [place.at("title")], Subject(viewClass: .label, context: inside, owner: owner), body)
    }
    visit(view.ownViews, owner, in: inside, body)
  }

  // MARK: Rows

  private mutating func visit(_ row: Row, variant: Int?, in context: Int, _ body: Body) {
    let place = SpecPlace(row.location, variant: variant)
    let cell = Subject(viewClass: .cell, className: row.className, context: context, owner: row.id)
    visit(row.backgrounds, place, cell, body)
    let inside = contexts.enter(.cell, id: row.id, className: row.className, in: context)
    let label = Subject(viewClass: .label, context: inside, owner: row.id)
    if let text = row.text { visit(text, [place.at("text")], label, body) }
    if let text = row.detailText { visit(text, [place.at("detailText")], label, body) }
    visit(row.accessory, place.at("accessory"), row.id, in: inside, body)
    visit(row.editingAccessory, place.at("editingAccessory"), row.id, in: inside, body)
    visit(row.ownViews, row.id, in: inside, body)
  }

  /// A row's backgrounds: of several positions the first that says something is told.
  private func visit(_ backgrounds: PositionBackgrounds?, _ place: SpecPlace, _ cell: Subject, _ body: Body) {
    guard let backgrounds else { return }
    let positions = RowPosition.allCases
    func places(_ last: [SpecPlace.Step]) -> [SpecPlace] {
      let all: [[SpecPlace.Step]] =
        [["background"]] + positions.map { ["backgrounds", SpecPlace.Step.key($0.rawValue)] }
      return all.map { SpecPlace(place.location, variant: place.variant, $0 + last) }
    }
    let normal = positions.lazy.compactMap { backgrounds[$0]?.normal }.first
    let selected = positions.lazy.compactMap { backgrounds[$0]?.selected }.first
    say(.background, normal.map { .fill($0) }, places([]), cell, body)
    say(.selectedBackground, selected.map { .fill($0) }, places(["selected"]), cell, body)
  }

  private func visit(
    _ accessory: Accessory, _ place: SpecPlace, _ owner: String, in context: Int, _ body: Body
  ) {
    guard let viewClass = accessory.viewClass else { return }
    let subject = Subject(viewClass: viewClass, context: context, owner: owner)
    switch accessory {
    case .chevron(let color, let highlighted, _):
      let place = place.at("chevron")
      say(.color, color.map { .color($0) }, [place.at("color")], subject, body)
      say(.highlightedColor, highlighted.map { .color($0) }, [place.at("highlightedColor")], subject, body)
    case .control(let control): visit(control, place, [], subject, body)
    case .view(let view):
      let place = place.at("view")
      say(.background, view.color.map { .color($0) }, [place.at("color")], subject, body)
      say(.cornerRadius, view.cornerRadius.map { .length($0) }, [place.at("cornerRadius")], subject, body)
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark, .image: break
    }
  }

  // MARK: Views

  private mutating func visit(_ views: [View], _ owner: String, in context: Int, _ body: Body) {
    for view in views { visit(view, owner, in: context, body) }
  }

  private mutating func visit(_ view: View, _ owner: String, in context: Int, _ body: Body) {
    let place = SpecPlace(view.location)
    let subject = Subject(viewClass: view.viewClass, className: view.className, context: context, owner: owner)
    say(.background, view.background.map { .color($0) }, [place.at("background")], subject, body)
    say(.cornerRadius, view.cornerRadius.map { .length($0) }, [place.at("cornerRadius")], subject, body)
    switch view.content {
    case .label(let text): visit(text, [place.at("label"), place], subject, body)
    case .control(let control): visit(control, place, [place], subject, body)
    case .stack(let stack): visit(stack, className: view.className, owner, in: context, body)
    case .image, .plain: break
    }
  }

  private mutating func visit(
    _ stack: Stack, className: String?, _ owner: String, in context: Int, _ body: Body
  ) {
    let inside = contexts.enter(.stack, className: className, in: context)
    visit(stack.views.map(\.view), owner, in: inside, body)
  }

  /// - Parameter beside: where a label may say its look besides its own mapping.
  private func visit(
    _ control: Control, _ holder: SpecPlace, _ beside: [SpecPlace], _ subject: Subject, _ body: Body
  ) {
    let place = holder.at(.key(control.name))
    for (key, text) in control.kind.texts(thatTakeRules: true) {
      visit(text, key.map { [place.at(.key($0))] } ?? [place] + beside, subject, body)
    }
    for property in control.kind.appearanceColors {
      say(
        property, control.kind.color(of: property).map { .color($0) }, [place.at(.key(property.rawValue))], subject,
        body)
    }
  }

  /// - Parameter mappings: those that may say the look, the nearest first.
  private func visit(_ text: Text, _ mappings: [SpecPlace], _ subject: Subject, _ body: Body) {
    for property in [AppearanceProperty.color, .highlightedColor, .font, .alignment, .shadow] {
      say(
        property, text.value(of: property), mappings.map { $0.at(.key(property.rawValue)) }, subject, body)
    }
  }
}
