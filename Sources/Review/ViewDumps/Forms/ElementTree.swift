import TableIR

/// Reads accessibility elements, whose places are on the screen: XCUITest's tree and Appium's page source.
struct ElementTree {
  /// An element as a form prints it.
  struct Element {
    /// XCUITest's name of what it is: `StaticText`.
    var type: String
    var identity: String?
    /// In points, on the screen; nil for one without a place.
    var frame: LayoutRect?
    var label: String?
    var value: String?
    /// Its `accessibilityIdentifier`.
    var identifier: String?
    var isVisible = true
    var isEnabled = true
    var isSelected = false
    var depth: Int
    var line: Int
  }

  private var elements: [Element] = []
  private var parents: [Int?] = []
  private var path: [Int] = []

  var count: Int { elements.count }

  /// Adds the next element, below the last one that is less deep.
  mutating func add(_ element: Element) {
    while let last = path.last, elements[last].depth >= element.depth { path.removeLast() }
    parents.append(path.last)
    path.append(elements.count)
    elements.append(element)
  }

  /// The elements as the views that they stand for, each in the space of its superview.
  var dump: Dump {
    var dump = Dump()
    var hasChildren = Array(repeating: false, count: elements.count)
    // Where a switch of SwiftUI has the control beside its label.
    var innerSwitches: [Int: Int] = [:]
    for (index, parent) in parents.enumerated() {
      guard let parent else { continue }
      hasChildren[parent] = true
      if Self.isSwitch(elements[index]), Self.isSwitch(elements[parent]) { innerSwitches[parent] = index }
    }
    let rows = rowButtons
    // A box that says something for which it has no element, as a title in a header of the app's own.
    var labels = elements.map { $0.type == "StaticText" || $0.label?.isEmpty == false ? 1 : 0 }
    for index in elements.indices.reversed() { if let parent = parents[index] { labels[parent] += labels[index] } }
    var isInCollection = Array(repeating: false, count: elements.count)
    var places = Array(repeating: LayoutRect?.none, count: elements.count)
    for (index, element) in elements.enumerated() {
      let parent = parents[index]
      isInCollection[index] = element.type == "CollectionView" || parent.map { isInCollection[$0] } ?? false
      let isBox = rows.contains(index) || innerSwitches[index] != nil
      // Scroll bars are elements that are no text of the app's: their value is how far it is scrolled.
      let isBar =
        element.type == "Other" && !hasChildren[index]
        && (element.value?.hasSuffix("%") == true || element.label?.contains("scroll bar") == true)
      let isSegment = element.type == "Button" && parent.map { elements[$0].type == "SegmentedControl" } ?? false
      let isText = !isBar && element.type == "Other" && element.label?.isEmpty == false && labels[index] == 1
      let name =
        isBar
        ? "_UIScrollViewScrollIndicator"
        : isSegment
          ? "UISegmentLabel"
          : isText
            ? "UILabel"
            : element.type == "Cell" && isInCollection[index]
              ? "UICollectionViewListCell" : isBox ? "UIView" : Self.classes[element.type] ?? "UIView"
      var view = DumpView(className: name, line: element.line)
      view.identity = element.identity
      let outer = parent.flatMap { places[$0] }
      // One without a place does not hide those in it.
      places[index] = element.frame ?? (hasChildren[index] ? outer : nil)
      view.frame = places[index]?.offsetBy(x: -(outer?.x ?? 0), y: -(outer?.y ?? 0))
      view.isHidden = !element.isVisible
      view.text = Self.isField(element.type) ? element.value ?? "" : element.label
      if element.type == "Cell" { view.text = nil }
      view.accessibilityIdentifier = element.identifier
      if !isBox { view.look = Self.look(of: element) }
      view.parent = parent
      dump.views.append(view)
      guard let parent else {
        dump.roots.append(index)
        continue
      }
      if isSegment, element.isSelected, case .segmentedControl(var segments)? = dump.views[parent].look?.control?.kind {
        segments.selectedSegmentIndex = dump.views[parent].children.count
        dump.views[parent].look?.control?.kind = .segmentedControl(segments)
      }
      dump.views[parent].children.append(index)
    }
    for (outer, _) in innerSwitches.sorted(by: { $0.key < $1.key }) {
      guard let text = elements[outer].label, !text.isEmpty, let frame = dump.views[outer].frame else { continue }
      var label = DumpView(
        className: "UILabel", frame: LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height),
        line: elements[outer].line)
      (label.text, label.isPlaced, label.parent) = (text, false, outer)
      dump.views[outer].children.append(dump.views.count)
      dump.views[outer].text = nil
      dump.views.append(label)
    }
    return dump
  }

  private static func isSwitch(_ element: Element) -> Bool { element.type == "Switch" || element.type == "Toggle" }

  /// The buttons that are no controls but what their row consists of: SwiftUI makes one of a row that leads elsewhere.
  private var rowButtons: Set<Int> {
    var (texts, others) = (Array(repeating: 0, count: elements.count), Array(repeating: 0, count: elements.count))
    for index in elements.indices.reversed() {
      guard let parent = parents[index] else { continue }
      texts[parent] += texts[index] + (elements[index].type == "StaticText" ? 1 : 0)
      others[parent] += others[index] + (["StaticText", "Image"].contains(elements[index].type) ? 0 : 1)
    }
    var rows: Set<Int> = []
    // The width of the cell around each element.
    var widths: [Double?] = []
    for (index, element) in elements.enumerated() {
      let width = parents[index].flatMap { widths[$0] }
      widths.append(element.type == "Cell" ? element.frame?.width : width)
      guard element.type == "Button", texts[index] + others[index] > 0 else { continue }
      let fillsCell = width.map { (element.frame?.width ?? 0) >= $0 * 0.8 } ?? false
      if others[index] > 0 || texts[index] > 1 || fillsCell { rows.insert(index) }
    }
    return rows
  }

  static let switchValues = ["1": true, "0": false]

  /// What an element says of the control that it stands for; nil for other elements.
  private static func look(of element: Element) -> DumpLook? {
    var look = DumpLook()
    switch element.type {
    case "Switch", "Toggle":
      // One that says neither is of an app's own.
      if let isOn = element.value.flatMap({ switchValues[$0] }) {
        look.control = Control(.switch(Switch(isOn: isOn)), isEnabled: element.isEnabled)
      }
    case "SegmentedControl":
      look.control = Control(.segmentedControl(SegmentedControl(segments: [])), isEnabled: element.isEnabled)
    case "Slider", "ProgressIndicator":
      if let value = element.value, value.hasSuffix("%") {
        look.percent = Int(value.dropLast().filter { !$0.isWhitespace })
      }
    case "Button", "Stepper", "TextField", "SecureTextField": break
    default: return nil
    }
    look.isEnabled = element.isEnabled
    return look
  }

  private static func isField(_ type: String) -> Bool { ["TextField", "SecureTextField", "TextView"].contains(type) }

  /// The classes that elements are made of, by XCUITest's names of their types (`XCUIElement.ElementType`).
  private static let classes = [
    "Table": "UITableView", "CollectionView": "UICollectionView", "Cell": "UITableViewCell", "StaticText": "UILabel",
    "Button": "UIButton", "Image": "UIImageView", "Switch": "UISwitch", "Toggle": "UISwitch",
    "TextField": "UITextField",
    "SecureTextField": "UITextField", "TextView": "UITextView", "Slider": "UISlider", "Stepper": "UIStepper",
    "SegmentedControl": "UISegmentedControl", "ActivityIndicator": "UIActivityIndicatorView",
    "ProgressIndicator": "UIProgressView", "PageIndicator": "UIPageControl", "DatePicker": "UIDatePicker",
    "Picker": "UIPickerView", "SearchField": "UISearchBar", "WebView": "WKWebView", "Window": "UIWindow",
    "ScrollBar": "_UIScrollViewScrollIndicator", "TableIndex": "UITableViewIndex",
  ]

  /// The other types that occur around them.
  private static let boxes: Set = [
    "Application", "Other", "NavigationBar", "TabBar", "Toolbar", "ScrollView", "Keyboard", "Alert", "Sheet", "Map",
    "StatusBar",
    "Key", "Link", "Group", "Any",
  ]

  // MARK: XCUITest

  /// The type, the address and the column of an element whose frame begins at a position: `Cell, 0x600000d9dce0, {{0.0, 187.7}, …`, and up to
  /// Xcode 9 `Cell 0x600000d9dce0: traits: 8589934592, {{0.0, 187.7}, …`.
  static func element(
    _ text: DumpBytes, framedAt index: Int, lineStart: Int
  ) -> (type: Range<Int>, identity: Range<Int>?, column: Int)? {
    guard text.matches("{{", at: index), text.matches(", ", at: index - 2) || text.matches(": ", at: index - 2) else {
      return nil
    }
    var address = lineStart
    while address < index, !text.matches("0x", at: address) { address += 1 }
    // Without addresses, only types that are known are elements.
    let isAnonymous = address >= index
    guard isAnonymous || DumpBytes.isHexadecimal(text[address + 2]) else { return nil }
    var digits = address + 2
    while !isAnonymous, DumpBytes.isHexadecimal(text[digits]) { digits += 1 }
    var end = address
    while end > lineStart, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    // `Window (Main), 0x…`
    if text[end - 1] == UInt8(ascii: ")") {
      while end > lineStart, text[end - 1] != UInt8(ascii: "(") { end -= 1 }
      end = max(end - 1, lineStart)
      while end > lineStart, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    }
    var start = end
    while start > lineStart, isLetter(text[start - 1]) { start -= 1 }
    /// The element that was asked for stands behind an arrow.
    func column(_ start: Int) -> Int { (text.matches("\u{2192}", at: start - 3) ? start - 3 : start) - lineStart }
    if isAnonymous {
      let type = text.text(start..<end)
      guard classes[type] != nil || boxes.contains(type) else { return nil }
      return (start..<end, nil, column(start))
    }
    guard start < end, end < address, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[start]) else { return nil }
    return (start..<end, start..<digits, column(start))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func xcuiTest(_ text: DumpBytes, limit: Int) -> (dump: Dump, isCut: Bool) {
    var tree = ElementTree()
    var printed: Set<String> = []
    var (line, lineStart, index) = (1, 0, 0)
    // Below a tree, the path to its first element is printed. A log may have several trees.
    var isInPath = false
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: "P") where text.matches("Path to element:", at: index): isInPath = true
      case UInt8(ascii: "E") where text.matches("Element subtree:", at: index):
        isInPath = false
        printed = []
      default: break
      }
      guard text[index] == UInt8(ascii: "{"), !isInPath, index - lineStart < DumpBytes.longestLead,
        let found = element(text, framedAt: index, lineStart: lineStart), let (numbers, end) = text.braced(at: index)
      else {
        index += 1
        continue
      }
      guard tree.count < limit else { return (tree.dump, true) }
      let identity = found.identity.map(text.text)
      if identity.map({ printed.insert($0).inserted }) ?? true {
        var element = Element(
          type: text.text(found.type), identity: identity, frame: LayoutRect(numbers), depth: found.column, line: line)
        readWords(text, from: end, into: &element)
        tree.add(element)
      }
      index = end
    }
    var dump = tree.dump
    dump.endsInView = endsInElement(text)
    return (dump, false)
  }

  /// Whether the last line begins an element and has no place of it.
  private static func endsInElement(_ text: DumpBytes) -> Bool {
    var end = text.count
    while end > 0, DumpBytes.isBlank(text[end - 1]) || text[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    let line = text.text(text.lineStart(before: end)..<end)
    // In a label.
    let quoted = line.split(separator: ": '", omittingEmptySubsequences: false)
    if quoted.count > 1, line.contains("}}"), quoted.last?.contains("'") == false { return true }
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard words.count < line.count, let first = words.first, first.isUppercase, !line.contains("}}") else {
      return false
    }
    let type = String(words.prefix { $0.isLetter })
    return classes[type] != nil || boxes.contains(type)
  }

  private static func readWords(_ text: DumpBytes, from start: Int, into element: inout Element) {
    func quoted(_ start: Int) -> String {
      var end = start
      while end < min(text.count, start + 8192) {
        if text[end] == UInt8(ascii: "'"),
          text[end + 1] == UInt8(ascii: "\n") || end + 1 == text.count || isWord(text, at: end + 1)
        {
          break
        }
        end += 1
      }
      return text.text(start..<end)
    }
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\n") {
      if text.matches(", label: '", at: index) {
        let label = quoted(index + 10)
        element.label = label
        index += 10 + label.utf8.count
      } else if text.matches(", value: ", at: index) {
        var end = index + 9
        while end < text.count, text[end] != UInt8(ascii: "\n"), !isWord(text, at: end) { end += 1 }
        element.value = text.text(index + 9..<end)
        index = end
      } else if text.matches(", identifier: '", at: index) {
        let identifier = quoted(index + 15)
        element.identifier = identifier
        index += 15 + identifier.utf8.count
      } else if text.matches(", Disabled", at: index) {
        element.isEnabled = false
        index += 10
      } else if text.matches(", Selected", at: index) {
        element.isSelected = true
        index += 10
      } else {
        index += 1
      }
    }
  }

  /// Whether another attribute begins.
  private static func isWord(_ text: DumpBytes, at index: Int) -> Bool {
    // Xcode 8 adds what it asked.
    if text.matches("<XCAccessibilityElement", at: index) { return true }
    guard text[index] == UInt8(ascii: ",") else { return false }
    return text.matches(", label: '", at: index) || text.matches(", value: ", at: index)
      || text.matches(", identifier: '", at: index) || text.matches(", title: '", at: index)
      || text.matches(", placeholderValue: '", at: index) || text.matches(", Selected", at: index)
      || text.matches(", hitPoint: {", at: index) || text.matches(", Disabled", at: index)
      || text.matches(", Keyboard Focused", at: index)
  }

  // MARK: Appium

  /// Tags of a page source, one after the other: a log may have cut it anywhere, so no XML parser reads it.
  static func appium(_ text: DumpBytes, limit: Int) -> (dump: Dump, isCut: Bool) {
    var tree = ElementTree()
    var (line, index, depth) = (1, 0, 0)
    while index < text.count {
      if text[index] == UInt8(ascii: "\n") { line += 1 }
      if text.matches("</XCUIElementType", at: index) { depth = max(depth - 1, 0) }
      guard text.matches("<XCUIElementType", at: index) else {
        index += 1
        continue
      }
      guard tree.count < limit else { return (tree.dump, true) }
      let name = index + 16
      var end = name
      while isLetter(text[end]) { end += 1 }
      var element = Element(type: text.text(name..<end), depth: depth, line: line)
      var attributes: [String: String] = [:]
      var position = end
      while position < text.count, text[position] != UInt8(ascii: ">") {
        if text[position] == UInt8(ascii: "\n") { line += 1 }
        guard text[position] == UInt8(ascii: "="), text[position + 1] == UInt8(ascii: "\"") else {
          position += 1
          continue
        }
        var start = position
        while isLetter(text[start - 1]) { start -= 1 }
        var close = position + 2
        while close < text.count, text[close] != UInt8(ascii: "\"") { close += 1 }
        attributes[text.text(start..<position)] = DumpMarkup.decoded(text.text(position + 2..<close))
        position = close + 1
      }
      let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
      element.frame = LayoutRect(numbers)
      element.isVisible = attributes["visible"] != "false"
      element.isEnabled = attributes["enabled"] != "false"
      element.isSelected = attributes["selected"] == "true"
      // What has no label is named by its identifier; a text by itself.
      element.label = attributes["label"] ?? (element.type == "StaticText" ? attributes["name"] : nil)
      element.value = attributes["value"]
      // An element without an identifier is named by its label.
      if attributes["name"] != attributes["label"] { element.identifier = attributes["name"] }
      tree.add(element)
      if text[position - 1] != UInt8(ascii: "/") { depth += 1 }
      index = max(position, index + 1)
    }
    var dump = tree.dump
    // An element that is still open.
    dump.endsInView = depth > 0
    return (dump, false)
  }
}
