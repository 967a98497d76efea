/// The elements of lists in the lines of a spec that have an id as their first key, which is unique among those at their level: sections,
/// rows and views. They are the same elements wherever they stand.
struct ListElements {
  typealias Line = ArraySlice<UInt8>

  /// The lines of each element, by where its dash is and its id; without the elements inside of elements.
  private(set) var ranges: [[UInt8]: Range<Int>] = [:]

  /// - Parameter start: the first line that can begin one.
  init(_ lines: [Line], from start: Int) {
    var repeated: Set<[UInt8]> = []
    var index = start
    while index < lines.count {
      guard let (indentation, key) = Self.start(lines[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      // Blank lines between elements are in none.
      var next = end
      while next < lines.count {
        let own = Self.indentation(of: lines[next])
        if let own, own <= indentation { break }
        next += 1
        if own != nil { end = next }
      }
      if ranges.updateValue(index..<end, forKey: key) != nil { repeated.insert(key) }
      index = end
    }
    for key in repeated { ranges[key] = nil }
  }

  /// The id of an element that begins with a line; nil if none does.
  static func id(of line: Line) -> String? {
    start(line).map { String(decoding: $0.key.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
  }

  /// The spaces before the text of a line; nil for a blank one.
  private static func indentation(of line: Line) -> Int? {
    let rest = line.drop { $0 == UInt8(ascii: " ") }
    guard let first = rest.first, first != 0x0A, first != 0x0D else { return nil }
    return rest.startIndex - line.startIndex
  }

  /// Where the dash is of an element that begins with `- id: name` or `- {id: name`, and what distinguishes it.
  private static func start(_ line: Line) -> (indentation: Int, key: [UInt8])? {
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    let indentation = rest.startIndex - line.startIndex
    guard rest.starts(with: "- ".utf8) else { return nil }
    rest = rest.dropFirst(2)
    if rest.first == UInt8(ascii: "{") { rest = rest.dropFirst() }
    guard rest.starts(with: "id: ".utf8) else { return nil }
    let id = rest.dropFirst(4).prefix { !",}# \r\n".utf8.contains($0) }
    return id.isEmpty ? nil : (indentation, Array(line[..<line.index(line.startIndex, offsetBy: indentation)] + id))
  }
}
