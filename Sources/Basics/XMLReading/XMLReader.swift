import CExpat

/// Reads XML in UTF-8, UTF-16, ISO 8859-1 or ASCII with expat.
///
/// No file but the given bytes is read, and no entity is expanded but XML's own five. The bytes are given to expat at once, so that no token is
/// scanned twice, and everything that it calls does a bounded amount of work for each byte.
package enum XMLReader {
  package static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLProblem) -> XMLDocument {
    guard bytes.count <= min(limits.maxBytes, Int(Int32.max)) else {
      throw XMLProblem(reason: .tooManyBytes(limit: limits.maxBytes), line: 1, column: 1)
    }
    guard let parser = XML_ParserCreate(nil) else { endWithoutMemory() }
    defer { XML_ParserFree(parser) }
    let builder = XMLBuilder(parser: parser, limits: limits)
    let status = withExtendedLifetime(builder) {
      listen(parser, for: builder)
      return bytes.withUnsafeBytes { XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1) }
    }
    if let problem = builder.problem { throw problem }
    guard status == XML_STATUS_OK else {
      let code = XML_GetErrorCode(parser)
      if code == XML_ERROR_NO_MEMORY { endWithoutMemory() }
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
      throw builder.problem(.malformed(words))
    }
    return XMLDocument(records: builder.records, attributes: builder.attributes, wide: builder.wide)
  }

  /// Ends the process, as Swift does where it gets no memory: it says nothing about the document.
  private static func endWithoutMemory() -> Never { fatalError("there is not enough memory to parse XML") }

  private static func listen(_ parser: XML_Parser, for builder: XMLBuilder) {
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser, { XMLBuilder.of($0)?.begin($1, $2) }, { data, _ in XMLBuilder.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLBuilder.of($0)?.add($1, count: Int($2)) }
    if !builder.limits.allowsDocumentType {
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLBuilder.of(data)?.stop(.documentType) }
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in XMLBuilder.of(data)?.stop(.entity) }
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
  }
}
