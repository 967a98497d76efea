/// The elements of an XML document, in document order. Comments, processing instructions and the document type are not kept.
package final class XMLDocument: Sendable {
  struct Record: Sendable {
    var name: String
    var attributes: Range<Int>
    var parent: Int
    /// The elements inside it are those from its own index, exclusive, to this one, exclusive.
    var end: Int
    var text: String
    var line: Int
    var column: Int
  }

  struct Attribute: Sendable {
    var name: String
    var value: String
  }

  /// The children of an element that has many, so that finding one takes no longer than in an element with few.
  struct Wide: Sendable {
    /// The first child of each name.
    var named: [String: Int] = [:]
    /// The first child with each value of the attribute `key`.
    var keyed: [String: Int] = [:]
  }

  let records: [Record]
  let attributes: [Attribute]
  private let wide: [Int: Wide]

  /// More children than any property list or view has.
  static let fewestOfWide = 64

  /// - Parameter wide: The elements with that many children.
  init(records: [Record], attributes: [Attribute], wide: [Int]) {
    self.records = records
    self.attributes = attributes
    var found: [Int: Wide] = [:]
    for index in wide {
      var children = Wide()
      var next = index + 1
      while next < records[index].end {
        children.named[records[next].name] = children.named[records[next].name] ?? next
        if let key = attributes[records[next].attributes].first(where: { $0.name == "key" })?.value {
          children.keyed[key] = children.keyed[key] ?? next
        }
        next = records[next].end
      }
      found[index] = children
    }
    self.wide = found
  }

  func wide(_ index: Int) -> Wide? { wide.isEmpty ? nil : wide[index] }

  package var root: XMLElement { XMLElement(document: self, index: 0) }

  /// All elements, in document order.
  package var elements: some Sequence<XMLElement> {
    records.indices.lazy.map { XMLElement(document: self, index: $0) }
  }
}

/// An element of a document.
package struct XMLElement: Sendable {
  private let document: XMLDocument
  /// Its place in document order, counted from 0.
  package let index: Int

  init(document: XMLDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var record: XMLDocument.Record { document.records[index] }

  package var name: String { record.name }
  /// Its own text without that of its children.
  package var text: String { record.text }
  /// Counted from 1.
  package var line: Int { record.line }
  /// Counted from 1, in Unicode scalars.
  package var column: Int { record.column }

  package subscript(attribute: String) -> String? {
    document.attributes[record.attributes].first { $0.name == attribute }?.value
  }

  package var attributes: [(name: String, value: String)] {
    document.attributes[record.attributes].map { ($0.name, $0.value) }
  }

  package var parent: XMLElement? {
    record.parent < 0 ? nil : XMLElement(document: document, index: record.parent)
  }

  package var children: some Sequence<XMLElement> {
    let end = record.end
    return sequence(state: index + 1) { [document] next -> XMLElement? in
      guard next < end else { return nil }
      defer { next = document.records[next].end }
      return XMLElement(document: document, index: next)
    }
  }

  /// The elements inside it, at any depth, in document order.
  package var descendants: some Sequence<XMLElement> {
    (index + 1..<record.end).lazy.map { [document] in XMLElement(document: document, index: $0) }
  }

  /// Whether its children are found by an index.
  package var hasIndex: Bool { document.wide(index) != nil }

  /// How many elements are inside it, at any depth.
  package var descendantCount: Int { record.end - index - 1 }

  /// Its first child of a name.
  package func child(_ name: String) -> XMLElement? {
    guard let wide = document.wide(index) else { return children.first { $0.name == name } }
    return wide.named[name].map { XMLElement(document: document, index: $0) }
  }

  /// Its first child whose attribute `key` has a value.
  package func child(keyed key: String) -> XMLElement? {
    guard let wide = document.wide(index) else { return children.first { $0["key"] == key } }
    return wide.keyed[key].map { XMLElement(document: document, index: $0) }
  }
}

extension XMLElement: Hashable {
  package static func == (left: XMLElement, right: XMLElement) -> Bool {
    left.index == right.index && left.document === right.document
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
