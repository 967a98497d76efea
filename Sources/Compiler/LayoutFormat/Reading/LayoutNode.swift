import TableIR
import TableLayout
import TableSupport

/// An object of a layout, with its path.
struct LayoutNode {
  /// The keys and indices that lead to an object. Converted to a pointer only for a problem.
  indirect enum Path {
    case root
    case key(String, in: Path)
    case index(Int, in: Path)

    var tokens: [String] {
      switch self {
      case .root: []
      case .key(let key, let outer): outer.tokens + [key]
      case .index(let index, let outer): outer.tokens + [String(index)]
      }
    }
  }

  let object: JSONObject
  let path: Path
  /// Pixels per point, if known: lengths are whole pixels.
  var scale = 1.0

  /// A member with a value; `null` counts as missing.
  func member(_ key: String) -> JSONValue? {
    let value = object[key]
    if case .null? = value { return nil }
    return value
  }

  func missing(_ key: String, _ expected: String) -> LayoutProblem {
    LayoutProblem(.missing(expected: expected), at: path.tokens + [key])
  }

  func wrong(_ key: String, _ expected: String, _ found: JSONValue, at further: [String] = []) -> LayoutProblem {
    let reported: String
    switch found {
    case .string(let text) where text.utf8.count <= 40: reported = "'\(text)'"
    case .number(let value) where value == value.rounded() && value.magnitude < 1e15: reported = "\(Int(value))"
    case .number(let value): reported = "\(value)"
    default: reported = found.kind
    }
    return LayoutProblem(.wrong(expected: expected, found: reported), at: path.tokens + [key] + further)
  }

  // MARK: Values

  func stringIfPresent(_ key: String) throws(LayoutProblem) -> String? {
    guard let value = member(key) else { return nil }
    guard case .string(let text) = value else { throw wrong(key, "a string", value) }
    return text
  }

  func string(_ key: String) throws(LayoutProblem) -> String {
    guard let text = try stringIfPresent(key) else { throw missing(key, "a string") }
    return text
  }

  func strings(_ key: String) throws(LayoutProblem) -> [String] {
    guard let value = member(key) else { return [] }
    guard case .array(let elements) = value else { throw wrong(key, "an array of strings", value) }
    var texts: [String] = []
    texts.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else { throw wrong(key, "a string", element, at: ["\(index)"]) }
      texts.append(text)
    }
    return texts
  }

  func boolIfPresent(_ key: String) throws(LayoutProblem) -> Bool? {
    guard let value = member(key) else { return nil }
    guard case .bool(let flag) = value else { throw wrong(key, "true or false", value) }
    return flag
  }

  func numberIfPresent(_ key: String) throws(LayoutProblem) -> Double? {
    guard let value = member(key) else { return nil }
    return try number(value, key)
  }

  func integerIfPresent(_ key: String, in range: ClosedRange<Int>) throws(LayoutProblem) -> Int? {
    guard let value = member(key) else { return nil }
    guard case .number(let number) = value, let integer = Int(exactly: number), range.contains(integer) else {
      throw wrong(key, "a whole number from \(range.lowerBound) to \(range.upperBound)", value)
    }
    return integer
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(LayoutProblem) -> Int {
    guard let integer = try integerIfPresent(key, in: range) else { throw missing(key, "a whole number") }
    return integer
  }

  /// The largest magnitude of a length or a coordinate, in points: a hundred times a table with a million high rows. Sums and products
  /// of such numbers are finite.
  private static let farthest = 1e12

  private func number(_ value: JSONValue, _ key: String, at further: [String] = []) throws(LayoutProblem) -> Double {
    guard case .number(let number) = value else { throw wrong(key, "a number", value, at: further) }
    guard number.magnitude <= Self.farthest else { throw wrong(key, "a smaller number", value, at: further) }
    return number
  }

  /// One of the words of an enumeration.
  func wordIfPresent<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ words: Word.Type = Word.self
  ) throws(LayoutProblem) -> Word? where Word.RawValue == String {
    guard let value = member(key) else { return nil }
    guard case .string(let text) = value, let word = Word(rawValue: text) else {
      throw wrong(key, "one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))", value)
    }
    return word
  }

  // MARK: Geometry

  /// An array of a given number of numbers.
  func numbers(_ key: String, count: Int) throws(LayoutProblem) -> [Double]? {
    guard let value = member(key) else { return nil }
    return try numbers(value, key, count: count)
  }

  private func numbers(
    _ value: JSONValue, _ key: String, count: Int, at further: [String] = []
  ) throws(LayoutProblem) -> [Double] {
    guard case .array(let elements) = value, elements.count == count else {
      throw wrong(key, "an array of \(count) numbers", value, at: further)
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      numbers.append(try number(element, key, at: further + ["\(index)"]))
    }
    return numbers
  }

  func pointIfPresent(_ key: String) throws(LayoutProblem) -> LayoutPoint? {
    guard let pair = try numbers(key, count: 2) else { return nil }
    return LayoutPoint(x: exact(pair[0]), y: exact(pair[1]))
  }

  func sizeIfPresent(_ key: String) throws(LayoutProblem) -> LayoutSize? {
    guard let pair = try numbers(key, count: 2) else { return nil }
    return LayoutSize(width: exact(pair[0]), height: exact(pair[1]))
  }

  /// `[[x, y], [width, height]]`.
  func rectIfPresent(_ key: String) throws(LayoutProblem) -> LayoutRect? {
    guard let value = member(key) else { return nil }
    guard case .array(let pairs) = value, pairs.count == 2, case .array(let origin) = pairs[0], origin.count == 2,
      case .array(let size) = pairs[1], size.count == 2
    else { throw wrong(key, "[[x, y], [width, height]]", value) }
    return LayoutRect(
      x: exact(try number(origin[0], key, at: ["0", "0"])), y: exact(try number(origin[1], key, at: ["0", "1"])),
      width: exact(try number(size[0], key, at: ["1", "0"])), height: exact(try number(size[1], key, at: ["1", "1"])))
  }

  /// The whole pixel that a length was before it was rounded to 1/10000 of a point.
  private func exact(_ length: Double) -> Double {
    let pixel = (length * scale).rounded() / scale
    return (pixel - length).magnitude < 0.00006 ? pixel : length
  }

  // MARK: Text

  /// `[size, weight]`.
  func fontIfPresent(_ key: String) throws(LayoutProblem) -> ResolvedFont? {
    guard let value = member(key) else { return nil }
    guard case .array(let pair) = value, pair.count == 2, case .number(let size) = pair[0],
      case .string(let name) = pair[1]
    else { throw wrong(key, "[size, weight]", value) }
    guard (0...10_000).contains(size) else { throw wrong(key, "a size in points", pair[0], at: ["0"]) }
    guard let weight = FontWeight(rawValue: name) else {
      throw wrong(key, "one of UIKit's weights", pair[1], at: ["1"])
    }
    return ResolvedFont(size: size, weight: weight)
  }

  // MARK: Objects

  func nodeIfPresent(_ key: String) throws(LayoutProblem) -> LayoutNode? {
    guard let value = member(key) else { return nil }
    guard case .object(let object) = value else { throw wrong(key, "an object", value) }
    return LayoutNode(object: object, path: .key(key, in: path), scale: scale)
  }

  func node(_ key: String) throws(LayoutProblem) -> LayoutNode {
    guard let node = try nodeIfPresent(key) else { throw missing(key, "an object") }
    return node
  }

  /// The objects of an array; none if it is left out.
  func nodes(_ key: String) throws(LayoutProblem) -> [LayoutNode] {
    guard let value = member(key) else { return [] }
    guard case .array(let elements) = value else { throw wrong(key, "an array", value) }
    let array = Path.key(key, in: path)
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      guard case .object(let object) = element else { throw wrong(key, "an object", element, at: ["\(index)"]) }
      nodes.append(LayoutNode(object: object, path: .index(index, in: array), scale: scale))
    }
    return nodes
  }
}
