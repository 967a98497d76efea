import TableIR
import WorkMetering

extension Condition {
  /// Whether the environment is as the condition says.
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
  /// Whether there is no choice, or this one is among them.
  fileprivate func allows(_ element: Element) -> Bool { isEmpty || contains(element) }
}

extension [Condition] {
  /// Whether one of them holds, or there are none.
  public func hold(in environment: Environment) -> Bool { isEmpty || contains { $0.holds(in: environment) } }
}

extension Table {
  /// The table as it is in an environment: without the sections and rows that are not there, each row as it is there. Positions
  /// and whatever follows from neighbours are found in what this leaves.
  func adapted(to environment: Environment) -> Table {
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
  /// The rules of appearance that hold in an environment.
  func cascade(in environment: Environment, work: WorkMeter) -> AppearanceCascade {
    AppearanceCascade(appearance, work: work) { $0.holds(in: environment) }
  }

  /// The table with the looks that its rules of appearance give to what says nothing itself. It must be adapted to the environment
  /// before.
  func styled(in environment: Environment, work: WorkMeter) -> Table {
    appearance.isEmpty ? self : styled(by: cascade(in: environment, work: work))
  }
}

extension Row {
  /// The row as it is in an environment, or nil where it is not.
  fileprivate func adapted(to environment: Environment) -> Row? {
    guard conditions.hold(in: environment) else { return nil }
    var row = variants.first { $0.conditions.hold(in: environment) }?.row ?? self
    guard row.discloses else { return row }
    if environment.pushesDisclosed {
      if case .none = row.accessory { row.accessory = .disclosureIndicator }
      // What was pushed and left is not selected any more.
      row.isSelected = false
    } else {
      row.accessory = row.accessory.withoutIndicator
    }
    return row
  }
}

extension Accessory {
  /// What is left of it where nothing is pushed.
  fileprivate var withoutIndicator: Accessory {
    switch self {
    case .disclosureIndicator: .none
    case .control where chevron != nil: .none
    case .detailDisclosureButton: .detailButton
    default: self
    }
  }
}
