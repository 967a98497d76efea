import TableEmission
import TableIR
import TableLayout

extension Table {
  /// Which texts of the app's strings the rows, headers and footers show in an environment.
  func textOrigins(in environment: Environment) -> [TextOwner: [TextOrigin]] {
    guard let strings else { return [:] }
    let reader = TextOriginReader(
      strings: strings,
      localizer: Localizer(
        strings, language: environment.language, device: environment.idiom == .pad ? .pad : .phone))
    var origins: [TextOwner: [TextOrigin]] = [:]
    func add(_ id: String, _ location: SourceLocation, _ texts: [TextOrigin]) {
      if !texts.isEmpty { origins[TextOwner(id: id, location: location)] = texts }
    }
    add("table", .start, reader.origins(of: header, "header") + reader.origins(of: footer, "footer"))
    for section in sections {
      let texts = reader.origins(of: section.header, "header") + reader.origins(of: section.footer, "footer")
      add(section.id, section.location, texts)
      for row in section.rows { add(row.id, row.location, reader.origins(of: row)) }
    }
    return origins
  }
}

private struct TextOriginReader {
  let strings: TableStrings
  let localizer: Localizer

  func origins(of row: Row) -> [TextOrigin] {
    var rest = row
    var found = origins(of: row.text, "textLabel") + origins(of: row.detailText, "detailTextLabel")
    (rest.text, rest.detailText) = (nil, nil)
    found += origins(of: row.views)
    rest.views = []
    if let stack = row.stack { found += origins(of: stack.views.map(\.view)) }
    rest.stack = nil
    return found + origins(of: rest, nil)
  }

  /// - Parameter name: what its views are called after: `header.textLabel`.
  func origins(of header: HeaderFooter?, _ name: String) -> [TextOrigin] {
    let origins =
      switch header?.content {
      case .title(let title)?: origins(of: title.text, "textLabel")
      case .views(let subviews)?: origins(of: subviews.views)
      case .stack(let stack)?: origins(of: stack.views.map(\.view))
      case nil: [TextOrigin]()
      }
    return origins.map { origin in
      var origin = origin
      origin.view = origin.view.map { "\(name).\($0)" }
      return origin
    }
  }

  private func origins(of views: [View]) -> [TextOrigin] {
    views.flatMap { view in
      switch view.content {
      case .stack(let stack): origins(of: stack.views.map(\.view))
      case .container(let subviews): origins(of: subviews.views)
      default: origins(of: view, view.id)
      }
    }
  }

  private func origins(of part: (some ShowingPhrases)?, _ view: String?) -> [TextOrigin] {
    guard var part else { return [] }
    var origins: [TextOrigin] = []
    part.visitPhrases { if let origin = origin(of: $0, view) { origins.append(origin) } }
    return origins
  }

  /// Nil for a text that is not of the app's strings.
  private func origin(of phrase: Phrase, _ view: String?) -> TextOrigin? {
    let (catalog, key) = (strings.catalog, phrase.key ?? phrase.string)
    let shown = localizer.shown(phrase)
    var found: LanguageTag?
    switch shown {
    case .translated(_, let tag): found = tag
    case .untranslated: break
    case .missing: if phrase.key == nil { return nil }
    }
    let forms = found.flatMap { catalog.strings[key]?[$0]?.pluralForms } ?? []
    return TextOrigin(
      view: view, key: key, text: shown.text, language: found?.text,
      file: found.flatMap { strings.path(of: key, in: $0) },
      comment: catalog.comments[key], forms: forms.map(\.rawValue))
  }
}
