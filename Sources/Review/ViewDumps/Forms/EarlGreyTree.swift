import TableIR

/// Reads EarlGrey's hierarchy: `|  |--<UILabel:0x…; AX=Y; …; frame={{15, 0}, {345, 43.5}}; …; text='Ann'>`.
enum EarlGreyTree {
  /// The name of a class, and the position behind its address, where `<Name:0x7f` begins.
  static func object(_ text: DumpBytes, at index: Int) -> (name: Range<Int>, end: Int)? {
    guard text[index] == UInt8(ascii: "<"), DumpBytes.isName(text[index + 1]) else { return nil }
    var end = index + 1
    while DumpBytes.isName(text[end]), end < index + DumpBytes.longestName { end += 1 }
    // In 2016, without addresses.
    if text.matches("; AX=", at: end) { return (index + 1..<end, end) }
    guard text.matches(":0x", at: end) else { return nil }
    var behind = end + 3
    while DumpBytes.isHexadecimal(text[behind]), behind < end + 24 { behind += 1 }
    return text[behind] == UInt8(ascii: ";") ? (index + 1..<end, behind) : nil
  }

  static func read(_ text: DumpBytes, limit: Int) -> (dump: Dump, isCut: Bool) {
    var tree = DumpTree()
    var line = 1
    var lineStart = 0
    var index = 0
    var isOpen = false
    while index < text.count {
      if text[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      guard text[index] == UInt8(ascii: "<"), let object = object(text, at: index) else {
        index += 1
        continue
      }
      guard tree.count < limit else { return (tree.dump, true) }
      // The view ends with its line, but for the lines of its text.
      var end = object.end
      while end < text.count,
        !(text[end] == UInt8(ascii: ">") && (text[end + 1] == UInt8(ascii: "\n") || end + 1 == text.count))
      {
        if text[end] == UInt8(ascii: "\n"), text.lineBeginsElement(at: end + 1) { break }
        end += 1
      }
      isOpen = end >= text.count
      var view = DumpView(className: SwiftName.plain(text.text(object.name)), line: line)
      view.identity = text.text(object.name.lowerBound..<object.end)
      readAttributes(text, object.end..<end, into: &view)
      let bars = text.bytes[lineStart..<index].count { $0 == UInt8(ascii: "|") }
      // The first view has no bar, and each level below it one more.
      tree.add(view, lead: DumpLead(bars: bars, column: index - lineStart))
      for position in index..<end where text[position] == UInt8(ascii: "\n") {
        (line, lineStart) = (line + 1, position + 1)
      }
      index = max(end, index + 1)
    }
    var dump = tree.dump
    dump.endsInView = isOpen
    return (dump, false)
  }

  /// A text up to the quote that ends an attribute, and where that is.
  private static func quoted(_ text: DumpBytes, _ range: Range<Int>) -> (String, end: Int) {
    var end = range.lowerBound
    while end < range.upperBound,
      !(text[end] == UInt8(ascii: "'") && (text[end + 1] == UInt8(ascii: ";") || end + 1 == range.upperBound))
    {
      end += 1
    }
    return (text.text(range.lowerBound..<end), end)
  }

  private static func readAttributes(_ text: DumpBytes, _ range: Range<Int>, into view: inout DumpView) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard text.matches("; ", at: index) else {
        index += 1
        continue
      }
      index += 2
      if text.matches("frame={{", at: index), let (numbers, end) = text.braced(at: index + 6) {
        view.frame = LayoutRect(numbers)
        index = end
      } else if text.matches("text='", at: index) {
        (view.text, index) = quoted(text, index + 6..<range.upperBound)
      } else if text.matches("AX.id='", at: index) {
        (view.accessibilityIdentifier, index) = quoted(text, index + 7..<range.upperBound)
      } else if text.matches("AX.value='", at: index) {
        let (value, end) = quoted(text, index + 10..<range.upperBound)
        if view.className == "UISwitch", let isOn = ElementTree.switchValues[value] {
          view.look = DumpLook()
          view.look?.control = Control(.switch(Switch(isOn: isOn)))
        }
        index = end
      } else if text.matches("alpha=0;", at: index) || text.matches("hidden=YES", at: index) {
        view.isHidden = true
      }
    }
  }
}

extension LayoutRect {
  /// From x, y, width and height; nil if one is not a length.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e9 }) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DumpBytes {
  /// Whether a line begins with a view of EarlGrey: after only blanks, bars and dashes.
  fileprivate func lineBeginsElement(at start: Int) -> Bool {
    var index = start
    while Self.isMargin(self[index]), index < start + 1024 { index += 1 }
    return EarlGreyTree.object(self, at: index) != nil
  }
}
