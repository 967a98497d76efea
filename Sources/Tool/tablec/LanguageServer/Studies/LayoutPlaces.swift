import SpecEditing
import TableIR
import TableLanguageServer
import TableLayout
import TableParsing

/// Where the rows of a layout are in the newest text of a document: in a spec, or in a file that it includes.
struct LayoutPlaces {
  let spec: LaidOutSpec
  let figure: TableSource.Figure
  /// The text that was laid out, which may be an older one.
  let laidOut: TextDocument
  /// From the laid-out text to the newest.
  let mapping: TextMapping
  /// The index of the document among the table's files.
  let index: UInt32

  /// Nil if the layout is of another spec.
  init?(_ spec: LaidOutSpec, of file: EditorFile) {
    guard let figure = spec.figure else { return nil }
    let names = figure.tree.files
    let place = names.firstIndex { $0 == file.path || spec.study.files.canonicalPath($0) == file.place }
    guard let place else { return nil }
    let bytes = place == 0 ? spec.study.bytes : spec.study.contents(of: file.place)
    guard let bytes else { return nil }
    (self.spec, self.figure, index) = (spec, figure, UInt32(place))
    let isNewest = bytes == file.document.bytes
    laidOut = isNewest ? file.document : TextDocument(uri: file.uri, bytes: bytes)
    mapping = TextMapping(from: bytes, to: file.document.bytes)
  }

  /// Whether the layout is of the newest text.
  var isNewest: Bool { mapping.isIdentity }

  /// A row, or a section without one.
  struct Element {
    var id: String
    /// In the newest text; nil if that part of the text has changed since.
    var offset: Int?
    /// In the laid-out text.
    var laidOutOffset: Int
    var frame: LayoutRect
    /// Nil for a section.
    var position: RowPosition?
  }

  /// The rows that are written in the document, from top to bottom. Repeated rows are at the same place.
  var rows: [Element] {
    figure.tree.table.sections.flatMap(\.rows).compactMap { row in
      element(row.location, row.id, row.frame, row.position)
    }
  }

  var sections: [Element] {
    figure.tree.table.sections.compactMap { element($0.location, $0.id, $0.frame, nil) }
  }

  private func element(_ location: SourceLocation, _ id: String, _ frame: LayoutRect, _ position: RowPosition?)
    -> Element?
  {
    guard location.file == index else { return nil }
    let offset = laidOut.offset(line: Int(location.line), column: Int(location.column))
    return Element(
      id: id, offset: mapping.new(offset), laidOutOffset: offset, frame: frame, position: position)
  }
}

/// What became of the places of a text that was edited: everything before the first change and after the last one has stayed.
struct TextMapping {
  private let prefix: Int
  private let suffix: Int
  private let oldCount: Int
  private let newCount: Int

  init(from old: [UInt8], to new: [UInt8]) {
    (oldCount, newCount) = (old.count, new.count)
    let shorter = min(old.count, new.count)
    var (prefix, suffix) = (0, 0)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
      }
    }
    (self.prefix, self.suffix) = (prefix, suffix)
  }

  var isIdentity: Bool { oldCount == newCount && prefix == oldCount }

  /// The new place of an old offset; nil in the part that was replaced.
  func new(_ old: Int) -> Int? {
    if old <= prefix { return old }
    return old >= oldCount - suffix ? old + newCount - oldCount : nil
  }

  /// The old place of a new offset; in a part that is new, where it was put.
  func old(_ new: Int) -> Int {
    if new <= prefix { return new }
    return new >= newCount - suffix ? new - newCount + oldCount : prefix
  }
}

extension Question {
  /// The layout that a document is part of: its own, or that of an open spec that includes it. If the newest text has errors, the last
  /// one without.
  var layout: LayoutPlaces? {
    if file.isStudied {
      _ = server.studies.newest(file, session)
      return server.studies.good(file.uri).flatMap { LayoutPlaces($0, of: file) }
    }
    for other in session.snapshot.files.values.sorted(by: { $0.uri < $1.uri }) where other.role == .spec {
      _ = server.studies.newest(other, session)
      if let places = server.studies.good(other.uri).flatMap({ LayoutPlaces($0, of: file) }) { return places }
    }
    return nil
  }
}
