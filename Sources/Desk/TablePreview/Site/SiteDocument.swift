import TableSupport

/// A data file of a site: a document and texts that it refers to by index.
package struct SiteDocument: Sendable {
  /// The address of the file relative to the page.
  package let address: String
  private var texts: [[UInt8]]

  /// - Parameters:
  ///   - json: the document.
  ///   - pictures: what it refers to, from 1 on.
  init(address: String, json: [UInt8], pictures: [[UInt8]] = []) {
    self.address = address
    texts = [json] + pictures
  }

  package init(_ index: PreviewIndex) {
    self.init(address: Self.index, json: index.json())
  }

  /// The address of the list of tables.
  package static let index = "data/index.js"

  /// The file: a classic script, as UTF-8.
  package var bytes: [UInt8] {
    var name = JSONWriter()
    name.string(address)
    var bytes = Array("tablecData(".utf8)
    bytes += name.bytes
    bytes += Array(",".utf8)
    bytes += PackedText.literal(texts)
    bytes += Array(");\n".utf8)
    return bytes
  }
}

/// Distinct values, by the order in which they were met.
struct DistinctValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The index of a value, which is added if it is new.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// Distinct texts, by the order in which they were met: a few large ones, of which a comparison reads less than a hash.
struct DistinctTexts {
  private(set) var values: [[UInt8]] = []

  /// The index of a text, which is added if it is new.
  mutating func index(of text: [UInt8]) -> Int {
    if let index = values.lastIndex(where: { $0.count == text.count && $0 == text }) { return index }
    values.append(text)
    return values.count - 1
  }
}
