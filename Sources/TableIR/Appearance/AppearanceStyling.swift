extension Table {
  /// The table with the looks that rules give to what says nothing itself. It must be adapted to their environment before.
  public func styled(by cascade: AppearanceCascade) -> Table {
    var table = self
    var walk = AppearanceWalk(Styling(), cascade)
    walk.visit(&table)
    table.appearance = []
    return table
  }
}

/// Writes the values that win.
private struct Styling: AppearanceVisitor {
  func wants(_ view: StyledView) -> Bool { !view.sheet.isEmpty }

  func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place) {
    look.take(view.sheet.settings, where: view.isOpen)
  }
}
