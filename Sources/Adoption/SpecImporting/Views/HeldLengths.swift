extension XMLElement {
  /// Whether a length of a view, `width` or `height`, is the same whatever the view shows: set by its frame or by a required constraint
  /// of its own.
  func holds(_ length: String) -> Bool {
    guard flag("translatesAutoresizingMaskIntoConstraints") == false else { return true }
    return child("constraints")?.children.contains { constraint in
      constraint["firstAttribute"] == length && constraint["secondItem"] == nil && constraint["relation"] == nil
        && constraint["priority"] == nil && (constraint["firstItem"] ?? id) == id
    } ?? false
  }
}
