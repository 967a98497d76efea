import JSONWriting

/// Writes SVG into a byte buffer, tag by tag: elements close in the order they were opened, and every value is escaped.
struct SVGWriter {
  /// The UTF-8 text written so far. Where an id stands, its prefix is still a placeholder.
  private(set) var bytes: [UInt8] = []
  /// The offsets in `bytes` of the id prefixes, to be filled in once the content is known.
  private(set) var prefixOffsets: [Int] = []
  private var openElements: [StaticString] = []
  /// True while attributes may still be added to the innermost element.
  private var isTagOpen = false

  mutating func reserveCapacity(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  // MARK: Elements

  mutating func begin(_ name: StaticString) {
    closeTag()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(literal: name)
    openElements.append(name)
    isTagOpen = true
  }

  /// Ends the innermost element.
  mutating func end() {
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

  mutating func text(_ value: String) {
    closeTag()
    bytes.appendXMLEscaped(value)
  }

  /// A line break between elements, so that a picture can be read and compared as text.
  mutating func newLine() {
    closeTag()
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds what another writer wrote, between elements.
  mutating func append(_ other: SVGWriter) {
    precondition(other.openElements.isEmpty, "a fragment must be whole")
    closeTag()
    for offset in other.prefixOffsets { prefixOffsets.append(bytes.count + offset) }
    bytes.append(contentsOf: other.bytes)
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

  mutating func id(_ id: SVGID) {
    attribute("id", before: "", id, after: "")
  }

  /// The `href` of a `<use>`: the SVG 1.1 spelling, which librsvg, resvg and every browser read.
  mutating func use(_ id: SVGID) {
    attribute("xlink:href", before: "#", id, after: "")
  }

  mutating func attribute(_ name: StaticString, url id: SVGID) {
    attribute(name, before: "url(#", id, after: ")")
  }

  mutating func attribute(_ name: StaticString, id: SVGID) {
    attribute(name, before: "", id, after: "")
  }

  private mutating func attribute(_ name: StaticString, before: StaticString, _ id: SVGID, after: StaticString) {
    beginAttribute(name)
    bytes.append(literal: before)
    prefixOffsets.append(bytes.count)
    bytes.append(literal: IDPrefix.placeholder)
    id.appendSuffix(to: &bytes)
    bytes.append(literal: after)
    endAttribute()
  }

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

extension [UInt8] {
  mutating func append(literal value: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }
}
