import TableVerify
import Testing

extension AppTable {
  /// Changes the row with a title.
  mutating func change(_ title: String, _ change: (inout AppView) throws -> Void) throws {
    let index = try #require(view.subviews.firstIndex { $0.text == title && $0.isCell }, "no row '\(title)'")
    try change(&view.subviews[index])
  }

  /// The rows below stay where they are.
  mutating func removeRow(_ title: String) {
    view.subviews.removeAll { $0.text == title && $0.isCell }
  }
}

extension AppView {
  var isCell: Bool { subviews.contains(where: \.isContent) }
  var isContent: Bool { className == "UITableViewCellContentView" }

  /// Whether there is a label with a text in it that can be seen.
  var showsText: Bool {
    !isHidden && alpha > 0
      && (className.hasSuffix("Label") && text?.isEmpty == false || subviews.contains(where: \.showsText))
  }

  /// Changes the texts of all labels in it.
  mutating func changeTexts(_ change: (String) -> String) {
    if className.hasSuffix("Label") { text = text.map(change) }
    for index in subviews.indices { subviews[index].changeTexts(change) }
  }

  /// Changes the first view of a class in this one.
  mutating func change(_ name: String, _ change: (inout AppView) throws -> Void) throws {
    #expect(try changeFirst(name, change), "no \(name)")
  }

  private mutating func changeFirst(_ name: String, _ change: (inout AppView) throws -> Void) rethrows -> Bool {
    for index in subviews.indices {
      if subviews[index].className == name {
        try change(&subviews[index])
        return true
      }
      if try subviews[index].changeFirst(name, change) { return true }
    }
    return false
  }

  mutating func remove(_ name: String) {
    subviews.removeAll { $0.className == name }
    for index in subviews.indices { subviews[index].remove(name) }
  }
}
