import LayoutFormat
import TableDiagnostics
import TableDiff
import TableIR

extension EntryWriter {
  /// Every property of a change of a spec; a test fails if one is added and not written here.
  mutating func change(_ value: ReportedChange) {
    difference(value.change)
    list(value.environments) { $0.number($1) }
    text(value.fingerprint)
    list(value.otherFingerprints.sorted()) { $0.text($1) }
    optional(value.acceptance) { writer, acceptance in
      writer.text(acceptance.reason)
      writer.optional(acceptance.expires) { $0.text($1) }
      writer.number(acceptance.isValid ? 1 : 0)
    }
    for cause in [value.cause, value.environmentShare] { optional(cause) { $0.cause($1) } }
    number(value.isCauseUndetermined ? 1 : 0)
    list(value.variants) { writer, variant in
      writer.difference(variant.change)
      writer.list(variant.environments) { $0.number($1) }
    }
  }

  private mutating func difference(_ value: Change) {
    text(value.code.rawValue)
    place(value.place)
    optional(value.property) { $0.text($1.rawValue) }
    for text in [value.old, value.new] { optional(text) { $0.text($1) } }
    for frame in [value.oldFrame, value.newFrame, value.oldOutline, value.newOutline] {
      optional(frame) { $0.frame($1) }
    }
    list(value.followers) { $0.text($1) }
    number(value.rowCount)
    row(value.lastRow)
    optional(value.distances) { writer, distances in
      writer.length(distances.lowerBound)
      writer.length(distances.upperBound)
    }
    number(value.perspective == .app ? 1 : 0)
    for source in [value.oldSource, value.newSource] { optional(source) { $0.range($1) } }
  }

  private mutating func place(_ value: ChangePlace) {
    for name in [value.section, value.row, value.view, value.title, value.oldSectionName, value.oldRowName] {
      optional(name) { $0.text($1) }
    }
    for row in [value.oldRow, value.newRow] { self.row(row) }
  }

  private mutating func row(_ value: RowIndex?) {
    optional(value) { writer, row in
      writer.number(row.section)
      writer.number(row.row)
    }
  }

  private mutating func cause(_ value: ChangeCause) {
    text(value.kind.rawValue)
    optional(value.owner) { $0.text($1) }
    text(value.message)
    range(value.place)
    optional(value.oldPlace) { $0.range($1) }
    text(value.identity)
    list(value.others) { $0.cause($1) }
  }

  private mutating func frame(_ value: LayoutRect) {
    for length in [value.x, value.y, value.width, value.height] { self.length(length) }
  }

  private mutating func length(_ value: Double) { number(Int(bitPattern: UInt(value.bitPattern))) }
}

extension EntryReader {
  mutating func change() throws(Damaged) -> ReportedChange {
    let change = try difference()
    let environments = try list { reader throws(Damaged) in try reader.count() }
    var value = ReportedChange(change: change, environments: environments, fingerprint: try text())
    value.otherFingerprints = Set(try list { reader throws(Damaged) in try reader.text() })
    value.acceptance = try optional { reader throws(Damaged) in
      Acceptance(reason: try reader.text(), expires: try reader.optionalText(), isValid: try reader.flag())
    }
    value.cause = try optional { reader throws(Damaged) in try reader.cause() }
    value.environmentShare = try optional { reader throws(Damaged) in try reader.cause() }
    value.isCauseUndetermined = try flag()
    value.variants = try list { reader throws(Damaged) in
      ReportedChange.Variant(
        change: try reader.difference(), environments: try reader.list { reader throws(Damaged) in try reader.count() })
    }
    return value
  }

  private mutating func difference() throws(Damaged) -> Change {
    guard let code = Self.codes[try text()] else { throw Damaged() }
    var value = Change(code, try place())
    if let name = try optionalText() {
      guard let property = Property(rawValue: name) else { throw Damaged() }
      value.property = property
    }
    (value.old, value.new) = (try optionalText(), try optionalText())
    (value.oldFrame, value.newFrame) = (try optionalFrame(), try optionalFrame())
    (value.oldOutline, value.newOutline) = (try optionalFrame(), try optionalFrame())
    value.followers = try list { reader throws(Damaged) in try reader.text() }
    value.rowCount = try count()
    value.lastRow = try optionalRow()
    value.distances = try optional { reader throws(Damaged) in
      let (least, greatest) = (try reader.length(), try reader.length())
      guard least <= greatest else { throw Damaged() }
      return least...greatest
    }
    value.perspective = try flag() ? .app : .versions
    (value.oldSource, value.newSource) = (try optionalRange(), try optionalRange())
    return value
  }

  private mutating func place() throws(Damaged) -> ChangePlace {
    var value = ChangePlace(section: try optionalText(), row: try optionalText(), view: try optionalText())
    value.title = try optionalText()
    (value.oldSectionName, value.oldRowName) = (try optionalText(), try optionalText())
    (value.oldRow, value.newRow) = (try optionalRow(), try optionalRow())
    return value
  }

  private mutating func cause() throws(Damaged) -> ChangeCause {
    guard let kind = InputKind(rawValue: try text()) else { throw Damaged() }
    let (owner, message, place, oldPlace) = (try optionalText(), try text(), try range(), try optionalRange())
    var value = ChangeCause(
      kind: kind, owner: owner, message: message, place: place, oldPlace: oldPlace, identity: try text())
    value.others = try list { reader throws(Damaged) in try reader.cause() }
    return value
  }

  private mutating func optionalText() throws(Damaged) -> String? {
    try optional { reader throws(Damaged) in try reader.text() }
  }

  private mutating func optionalRange() throws(Damaged) -> SourceRange? {
    try optional { reader throws(Damaged) in try reader.range() }
  }

  private mutating func optionalRow() throws(Damaged) -> RowIndex? {
    try optional { reader throws(Damaged) in RowIndex(section: try reader.count(), row: try reader.count()) }
  }

  private mutating func optionalFrame() throws(Damaged) -> LayoutRect? {
    try optional { reader throws(Damaged) in
      let (x, y, width, height) = (try reader.length(), try reader.length(), try reader.length(), try reader.length())
      return LayoutRect(x: x, y: y, width: width, height: height)
    }
  }

  private mutating func length() throws(Damaged) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try number())))
  }
}
