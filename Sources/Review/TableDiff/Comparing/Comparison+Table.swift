import LayoutFormat
import TableDiagnostics
import TableIR
import TableLayout
import TableSupport

extension Comparison {
  /// Compares the tables as wholes, and their own headers and footers.
  mutating func compareTables() {
    tellEnvironment()
    let place = ChangePlace()
    let pair = RowPair(old: old.table.frame, new: new.table.frame, place: place)
    let view = ComparedView(
      old: old.table, new: new.table, place: place, oldOutline: pair.oldFrame, newOutline: pair.newFrame,
      oldSource: old.files.first.map { SourceRange(file: $0) }, newSource: new.files.first.map { SourceRange(file: $0) }
    )
    for property in properties {
      if property == .imageContent { tellContent(view) }
      guard view.old[property] != view.new[property] else { continue }
      changes.append(view.change(property == .kind ? .tableStyleChanged : property.code, property))
    }
    compare(old.header, new.header, at: place.named("header"))
    compare(old.footer, new.footer, at: place.named("footer"))
    // A dump's bars are not read.
    guard old.tree != nil, new.tree != nil else { return }
    for name in Set(old.bars.keys).union(new.bars.keys).sorted() {
      let start = changes.count
      compare(old.bars[name], new.bars[name], at: place.named(name))
      for index in changes.indices[start...] {
        changes[index].oldOutline?.y += old.screenTop
        changes[index].newOutline?.y += new.screenTop
      }
    }
  }

  /// Reports more or less space around rows that no change of a row, header or footer accounts for.
  mutating func tellRoom() {
    guard knowledge.measuresAlike, !changes.contains(where: \.isAboutRoom) else { return }
    for (index, section) in new.sections.enumerated() {
      guard let oldIndex = matching.oldSection[index] else { continue }
      tellRoom(old.sections[oldIndex].frame, section.frame, ChangePlace(section: section.name))
    }
    guard !changes.contains(where: \.isAboutRoom), let size = old.contentSize, let newSize = new.contentSize else {
      return
    }
    tellRoom(
      LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      LayoutRect(x: 0, y: 0, width: newSize.width, height: newSize.height), ChangePlace())
  }

  private mutating func tellRoom(_ oldFrame: LayoutRect, _ newFrame: LayoutRect, _ place: ChangePlace) {
    guard differ(oldFrame.height, newFrame.height) else { return }
    var change = Change(.frameChanged, place)
    (change.oldFrame, change.newFrame) = (oldFrame, newFrame)
    (change.oldOutline, change.newOutline) = (oldFrame, newFrame)
    changes.append(change)
  }

  /// Reports a difference between the environments, on which the frames depend.
  private mutating func tellEnvironment() {
    guard var oldPlace = old.environment, let newPlace = new.environment else { return }
    oldPlace.name = newPlace.name
    var words: [(String, String)] = []
    func add(_ old: String, _ new: String) { if old != new { words.append((old, new)) } }
    add(oldPlace.placeWords, newPlace.placeWords)
    // The device's name implies it.
    if oldPlace.device == nil || newPlace.device == nil { add(oldPlace.idiom.rawValue, newPlace.idiom.rawValue) }
    add(oldPlace.windowWords, newPlace.windowWords)
    add("iOS \(oldPlace.ios)", "iOS \(newPlace.ios)")
    if oldPlace.ios == newPlace.ios { add("metrics \(old.metrics ?? "")", "metrics \(new.metrics ?? "")") }
    add(oldPlace.orientation.rawValue, newPlace.orientation.rawValue)
    add(oldPlace.userInterfaceStyle.rawValue, newPlace.userInterfaceStyle.rawValue)
    add(oldPlace.level.rawValue, newPlace.level.rawValue)
    add(oldPlace.contrast.word, newPlace.contrast.word)
    add(oldPlace.legibilityWeight.word, newPlace.legibilityWeight.word)
    add("text \(oldPlace.contentSizeCategory.shortName)", "text \(newPlace.contentSizeCategory.shortName)")
    add(oldPlace.languageWords, newPlace.languageWords)
    add(oldPlace.layoutDirection.rawValue, newPlace.layoutDirection.rawValue)
    add("split \(oldPlace.split.name)", "split \(newPlace.split.name)")
    add(oldPlace.isEditing ? "editing" : "not editing", newPlace.isEditing ? "editing" : "not editing")
    add(oldPlace.offsetWords, newPlace.offsetWords)
    add(oldPlace.touchWords, newPlace.touchWords)
    guard !words.isEmpty else { return }
    var change = Change(.environmentChanged, ChangePlace())
    change.old = words.map(\.0).joined(separator: ", ")
    change.new = words.map(\.1).joined(separator: ", ")
    changes.append(change)
  }
}

extension Change {
  /// Whether it reports something larger, smaller, moved, new or gone.
  fileprivate var isAboutRoom: Bool {
    oldFrame != newFrame || distances != nil || (oldOutline == nil) != (newOutline == nil)
      || code == .environmentChanged
  }
}

extension Environment {
  fileprivate var windowWords: String {
    windowSize == size ? "the whole window" : "part of a window of \(windowSize.words)"
  }

  fileprivate var languageWords: String { language.map { "language \($0)" } ?? "the language of the strings" }

  fileprivate var touchWords: String {
    var parts: [String] = []
    if !selectedRows.isEmpty { parts.append("selected \(selectedRows.sorted().joined(separator: " and "))") }
    if !highlightedRows.isEmpty { parts.append("highlighted \(highlightedRows.sorted().joined(separator: " and "))") }
    if let swipedRow { parts.append("swiped \(swipedRow.id)") }
    return parts.isEmpty ? "no row touched" : parts.joined(separator: ", ")
  }

  fileprivate var offsetWords: String { contentOffset.map { "scrolled by \(String(decimal: $0))" } ?? "not scrolled" }

  /// `iphone-15 (393 × 852 at 3x)`.
  public var placeWords: String {
    let size = "\(size.words) at \(String(decimal: scale))x"
    return device.map { "\($0) (\(size))" } ?? size
  }
}

extension LayoutSize {
  fileprivate var words: String { "\(String(decimal: width)) × \(String(decimal: height))" }
}
