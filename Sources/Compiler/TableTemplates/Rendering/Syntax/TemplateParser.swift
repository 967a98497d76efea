/// Parses a template in one pass over its bytes: the tags of Mustache, and calls of filters.
///
/// A tag other than a variable that is alone on its line takes the line with it, so that what is written to be read leaves no gaps.
struct TemplateParser {
  let text: [UInt8]
  let name: String
  let filters: [TemplateFilter]
  let names: TemplateNames?
  private(set) var pragmas = TemplatePragmas()
  private var index = 0
  private var start: [UInt8] = Array("{{".utf8)
  private var end: [UInt8] = Array("}}".utf8)
  /// What is open, the outermost first: the template itself, then sections.
  private var open: [OpenSection] = [OpenSection(tag: nil, nodes: [])]

  private struct OpenSection {
    /// Nil for the template itself.
    var tag: TemplateTag?
    var nodes: [TemplateNode]
  }

  init(_ text: [UInt8], name: String, filters: [TemplateFilter], names: TemplateNames?) {
    (self.text, self.name, self.filters, self.names) = (text, name, filters, names)
  }

  var nodes: [TemplateNode] { open[0].nodes }

  mutating func parse() throws(TemplateProblem) {
    var textStart = 0
    var lineStart = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "\n") {
        index += 1
        lineStart = index
        continue
      }
      guard text[index] == start[0], text[index...].starts(with: start) else {
        index += 1
        continue
      }
      let tag = try readTag()
      var indentation: [UInt8] = []
      if tag.kind.canStandAlone, let next = endOfLine(from: tag.range.upperBound),
        isBlank(lineStart..<tag.range.lowerBound)
      {
        indentation = Array(text[lineStart..<tag.range.lowerBound])
        append(textStart..<lineStart)
        index = next
        lineStart = next
      } else {
        append(textStart..<tag.range.lowerBound)
        index = tag.range.upperBound
        // A tag can contain line breaks.
        if let last = text[tag.range].lastIndex(of: UInt8(ascii: "\n")) { lineStart = last + 1 }
      }
      textStart = index
      try take(tag, indentation: indentation)
    }
    append(textStart..<text.count)
    guard let tag = open.last?.tag else { return }
    throw problem("\(shown(tag)) is never closed", tag, help: "add {{/\(tag.content)}}")
  }

  // MARK: Lines

  private func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The start of the next line if only blanks are left on this one.
  private func endOfLine(from start: Int) -> Int? {
    var index = start
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    if index == text.count { return index }
    if text[index] == 0x0D, index + 1 < text.count { index += 1 }
    return text[index] == 0x0A ? index + 1 : nil
  }

  private mutating func append(_ range: Range<Int>) {
    if !range.isEmpty { append(.text(Array(text[range]))) }
  }

  private mutating func append(_ node: TemplateNode) { open[open.count - 1].nodes.append(node) }

  // MARK: Tags

  /// The tag that begins here.
  private func readTag() throws(TemplateProblem) -> TemplateTag {
    let from = index
    var inner = index + start.count
    var closing = end
    let mark = inner < text.count ? text[inner] : 0
    let kind = TemplateTag.Kind(mark: mark)
    if kind != .variable { inner += 1 }
    if kind == .triple { closing = [UInt8(ascii: "}")] + end }
    if kind == .delimiters { closing = [UInt8(ascii: "=")] + end }
    guard let close = firstIndex(of: closing, from: inner) else {
      let unclosed = from..<min(from + 40, text.count)
      throw TemplateProblem(
        "a tag is never closed", in: name, at: unclosed, help: "add \(String(decoding: closing, as: UTF8.self))")
    }
    let content = TemplateTag.trimmed(String(decoding: text[inner..<close], as: UTF8.self))
    return TemplateTag(kind: kind, content: content, range: from..<(close + closing.count))
  }

  private func firstIndex(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + bytes.count <= text.count {
      if text[index] == bytes[0], text[index...].starts(with: bytes) { return index }
      index += 1
    }
    return nil
  }

  private mutating func take(_ tag: TemplateTag, indentation: [UInt8]) throws(TemplateProblem) {
    switch tag.kind {
    case .comment: break
    case .variable, .unescaped, .triple:
      append(.variable(try expression(tag), isEscaped: tag.kind == .variable))
    case .section, .inverted, .block, .parent:
      guard open.count <= Template.mostDepth else {
        throw problem("sections are nested more than \(Template.mostDepth) deep", tag)
      }
      var tag = tag
      tag.indentation = indentation
      open.append(OpenSection(tag: tag, nodes: []))
    case .close: try close(tag)
    case .partial: append(.partial(try place(tag), indentation: indentation))
    case .delimiters: try setDelimiters(tag)
    case .pragma: try setPragma(tag)
    }
  }

  private mutating func close(_ tag: TemplateTag) throws(TemplateProblem) {
    guard let section = open.last, let opening = section.tag else {
      throw problem("\(shown(tag)) closes nothing", tag)
    }
    guard opening.content == tag.content else {
      throw problem("\(shown(tag)) is found where {{/\(opening.content)}} is expected", tag)
    }
    open.removeLast()
    switch opening.kind {
    case .block: append(.block(try place(opening).name, section.nodes))
    case .parent:
      var blocks: [String: [TemplateNode]] = [:]
      for case .block(let name, let nodes) in section.nodes { blocks[name] = nodes }
      append(.parent(try place(opening), indentation: opening.indentation, blocks: blocks))
    default:
      append(.section(try expression(opening), isInverted: opening.kind == .inverted, section.nodes))
    }
  }

  private mutating func setDelimiters(_ tag: TemplateTag) throws(TemplateProblem) {
    let parts = tag.content.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r\n" }
    guard parts.count == 2, parts.allSatisfy({ !$0.contains("=") && $0.utf8.count <= 16 }) else {
      throw problem("a tag that changes the delimiters names two of them", tag, help: "write {{=<% %>=}}")
    }
    (start, end) = (Array(parts[0].utf8), Array(parts[1].utf8))
  }

  private mutating func setPragma(_ tag: TemplateTag) throws(TemplateProblem) {
    do throws(TemplatePragmas.Unknown) { try pragmas.set(tag.content) } catch {
      throw problem(error.message, tag, help: error.help)
    }
  }

  // MARK: Parts of tags

  private func place(_ tag: TemplateTag) throws(TemplateProblem) -> TemplatePlace {
    guard !tag.content.isEmpty else { throw problem("\(shown(tag)) names nothing", tag) }
    return TemplatePlace(name: tag.content, range: tag.range)
  }

  private func expression(_ tag: TemplateTag) throws(TemplateProblem) -> TemplateExpression {
    var parser = ExpressionParser(tag.content, filters: filters, names: names, isSection: tag.kind == .section)
    do throws(ExpressionParser.Problem) { return try parser.parse() } catch {
      throw problem(error.message, tag, help: error.help)
    }
  }

  private func shown(_ tag: TemplateTag) -> String {
    let text = String(decoding: text[tag.range], as: UTF8.self)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  private func problem(_ message: String, _ tag: TemplateTag, help: String? = nil) -> TemplateProblem {
    TemplateProblem(message, in: name, at: tag.range, help: help)
  }
}
