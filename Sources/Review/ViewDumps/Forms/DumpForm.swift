/// The forms in which apps and tests print trees of views. Each has a reader that makes the same views of it.
public enum DumpForm: String, Hashable, Sendable, CaseIterable {
  /// UIKit's `recursiveDescription`, `po` of a view, and what loggers make of them.
  case recursiveDescription
  /// EarlGrey's hierarchy, which a failed test prints: UIKit's views in other brackets.
  case earlGrey
  /// XCUITest's elements: `debugDescription` of an app, or the log of a failed UI test.
  case xcuiTest
  /// The page source of Appium's XCUITest driver.
  case appium

  /// What messages call it.
  public var name: String {
    switch self {
    case .recursiveDescription: "a dump of views"
    case .earlGrey: "EarlGrey's hierarchy"
    case .xcuiTest: "XCUITest's tree"
    case .appium: "Appium's page source"
    }
  }

  /// Whether it has accessibility elements, and not views: at places of the screen, without contentViews, lines and whatever no element is made of.
  public var hasElements: Bool { self == .xcuiTest || self == .appium }

  /// The form of a text; nil for one that has no views.
  ///
  /// - Parameter bytes: as ``DumpMarkup`` makes them.
  static func of(_ text: DumpBytes) -> DumpForm? {
    var isOther: DumpForm?
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "<"):
        if text.matches("<XCUIElementType", at: index) { return .appium }
        if EarlGreyTree.object(text, at: index) != nil { return .earlGrey }
        if let object = text.object(at: index), text.hasFrame(after: object.end) { return .recursiveDescription }
      case UInt8(ascii: "{"):
        if isOther == nil, text.braced(at: index) != nil,
          ElementTree.element(text, framedAt: index, lineStart: text.lineStart(before: index)) != nil
        {
          isOther = .xcuiTest
        }
      default: break
      }
      index += 1
    }
    return isOther
  }
}

extension DumpBytes {
  /// The most that stands on a line before the frame of an element, in bytes: blanks, its type and its address.
  static let longestLead = 512

  /// The start of the line that contains a position, or a position on it that is far enough before.
  func lineStart(before index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), index - start < Self.longestLead { start -= 1 }
    return start
  }

  /// The numbers of `{{0.0, 44.0}, {375.0, 44.0}}`, and the position behind; nil if there is something else.
  func braced(at index: Int) -> (numbers: [Double], end: Int)? {
    guard matches("{{", at: index) else { return nil }
    var numbers: [Double] = []
    var position = index + 2
    var start = position
    while position < min(count, index + 128) {
      let byte = self[position]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
        if start < position, let number = Double(text(start..<position)) { numbers.append(number) }
        start = position + 1
        if byte == UInt8(ascii: "}"), self[position + 1] == UInt8(ascii: "}") {
          return numbers.count == 4 ? (numbers, position + 2) : nil
        }
      } else if byte == UInt8(ascii: "{") || DumpBytes.isBlank(byte) {
        start = position + 1
      }
      position += 1
    }
    return nil
  }
}
