import SpecEditing
import TableDiagnostics
import TableEmission
import TableIR
import TableLanguageServer
import TableLayout
import TableParsing
import TableSupport

extension Question {
  func hover() throws(ResponseError) -> OutgoingMessage.Content {
    let offset = try offset()
    let editor = editor
    let known = editor.hover(at: offset)
    var parts: [String] = []
    if let known { parts.append(known.markdown) }
    if let picture = picture(at: offset, editor) { parts.append(picture) }
    let constraint = constraintText(at: offset, editor)
    if let constraint { parts.append(constraint) }
    let row = rowText(at: offset, editor, isOnKey: known != nil || constraint != nil)
    if let row { parts.append(row.text) }
    guard !parts.isEmpty else { return { $0.null() } }
    let range = range(known?.range ?? row?.range ?? offset..<offset)
    let isPlain = !capabilities.markdownHover
    return { writer in
      writer.object { writer in
        writer.key("contents")
        writer.markdown(parts.joined(separator: "\n\n---\n\n"), asPlainText: isPlain)
        writer.member("range", range)
      }
    }
  }

  // MARK: Pictures

  /// The largest image file that is shown, in bytes.
  private static let mostPictureBytes = 256 << 10

  /// The image that the text at an offset names, if it is small.
  private func picture(at offset: Int, _ editor: SpecEditor) -> String? {
    guard capabilities.markdownHover,
      let link = editor.links().first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
      Self.pictureSuffixes.contains(where: { link.path.lowercased().hasSuffix($0) }),
      (try? session.snapshot.texts.read(link.path, limit: Self.mostPictureBytes)) != nil
    else { return nil }
    return "![](\(DocumentURI.uri(ofPath: link.path)))"
  }

  private static let pictureSuffixes = [".png", ".jpg", ".jpeg"]

  // MARK: Rows

  /// The frame of the row at an offset, and why it is as high as it is.
  /// - Parameter isOnKey: whether the offset is on something that is explained by itself. Then the reason is left out, unless that is
  ///   the row's own id.
  private func rowText(at offset: Int, _ editor: SpecEditor, isOnKey: Bool) -> (text: String, range: Range<Int>)? {
    guard let layout else { return nil }
    let old = layout.mapping.old(offset)
    let symbols = laidOut(layout, editor).symbols()
    guard let symbol = Self.innermost(at: old, in: symbols) else { return nil }
    let elements = symbol.kind == .row ? layout.rows : layout.sections
    let here = elements.filter { symbol.range.contains($0.laidOutOffset) }
    guard let first = here.first else { return nil }
    let same = here.prefix { $0.laidOutOffset == first.laidOutOffset }
    let isOnName = symbol.selection.lowerBound <= old && old <= symbol.selection.upperBound
    let range = layout.isNewest ? symbol.selection : offset..<offset
    return (text(first, count: same.count, layout, isBrief: isOnKey && !isOnName), range)
  }

  /// The editor of the text that was laid out.
  func laidOut(_ layout: LayoutPlaces, _ newest: SpecEditor) -> SpecEditor {
    if layout.isNewest { return newest }
    let text = SpecText(layout.laidOut.bytes, path: file.path, vocabulary: server.texts.vocabulary)
    return SpecEditor(text, files: ProjectFiles(root: "/", paths: [], text: { _ in nil }))
  }

  /// The row at an offset, or else the section.
  private static func innermost(at offset: Int, in symbols: [SpecSymbol]) -> SpecSymbol? {
    for symbol in symbols where symbol.range.lowerBound <= offset && offset <= symbol.range.upperBound {
      if let child = innermost(at: offset, in: symbol.children) { return child }
      if symbol.kind == .row || symbol.kind == .section { return symbol }
    }
    return nil
  }

  private func text(_ element: LayoutPlaces.Element, count: Int, _ layout: LayoutPlaces, isBrief: Bool) -> String {
    let frame = element.frame
    let origin = "\(String(decimal: frame.x)), \(String(decimal: frame.y))"
    let size = "\(String(decimal: frame.width)) × \(String(decimal: frame.height))"
    let name = safeText(element.id, limit: 100).replacingBackticks
    var text = "\(element.position == nil ? "section" : "row") `\(name)`"
    if let position = element.position { text += " (\(position.rawValue))" }
    text += ": \(size) points at \(origin)"
    if count > 1 { text += ", the first of \(count)" }
    let environment = layout.figure.tree.environment
    text += "  \non \(EnvironmentText(environment).place), iOS \(environment.ios)"
    if layout.spec.environmentCount > 1 { text += ", the first of \(layout.spec.environmentCount) environments" }
    if !layout.isNewest { text += "  \nof the last version without errors" }
    guard !isBrief, element.position != nil, let reason = reason(of: element, layout) else { return text }
    return text + "\n\n```text\n\(reason)\n```"
  }

  /// How the height of a row comes about.
  private func reason(of element: LayoutPlaces.Element, _ layout: LayoutPlaces) -> String? {
    guard let source = layout.spec.study.parsed?.source else { return nil }
    let (table, work) = (source.table, source.session.work)
    let layouter = source.layouter(layout.figure.entry)
    let explanations = layouter.explain(
      element.id, in: Self.reduced(table, to: element.id, layout.figure.tree), work: work)
    guard !work.isSpent, let found = explanations.first(where: { $0.frames.contains { $0.view == Self.cell } }) else {
      return nil
    }
    let lines = SpecLines(source.input)
    let explanation = found.locatingLengths(lines.find)
    var emitter = ExplanationEmitter(
      profile: layouter.profile, environment: layouter.environment,
      files: table.files.map { PathRules.name(of: $0) })
    emitter.assets = table.assets
    return emitter.text(explanation, view: Self.cell, quantity: .height)
      .split(separator: "\n").dropFirst(2).joined(separator: "\n").replacingBackticks
  }

  /// The table with a row and its neighbours alone. The height of a row does not depend on others, but on whether there are any.
  static func reduced(_ table: Table, to id: String, _ tree: LayoutTree) -> Table {
    guard let section = tree.table.sections.first(where: { section in section.rows.contains { $0.id == id } }),
      let index = section.rows.firstIndex(where: { $0.id == id })
    else { return table }
    let kept = Set(section.rows[max(index - 1, 0)...min(index + 1, section.rows.count - 1)].map(\.id))
    var table = table
    table.sections = table.sections.filter { $0.id == section.id }.map { section in
      var section = section
      section.rows.removeAll { !kept.contains($0.id) }
      return section
    }
    return table
  }

  /// The name of a row's own frame in explanations.
  private static let cell = "cell"
}

extension String {
  /// The same without what would end code in Markdown.
  fileprivate var replacingBackticks: String { String(map { $0 == "`" ? "'" : $0 }) }
}
