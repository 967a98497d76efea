import SpecFormatting

extension UnifiedDiff {
  /// The difference that edits of whole lines make.
  init(path: String, _ file: FormattedFile) {
    var changes: [Change] = []
    var (line, offset) = (0, 0)
    var shift = 0
    for edit in file.edits {
      line += Self.lineCount(file.original[offset..<edit.range.lowerBound])
      let old = line..<(line + Self.lineCount(file.original[edit.range]))
      let new = (old.lowerBound + shift)..<(old.lowerBound + shift + Self.lineCount(edit.replacement[...]))
      changes.append(Change(old: old, new: new))
      (line, offset) = (old.upperBound, edit.range.upperBound)
      shift += new.count - old.count
    }
    self.init(path: path, from: file.original, to: file.bytes, changes: changes)
  }

  private static func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 == 0x0A } + (bytes.last ?? 0x0A == 0x0A ? 0 : 1)
  }
}
