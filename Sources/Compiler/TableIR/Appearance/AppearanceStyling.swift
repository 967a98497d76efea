extension Table {
  /// The table with the values of rules for properties that are not set directly. It must already be adapted to the environment.
  public func styled(by cascade: AppearanceCascade) -> Table {
    var table = self
    var walk = AppearanceWalk(Styling(), cascade)
    walk.visit(&table)
    table.appearance = []
    return table
  }
}

/// Writes the winning values.
private struct Styling: AppearanceVisitor {
  func wants(_ view: StyledView) -> Bool { !view.sheet.isEmpty }

  func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place) {
    look.take(view.sheet.settings, where: view.isOpen)
  }
}
