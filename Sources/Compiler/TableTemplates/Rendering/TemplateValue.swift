/// A value that a template can name.
package enum TemplateValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([TemplateValue])
  case object(TemplateObject)

  /// Whether a section of it is rendered: everything but null, false, an empty list and an empty string.
  package var isShown: Bool {
    switch self {
    case .null, .bool(false): false
    case .list(let elements): !elements.isEmpty
    case .string(let text): !text.isEmpty
    default: true
    }
  }

  /// The member of an object; null for everything else.
  package subscript(name: String) -> TemplateValue {
    if case .object(let object) = self { object.value(of: name) ?? .null } else { .null }
  }
}

/// The members of an object, each with another name.
package struct TemplateObject: Sendable {
  package private(set) var members: [(name: String, value: TemplateValue)]
  /// What kind of object it is; nil for one that has no fixed members.
  package let kind: Kind?

  /// The names that all objects of a kind may have. Looking for one of them ends at the object, even if it has no such member: a view
  /// without subviews does not have those of the view around it.
  package final class Kind: Sendable {
    package let names: Set<String>

    package init(names: Set<String>) {
      self.names = names
    }
  }

  package init(_ members: [(name: String, value: TemplateValue)] = [], kind: Kind? = nil) {
    (self.members, self.kind) = (members, kind)
  }

  /// Adds a member, or replaces the one with its name.
  package mutating func set(_ name: String, _ value: TemplateValue) {
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append((name, value))
    }
  }

  /// Nil for a name that is not the object's.
  package func value(of name: String) -> TemplateValue? {
    for member in members where member.name == name { return member.value }
    return kind?.names.contains(name) == true ? .null : nil
  }
}
