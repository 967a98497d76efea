/// Parses a template in one pass over its bytes: the tags of Mustache, and calls of filters.
///
/// A tag other than a variable that is alone on its line takes the line with it, so that what is written to be read leaves no gaps. The
/// lines of a block are indented like the block that they are written in place of, whatever they are indented by here.
struct TemplateParser {
  let text: [UInt8]
  let name: String
  let filters: [TemplateFilter]
  let names: TemplateNames?
  private(set) var pragmas = TemplatePragmas()
  private var index = 0
  private var textStart = 0
  private var lineStart = 0
  private var start: [UInt8] = Array("{{".utf8)
  private var end: [UInt8] = Array("}}".utf8)
  /// What is open, the outermost first: the template itself, then sections.
  private var open: [OpenSection] = [OpenSection(tag: nil, nodes: [])]

  private struct OpenSection {
    /// Nil for the template itself.
    var tag: TemplateTag?
    var nodes: [TemplateNode]
    /// The blanks that the lines of blocks begin with, which are not written.
    var margin: [UInt8] = []
  }

  init(_ text: [UInt8], name: String, filters: [TemplateFilter], names: TemplateNames?) {
    (self.text, self.name, self.filters, self.names) = (text, name, filters, names)
  }

  var nodes: [TemplateNode] { open[0].nodes }

  mutating func parse() throws(TemplateProblem) {
    // A byte order mark is no part of the output, and the first line is whole without it.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { (index, textStart, lineStart) = (3, 3, 3) }
    while index < text.count {
      if text[index] == UInt8(ascii: "\n") {
        index += 1
        beginLine()
        continue
      }
      guard text[index] == start[0], text[index...].starts(with: start) else {
        index += 1
        continue
      }
      let tag = try readTag()
      let next = tag.kind.canStandAlone ? endOfLine(from: tag.range.upperBound) : nil
      let blanks = text[lineStart..<tag.range.lowerBound]
      let isFirst = tag.kind.canStandAlone && textStart <= lineStart && blanks.allSatisfy(Self.isBlank)
      // Of what is between a parent's blocks, nothing is written.
      let standsAlone = next != nil && (isFirst || isInParent && tag.kind == .block)
      // Of what is on several lines, the first line is indented, too.
      let isIndented = isFirst && (standsAlone || tag.kind == .block || tag.kind == .parent)
      append(textStart..<(isIndented ? lineStart : tag.range.lowerBound))
      index = tag.range.upperBound
      textStart = index
      // A tag can contain line breaks.
      if let last = text[tag.range].lastIndex(of: UInt8(ascii: "\n")) { lineStart = last + 1 }
      let endsLine = try take(tag, indentation: isIndented ? Array(blanks) : nil, next: next, standsAlone: standsAlone)
      if let next, standsAlone || endsLine {
        (index, textStart) = (next, next)
        beginLine()
      }
    }
    append(textStart..<text.count)
    guard let tag = open.last?.tag else { return }
    throw problem("\(shown(tag)) is never closed", tag, help: "add {{/\(tag.content)}}")
  }

  // MARK: Lines

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Begins a line at the index, without the margin of the block that it is in.
  private mutating func beginLine() {
    lineStart = index
    let margin = open[open.count - 1].margin
    let count = zip(text[index...], margin).prefix { $0 == $1 }.count
    guard count > 0 else { return }
    append(textStart..<index)
    index += count
    (textStart, lineStart) = (index, index)
  }

  /// The blanks with which all lines of a block begin that has its contents on lines of their own; nil if it has none.
  ///
  /// - Parameter start: of the first line.
  private func margin(ofBlockFrom start: Int) -> [UInt8]? {
    guard let end = endOfSection(from: start) else { return nil }
    var common: ArraySlice<UInt8>?
    for line in text[start..<end].split(separator: UInt8(ascii: "\n"))
    where !line.allSatisfy({ Self.isBlank($0) || $0 == 0x0D }) {
      common = common.map { $0.prefix(zip($0, line).prefix { $0 == $1 }.count) } ?? line.prefix(while: Self.isBlank)
    }
    return common.map(Array.init)
  }

  /// Where the tag begins that ends a section; nil if there is none, or an error in front of it.
  ///
  /// It looks no further than that, and sections are nested a few deep: the cost of all together is linear.
  ///
  /// - Parameter start: where the contents of the section begin.
  private func endOfSection(from start: Int) -> Int? {
    var (ahead, depth) = (self, 1)
    ahead.index = start
    while let place = firstIndex(of: ahead.start, from: ahead.index) {
      ahead.index = place
      guard let tag = try? ahead.readTag() else { return nil }
      switch tag.kind {
      case .section, .inverted, .block, .parent: depth += 1
      case .close: depth -= 1
      case .delimiters: do { try ahead.setDelimiters(tag) } catch { return nil }
      case .variable, .unescaped, .triple, .partial, .comment, .pragma: break
      }
      if depth == 0 { return place }
      ahead.index = tag.range.upperBound
    }
    return nil
  }

  /// The start of the next line if only blanks are left on this one.
  private func endOfLine(from start: Int) -> Int? {
    var index = start
    while index < text.count, Self.isBlank(text[index]) { index += 1 }
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

  private var isInParent: Bool { open[open.count - 1].tag?.kind == .parent }

  /// - Parameters:
  ///   - indentation: the blanks in front of a tag that is the first on its line and is indented; nil for another one.
  ///   - next: where the next line begins, if nothing follows the tag on its own.
  /// - Returns: whether it ends a parent that has a line to itself.
  private mutating func take(
    _ tag: TemplateTag, indentation: [UInt8]?, next: Int?, standsAlone: Bool
  ) throws(TemplateProblem) -> Bool {
    switch tag.kind {
    case .comment: break
    case .variable, .unescaped, .triple:
      append(.variable(try expression(tag), isEscaped: tag.kind == .variable))
    case .section, .inverted, .block, .parent:
      guard open.count <= Template.mostDepth else {
        throw problem("sections are nested more than \(Template.mostDepth) deep", tag)
      }
      var section = OpenSection(tag: tag, nodes: [], margin: open[open.count - 1].margin)
      section.tag?.indentation = indentation
      if tag.kind == .block {
        let outer = section.margin.count
        if let next, standsAlone, let margin = margin(ofBlockFrom: next) {
          section.margin = margin
          section.tag?.indentation = Array(margin.dropFirst(outer))
        } else if let indentation {
          section.margin += indentation
        }
      }
      open.append(section)
    case .close: return try close(tag, isLast: next != nil)
    case .partial: append(.partial(try place(tag), indentation: indentation ?? []))
    case .delimiters: try setDelimiters(tag)
    case .pragma: try setPragma(tag)
    }
    return false
  }

  /// - Parameter isLast: whether nothing follows on the line.
  /// - Returns: whether it ends a parent that has a line to itself.
  private mutating func close(_ tag: TemplateTag, isLast: Bool) throws(TemplateProblem) -> Bool {
    guard let section = open.last, let opening = section.tag else {
      throw problem("\(shown(tag)) closes nothing", tag)
    }
    guard opening.content == tag.content else {
      throw problem("\(shown(tag)) is found where {{/\(opening.content)}} is expected", tag)
    }
    open.removeLast()
    switch opening.kind {
    case .block: append(.block(try place(opening).name, indentation: opening.indentation ?? [], section.nodes))
    case .parent:
      var blocks: [String: [TemplateNode]] = [:]
      for case .block(let name, _, let nodes) in section.nodes { blocks[name] = nodes }
      // Beside something else, the blanks in front of it are a text like others.
      let indentation = opening.indentation ?? []
      if !isLast, !indentation.isEmpty { append(.text(indentation)) }
      append(.parent(try place(opening), indentation: isLast ? indentation : [], blocks: blocks))
      return isLast && opening.indentation != nil
    default:
      append(.section(try expression(opening), isInverted: opening.kind == .inverted, section.nodes))
    }
    return false
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
    guard !tag.content.hasPrefix("*") else {
      throw problem(
        "the name of a template cannot be looked up, so that all that are used are known before anything is written",
        tag,
        help: "write the name itself, in a section for each one: {{#kind}}{{> name}}{{/kind}}")
    }
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
