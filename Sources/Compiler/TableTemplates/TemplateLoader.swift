/// Reads a template and those that it includes.
package struct TemplateLoader {
  /// The most templates that one includes, at any depth.
  private static let mostTemplates = 100
  /// The most bytes of a template and all that it includes.
  static let mostBytes = 4 * Template.mostBytes

  /// Why a template cannot be loaded.
  package enum Failure: Error {
    /// A template cannot be read, for a reason that the reader reported.
    case unread(tag: TemplateProblem?, any Error)
    case problem(TemplateProblem)
  }

  /// The text of a template by the name that a tag has for it; nil if there is none.
  package typealias Read = (String) throws -> [UInt8]?

  private let read: Read

  package init(_ read: @escaping Read) {
    self.read = read
  }

  /// One of the compiler's own.
  package static func own(_ template: OutputTemplate) -> TemplateLibrary {
    let loader = TemplateLoader { name in OutputTemplate.file(named: name).map { Array($0.text.utf8) } }
    do throws(Failure) { return try loader.load(template.name, Array(template.text.utf8)) } catch {
      preconditionFailure("the template \(template.name) is valid: \(error)")
    }
  }

  package func load(_ name: String, _ text: [UInt8]) throws(Failure) -> TemplateLibrary {
    let main = try parse(text, name: name)
    var partials: [String: Template] = [:]
    var size = text.count
    var rest = [main]
    while let template = rest.popLast() {
      for partial in template.partials where partials[partial.name] == nil {
        let tag = TemplateProblem(
          "there is no template '\(partial.name)'", in: template.name, at: partial.range,
          help: "it would be '\(partial.name).mustache' in the folder of the template that is compiled, or tablec's own"
        )
        guard partials.count < Self.mostTemplates else {
          throw .problem(
            TemplateProblem(
              "more than \(Self.mostTemplates) templates are included", in: template.name, at: partial.range))
        }
        var found: [UInt8]?
        do { found = try read(partial.name) } catch { throw .unread(tag: tag, error) }
        guard let found else { throw .problem(tag) }
        size += found.count
        guard size <= Self.mostBytes else {
          throw .problem(
            TemplateProblem(
              "the templates are larger than \(Self.mostBytes) bytes together", in: template.name, at: partial.range))
        }
        let own = try parse(found, name: partial.name)
        partials[partial.name] = own
        rest.append(own)
      }
    }
    return TemplateLibrary(main, partials: partials)
  }

  private func parse(_ text: [UInt8], name: String) throws(Failure) -> Template {
    do throws(TemplateProblem) { return try Template(text, name: name, filters: .all, names: .all) } catch {
      throw .problem(error)
    }
  }
}
