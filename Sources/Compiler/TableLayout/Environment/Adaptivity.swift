import TableIR
import TableSupport

extension Condition {
  /// Whether the environment satisfies the condition.
  func holds(in environment: Environment) -> Bool {
    idioms.allows(environment.idiom) && orientations.allows(environment.orientation)
      && splits.allows(environment.split.kind) && horizontalSizeClasses.allows(environment.tableHorizontalSizeClass)
      && verticalSizeClasses.allows(environment.verticalSizeClass)
      && userInterfaceStyles.allows(environment.userInterfaceStyle)
      && directions.allows(environment.layoutDirection) && ios?.contains(environment.ios) ?? true
      && isEditing ?? environment.isEditing == environment.isEditing
      && isAccessibilitySize ?? environment.contentSizeCategory.isAccessibilityCategory
        == environment.contentSizeCategory.isAccessibilityCategory
  }
}

extension Array where Element: Equatable {
  /// Whether the list is empty or contains the element.
  fileprivate func allows(_ element: Element) -> Bool { isEmpty || contains(element) }
}

extension [Condition] {
  /// Whether one of the conditions holds, or there are none.
  public func hold(in environment: Environment) -> Bool { isEmpty || contains { $0.holds(in: environment) } }
}

extension Table {
  /// The table adapted to an environment: without the sections and rows that do not appear in it, with the variants of rows, and with
  /// its texts in the environment's language. Positions and neighbours are determined in the result.
  func adapted(to environment: Environment) -> Table {
    withConditionsMet(in: environment)
      .localized(in: environment.language, on: environment.idiom == .pad ? .pad : .phone)
  }

  private func withConditionsMet(in environment: Environment) -> Table {
    guard isAdaptive else { return self }
    var table = self
    table.isAdaptive = false
    table.sections = sections.compactMap { section in
      guard section.conditions.hold(in: environment) else { return nil }
      var section = section
      section.rows = section.rows.compactMap { $0.adapted(to: environment) }
      return section
    }
    return table
  }
}

extension Table {
  /// The appearance rules that apply in an environment.
  func cascade(in environment: Environment, work: WorkMeter) -> AppearanceCascade {
    AppearanceCascade(appearance, work: work) { $0.holds(in: environment) }
  }

  /// The table with the values that its appearance rules give to views that set none themselves. It must be adapted to the
  /// environment first.
  func styled(in environment: Environment, work: WorkMeter) -> Table {
    appearance.isEmpty ? self : styled(by: cascade(in: environment, work: work))
  }
}

extension Row {
  /// The row adapted to an environment; nil if it does not appear.
  fileprivate func adapted(to environment: Environment) -> Row? {
    guard conditions.hold(in: environment) else { return nil }
    var row = variants.first { $0.conditions.hold(in: environment) }?.row ?? self
    guard row.discloses else { return row }
    if environment.pushesDisclosed {
      if case .none = row.accessory { row.accessory = .disclosureIndicator }
      // A row that pushed is no longer selected after returning.
      row.isSelected = false
    } else {
      row.accessory = row.accessory.withoutIndicator
    }
    return row
  }
}

extension Accessory {
  /// The accessory where selecting the row pushes nothing.
  fileprivate var withoutIndicator: Accessory {
    switch self {
    case .disclosureIndicator: .none
    case .control where chevron != nil: .none
    case .detailDisclosureButton: .detailButton
    default: self
    }
  }
}
