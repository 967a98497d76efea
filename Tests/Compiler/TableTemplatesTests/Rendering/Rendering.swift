import TableSupport
import TableTemplates
import Testing

/// Renders a template with values, and others that it includes.
func rendered(
  _ template: String, _ value: TemplateValue = .null, partials: [String: String] = [:], limit: Int = .max
) throws -> String {
  func parsed(_ text: String, _ name: String) throws -> Template {
    try Template(Array(text.utf8), name: name, filters: TemplateFilter.common)
  }
  let others = try Dictionary(uniqueKeysWithValues: partials.map { ($0.key, try parsed($0.value, $0.key)) })
  let library = TemplateLibrary(try parsed(template, "main"), partials: others)
  return String(decoding: try library.render(value, work: WorkMeter(limit: limit)), as: UTF8.self)
}

/// The problem that a template is refused or stopped with.
func problem(
  of template: String, _ value: TemplateValue = .null, partials: [String: String] = [:]
) -> TemplateProblem? {
  do {
    _ = try rendered(template, value, partials: partials)
    return nil
  } catch {
    return error as? TemplateProblem
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements.map { ($0.0, $0.1) }))
  }
  package init(nilLiteral: ()) { self = .null }
}
