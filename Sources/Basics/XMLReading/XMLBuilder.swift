import CExpat

/// Collects what expat reads.
final class XMLBuilder {
  let limits: XMLLimits
  private(set) var records: [XMLDocument.Record] = []
  private(set) var attributes: [XMLDocument.Attribute] = []
  private(set) var problem: XMLProblem?
  private let parser: XML_Parser
  /// The elements with many children.
  private(set) var wide: [Int] = []
  private var open: [Int] = []
  /// How many children each open element has so far.
  private var childCounts: [Int] = []
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
    XMLProblem(reason: reason, line: line, column: column)
  }

  /// expat may still report what it has already read; nothing of that is kept.
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
    records.append(
      XMLDocument.Record(
        name: String(cString: name), attributes: first..<attributes.count, parent: open.last ?? -1,
        end: records.count + 1, text: "", line: line, column: column))
    if let parent = childCounts.indices.last { childCounts[parent] += 1 }
    open.append(records.count - 1)
    childCounts.append(0)
    texts.append([])
  }

  func end() {
    guard problem == nil, let index = open.popLast(), let text = texts.popLast() else { return }
    if childCounts.removeLast() >= XMLDocument.fewestOfWide { wide.append(index) }
    records[index].end = records.count
    if !text.isEmpty { records[index].text = String(decoding: text, as: UTF8.self) }
  }

  func add(_ characters: UnsafePointer<CChar>?, count: Int) {
    guard problem == nil, let characters, !texts.isEmpty else { return }
    texts[texts.count - 1].append(contentsOf: UnsafeRawBufferPointer(start: characters, count: count))
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }
}
