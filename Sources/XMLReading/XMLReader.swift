import CExpat

/// Reads XML with expat. External references are never followed, and a document type is refused, so that no entity is ever expanded but
/// XML's own five.
package enum XMLReader {
  package static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLProblem) -> XMLDocument {
    guard bytes.count <= limits.maxBytes else {
      throw XMLProblem(reason: .tooManyBytes(limit: limits.maxBytes), line: 1, column: 1)
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw XMLProblem(reason: .malformed("out of memory"), line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLBuilder(parser: parser, limits: limits)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser, { XMLBuilder.of($0)?.begin($1, $2) }, { data, _ in XMLBuilder.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLBuilder.of($0)?.add($1, count: Int($2)) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLBuilder.of(data)?.stop(.documentType) }
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    if let problem = builder.problem { throw problem }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "not well-formed"
      throw builder.problem(.malformed(words))
    }
    return XMLDocument(records: builder.records, attributes: builder.attributes)
  }
}

private final class XMLBuilder {
  let parser: XML_Parser
  let limits: XMLLimits
  var records: [XMLDocument.Record] = []
  var attributes: [XMLDocument.Attribute] = []
  var problem: XMLProblem?
  private var open: [Int] = []
  /// The texts of the open elements.
  private var texts: [[UInt8]] = []

  init(parser: XML_Parser, limits: XMLLimits) {
    self.parser = parser
    self.limits = limits
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
    data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  func problem(_ reason: XMLProblem.Reason) -> XMLProblem {
    XMLProblem(
      reason: reason, line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  func stop(_ reason: XMLProblem.Reason) {
    if problem == nil { problem = problem(reason) }
    XML_StopParser(parser, 0)
  }

  func begin(_ name: UnsafePointer<CChar>?, _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard problem == nil, let name, let values else { return }
    guard open.count < limits.maxDepth else { return stop(.tooDeep(limit: limits.maxDepth)) }
    guard records.count < limits.maxElements else { return stop(.tooManyElements(limit: limits.maxElements)) }
    let first = attributes.count
    var next = values
    while let key = next[0], let value = next[1] {
      guard attributes.count - first < limits.maxAttributes else {
        return stop(.tooManyAttributes(limit: limits.maxAttributes))
      }
      attributes.append(XMLDocument.Attribute(name: String(cString: key), value: String(cString: value)))
      next += 2
    }
    open.append(records.count)
    texts.append([])
    records.append(
      XMLDocument.Record(
        name: String(cString: name), attributes: first..<attributes.count, parent: open.dropLast().last ?? -1,
        end: records.count + 1, text: "", line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1))
  }

  func end() {
    guard problem == nil, let index = open.popLast(), let text = texts.popLast() else { return }
    records[index].end = records.count
    if !text.isEmpty { records[index].text = String(decoding: text, as: UTF8.self) }
  }

  func add(_ characters: UnsafePointer<CChar>?, count: Int) {
    guard problem == nil, let characters, !texts.isEmpty else { return }
    characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      texts[texts.count - 1].append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
  }
}
