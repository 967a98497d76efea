import TableSupport

/// Writes SVG into a byte buffer, tag by tag: elements close in the order they were opened, and every value is escaped.
package struct SVGWriter {
  /// The UTF-8 text written so far. The prefixes of ids are still placeholders.
  package private(set) var bytes: [UInt8] = []
  /// The offsets in `bytes` of the id prefixes, to be filled in once the content is known.
  private(set) var prefixOffsets: [Int] = []
  private var openElements: [StaticString] = []
  /// True while attributes may still be added to the innermost element.
  private var isTagOpen = false

  package init() {}

  mutating func reserveCapacity(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  // MARK: Elements

  package mutating func begin(_ name: StaticString) {
    closeTag()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(literal: name)
    openElements.append(name)
    isTagOpen = true
  }

  /// Ends the innermost element.
  package mutating func end() {
    guard let name = openElements.popLast() else {
      preconditionFailure("an SVG element ends that was never begun")
    }
    if isTagOpen {
      bytes.append(literal: "/>")
      isTagOpen = false
    } else {
      bytes.append(literal: "</")
      bytes.append(literal: name)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  package mutating func text(_ value: String) {
    closeTag()
    bytes.appendXMLEscaped(value)
  }

  /// A line break between elements, so that a picture can be read and compared as text.
  package mutating func newLine() {
    closeTag()
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds what another writer wrote, between elements.
  package mutating func append(_ other: SVGWriter) {
    precondition(other.openElements.isEmpty, "a fragment must be whole")
    closeTag()
    for offset in other.prefixOffsets { prefixOffsets.append(bytes.count + offset) }
    bytes.append(contentsOf: other.bytes)
  }

  /// Adds a complete document, such as another picture.
  package mutating func append(document: [UInt8]) {
    closeTag()
    bytes.append(contentsOf: document)
  }

  private mutating func closeTag() {
    guard isTagOpen else { return }
    bytes.append(UInt8(ascii: ">"))
    isTagOpen = false
  }

  // MARK: Attributes

  /// Writes an attribute of the innermost tag; the closure appends its value, escaped.
  mutating func attribute(_ name: StaticString, value: (inout [UInt8]) -> Void) {
    beginAttribute(name)
    value(&bytes)
    endAttribute()
  }

  // MARK: Ids

  package mutating func id(_ id: SVGID) {
    attribute("id", before: "", id, after: "")
  }

  /// The `href` of a `<use>`: the SVG 1.1 spelling, which librsvg, resvg and every browser read.
  mutating func use(_ id: SVGID) {
    attribute("xlink:href", before: "#", id, after: "")
  }

  mutating func attribute(_ name: StaticString, url id: SVGID) {
    attribute(name, before: "url(#", id, after: ")")
  }

  package mutating func attribute(_ name: StaticString, id: SVGID) {
    attribute(name, before: "", id, after: "")
  }

  private mutating func attribute(_ name: StaticString, before: StaticString, _ id: SVGID, after: StaticString) {
    beginAttribute(name)
    bytes.append(literal: before)
    append(id)
    bytes.append(literal: after)
    endAttribute()
  }

  private mutating func append(_ id: SVGID) {
    prefixOffsets.append(bytes.count)
    bytes.append(literal: IDPrefix.placeholder)
    id.appendSuffix(to: &bytes)
  }

  // MARK: Fonts

  /// The families that text is drawn with: an embedded one, then one by its name, then others as CSS lists them.
  mutating func fontFamilies(embedded id: SVGID?, named name: String?, others: StaticString) {
    beginAttribute("font-family")
    if let id {
      append(id)
      bytes.append(literal: ", ")
    }
    if let name {
      bytes.appendXMLEscaped(name.asCSSString)
      bytes.append(literal: ", ")
    }
    bytes.append(literal: others)
    endAttribute()
  }

  /// A rule of a style sheet for an embedded font file; weights in CSS's hundreds.
  mutating func fontFace(
    _ id: SVGID, weights: ClosedRange<Double>, isItalic: Bool, mediaType: StaticString, file: [UInt8]
  ) {
    closeTag()
    bytes.append(literal: "@font-face{font-family:")
    append(id)
    bytes.append(literal: ";font-weight:")
    bytes.appendDecimal(weights.lowerBound)
    if weights.upperBound > weights.lowerBound {
      bytes.append(UInt8(ascii: " "))
      bytes.appendDecimal(weights.upperBound)
    }
    if isItalic { bytes.append(literal: ";font-style:italic") }
    bytes.append(literal: ";src:url(data:")
    bytes.append(literal: mediaType)
    bytes.append(literal: ";base64,")
    bytes.appendBase64(file)
    bytes.append(literal: ")}")
  }

  /// Ends a document: all of its ids get a prefix derived from its content.
  package mutating func fillInIDs() { fillIn(IDPrefix(of: bytes)) }

  /// Puts the prefix where every id has its placeholder.
  mutating func fillIn(_ prefix: IDPrefix) {
    for offset in prefixOffsets {
      for (index, byte) in prefix.bytes.enumerated() { bytes[offset + index] = byte }
    }
  }

  private mutating func beginAttribute(_ name: StaticString) {
    assert(isTagOpen, "an attribute belongs to a tag that is still open")
    bytes.append(UInt8(ascii: " "))
    bytes.append(literal: name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func endAttribute() {
    bytes.append(UInt8(ascii: "\""))
  }
}

extension String {
  /// A CSS string, in single quotes and escaped.
  fileprivate var asCSSString: String {
    var text = "'"
    for scalar in unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if scalar == "'" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "'"
  }
}

extension [UInt8] {
  mutating func append(literal value: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }
}
