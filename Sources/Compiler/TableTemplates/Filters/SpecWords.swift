import TableSupport

extension TemplateFilter {
  /// What a template does not say of a spec, so that it can name it.
  static let specWords = TemplateFilter(
    "remaining", ["object", "names"],
    "the members of an object of the spec but for those with some names, which blanks separate, each as a line of a spec: `height: 60`",
    cost: { $0[0].wholeSize }
  ) { arguments, _ in
    let names = Set(arguments[1].text.split(separator: " "))
    let members = arguments[0].object.members.filter { $0.value.isWritten && !names.contains($0.name[...]) }
    return .list(members.map { .string(SpecWords.member($0.name, $0.value)) })
  }
}

/// Values of specs in words, for comments.
enum SpecWords {
  /// In characters: a longer value is read in the spec.
  private static let mostLength = 200

  static func member(_ name: String, _ value: TemplateValue) -> String {
    let text = "\(name): \(words(value))"
    return text.count > mostLength ? text.prefix(mostLength - 1) + "…" : text
  }

  private static func words(_ value: TemplateValue) -> String {
    switch value {
    case .list(let elements): "[\(elements.map(words).joined(separator: ", "))]"
    case .object(let object):
      "{\(object.members.map { "\($0.name): \(words($0.value))" }.joined(separator: ", "))}"
    case .null, .bool, .number, .string: value.text
    }
  }
}

extension TemplateValue {
  /// Whether a spec has it: everything but null.
  var isWritten: Bool { if case .null = self { false } else { true } }
}
