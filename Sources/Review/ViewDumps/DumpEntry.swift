import TableIR

/// Reads one view of a dump: from its `<` to its `>`, or to the start of the next view if it is not closed.
struct DumpEntry {
  private let text: DumpBytes
  private var index: Int
  /// The position up to which no known attribute follows a quote: a text ends at the first quote that an attribute
  /// follows.
  private var knownToLackAttributes = 0
  private(set) var view: DumpView
  private(set) var words: Set<String> = []
  /// Whether it has its `>`.
  private(set) var isClosed = false

  /// Reads the name of the class and the view's attributes.
  /// - Parameter object: the name and the end of the address.
  init(_ text: DumpBytes, object: (name: Range<Int>, end: Int), line: Int) {
    self.text = text
    index = object.end
    view = DumpView(className: SwiftName.plain(text.text(object.name)), line: line)
    // `: 0x` and at least as many digits as an address has.
    if object.end - object.name.upperBound >= 4 + 6 { view.identity = text.text(object.name.lowerBound..<object.end) }
    readAttributes()
  }

  /// Behind the view.
  var end: Int { index }

  /// Sets the name of an image; an image without one is printed as `(null)`.
  mutating func setImage(_ name: String) {
    if name != "(null)" { view.image = name }
  }

  // MARK: Attributes

  private mutating func readAttributes() {
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: ">"):
        index += 1
        isClosed = true
        return
      case UInt8(ascii: "\n"):
        if text.lineBeginsView(at: index + 1) { return }
        index += 1
      case UInt8(ascii: "<"):
        skipObject()
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        index += 1
      case _ where DumpBytes.isBlank(byte):
        index += 1
      default:
        readAttribute()
      }
    }
  }

  private mutating func readAttribute() {
    let start = index
    while index < text.count, !Self.endsName(text[index]) { index += 1 }
    let end = index
    guard text[index] == UInt8(ascii: "=") || text[index] == UInt8(ascii: ":") else {
      // Skips something unknown, without stepping back.
      if index == start { index += 1 }
      return
    }
    index += 1
    guard end - start <= 64 else { return skipValue() }
    var last = end
    while last > start, DumpBytes.isBlank(text[last - 1]) { last -= 1 }
    readValue(of: text.text(start..<last))
  }

  private mutating func readValue(of name: String) {
    while DumpBytes.isBlank(text[index]) || text[index] == UInt8(ascii: "\n") {
      // A value that was cut off, unless it is an object on a separate line.
      if text[index] == UInt8(ascii: "\n"), text.lineBeginsView(at: index + 1), text[index + 1] != UInt8(ascii: "<") {
        return
      }
      index += 1
    }
    words.insert(name)
    let start = index
    switch name {
    case "frame": view.frame = readNumbers(4).map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case "contentOffset": view.contentOffset = readNumbers(2).map { LayoutPoint(x: $0[0], y: $0[1]) }
    case "contentSize": view.contentSize = readNumbers(2).map { LayoutSize(width: $0[0], height: $0[1]) }
    case "text" where text[index] == UInt8(ascii: "'"): view.text = DumpText.unescaped(readQuoted())
    case "accessibilityIdentifier" where text[index] == UInt8(ascii: "'"):
      view.accessibilityIdentifier = DumpText.unescaped(readQuoted())
    case "baseClass": view.baseClass = SwiftName.plain(plainValue())
    case "hidden": view.isHidden = plainValue() == "YES"
    case "alpha": view.alpha = dumpNumber(plainValue()) ?? 0
    case "clipsToBounds": view.clipsToBounds = plainValue() == "YES"
    case "configuration" where text[index] == UInt8(ascii: "<"):
      skipObject()
      // The style of a background says whose it is: 'List Grouped Header/Footer'.
      view.isSupplementary = text.text(start..<index).contains("Header/Footer")
    case "layer" where text[index] == UInt8(ascii: "<"):
      if let object = text.object(at: index) { words.insert(text.text(object.name)) }
      skipObject()
    default: skipValue()
    }
    if index == start, index < text.count, text[index] != UInt8(ascii: ">") { index += 1 }
  }

  private mutating func skipValue() {
    switch text[index] {
    case UInt8(ascii: "<"): skipObject()
    case UInt8(ascii: "'"): _ = readQuoted()
    case UInt8(ascii: "("): skip(to: UInt8(ascii: ")"))
    case UInt8(ascii: "{"): skip(to: UInt8(ascii: "}"))
    default: _ = plainValue()
    }
  }

  /// Up to the end of the attribute, without blanks at its end.
  private mutating func plainValue() -> String {
    let start = index
    while index < text.count, !Self.endsValue(text[index]) { index += 1 }
    var end = index
    while end > start, DumpBytes.isBlank(text[end - 1]) { end -= 1 }
    return text.text(start..<end)
  }

  /// Skips to the position after the closing bracket, on the same line.
  private mutating func skip(to closing: UInt8) {
    let opening = text[index]
    var depth = 0
    while index < text.count, text[index] != UInt8(ascii: "\n") {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Skips an object, including the objects in it.
  private mutating func skipObject() {
    var depth = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\n"), text.lineBeginsView(at: index + 1) { return }
      // An arrow is not a bracket.
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), text[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// The numbers in brackets of any kind; nil if there are fewer, or one is not a coordinate.
  private mutating func readNumbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    var start: Int?
    var depth = 0
    let limit = min(text.count, index + 512)
    var isOdd = false
    while index < limit {
      let byte = text[index]
      if byte == UInt8(ascii: "\n"), text.lineBeginsView(at: index + 1) { break }
      let isOpening = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
      let isClosing = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}")
      if isOpening || isClosing || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
        || DumpBytes.isBlank(byte)
      {
        if let first = start {
          if let number = dumpNumber(text.text(first..<index)) { numbers.append(number) } else { isOdd = true }
          start = nil
        }
        if isOpening { depth += 1 }
        if isClosing { depth -= 1 }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if start == nil {
        start = index
      }
      index += 1
      if isClosing, depth <= 0 { break }
    }
    return isOdd || numbers.count < count ? nil : numbers
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "<") || endsValue(byte)
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\n")
  }

  // MARK: Quotes

  /// A quoted text, which may contain quotes, semicolons and line breaks: it ends where an attribute follows or the view ends.
  private mutating func readQuoted() -> String {
    index += 1
    let start = index
    var other: Int?
    var last: Int?
    var position = index
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\n"), text.lineBeginsView(at: position + 1) { break }
      if byte == UInt8(ascii: "'") {
        last = position
        switch follower(of: position) {
        case .known: return closeText(start, position)
        case .other:
          other = other ?? position
          if position < knownToLackAttributes { return closeText(start, position) }
        case .none: break
        }
      }
      position += 1
    }
    knownToLackAttributes = max(knownToLackAttributes, position)
    guard let end = other ?? last else {
      index = position
      return text.text(start..<position)
    }
    return closeText(start, end)
  }

  private mutating func closeText(_ start: Int, _ end: Int) -> String {
    index = end + 1
    return text.text(start..<end)
  }

  private enum Follower { case known, other, none }

  /// What follows a quote: `; name = `, the end of the view, or more of the text.
  private func follower(of quote: Int) -> Follower {
    if text[quote + 1] == UInt8(ascii: ">") {
      var position = quote + 2
      while text[position] == UInt8(ascii: ">") || DumpBytes.isBlank(text[position]) { position += 1 }
      let byte = text[position]
      return position >= text.count || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "|") ? .known : .other
    }
    guard text[quote + 1] == UInt8(ascii: ";") else { return .none }
    var position = quote + 2
    while DumpBytes.isBlank(text[position]) || text[position] == UInt8(ascii: "\n") { position += 1 }
    let start = position
    while DumpBytes.isName(text[position]), position < start + 40 { position += 1 }
    guard position > start,
      text.matches(" = ", at: position) || text.matches(": ", at: position) || text.matches(" =\n", at: position)
    else { return .none }
    return Self.attributes.contains(text.text(start..<position)) ? .known : .other
  }

  /// The attributes that follow a text in the descriptions of UIKit's views.
  private static let attributes: Set<String> = [
    "hidden", "alpha", "transform", "clipsToBounds", "opaque", "autoresize", "autoresizesSubviews",
    "userInteractionEnabled",
    "tag", "animations", "gestureRecognizers", "layer", "contentOffset", "contentSize", "adjustedContentInset",
    "backgroundColor",
    "tintColor", "placeholder", "borderStyle", "background", "selected", "enabled", "anchorPoint", "frame", "baseClass",
    "accessibilityIdentifier", "restorationIdentifier", "numberOfLines", "configuration", "font", "textColor",
  ]
}

/// A number of a dump as a length; nil if it is not a number or not a length.
private func dumpNumber(_ text: String) -> Double? {
  guard let number = Double(text), number.isFinite, number.magnitude < 1e9 else { return nil }
  return number
}
