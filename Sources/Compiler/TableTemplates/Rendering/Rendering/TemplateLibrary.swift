import TableSupport

/// Templates that include each other by name, and the one that is rendered.
package struct TemplateLibrary: Sendable {
  package let main: Template
  private let partials: [String: Template]

  /// How deep sections and templates can be nested while they are rendered. Templates may include themselves, for trees.
  package static let mostDepth = 256

  /// - Parameter partials: all that the template and they themselves include, by name.
  package init(_ main: Template, partials: [String: Template] = [:]) {
    (self.main, self.partials) = (main, partials)
  }

  /// The names that the templates look up.
  package var names: Set<String> { partials.values.reduce(into: main.names) { $0.formUnion($1.names) } }

  /// The keys that the templates write.
  package var says: SaidKeys {
    partials.values.reduce(into: main.pragmas.says) { $0.merge($1.pragmas.says) }
  }

  func template(_ place: TemplatePlace, in template: Template) throws(TemplateProblem) -> Template {
    guard let found = partials[place.name] else {
      throw TemplateProblem("there is no template '\(place.name)'", in: template.name, at: place.range)
    }
    return found
  }

  /// The output, as UTF-8.
  ///
  /// - Parameter work: every name that is looked up and every byte of the output count. When the limit is exceeded, the output ends
  ///   somewhere, and must be discarded.
  package func render(_ value: TemplateValue, work: WorkMeter) throws(TemplateProblem) -> [UInt8] {
    var renderer = TemplateRenderer(library: self, template: main, value: value, work: work)
    try renderer.render(main.nodes)
    return renderer.output
  }
}
