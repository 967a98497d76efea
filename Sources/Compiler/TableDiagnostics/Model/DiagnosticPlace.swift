/// The position of a diagnostic in a report.
struct DiagnosticPlace: Comparable, Sendable {
  /// The file's rank by first appearance.
  var file: Int
  /// False for a whole file, which comes before every position in it.
  var isInside: Bool
  var start: SourcePosition
  var end: SourcePosition

  init(file: Int, range: SourceRange) {
    self.file = file
    self.isInside = !range.isWholeFile
    self.start = range.start
    self.end = range.end
  }

  static func < (left: DiagnosticPlace, right: DiagnosticPlace) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.isInside != right.isInside { return right.isInside }
    return left.start == right.start ? left.end < right.end : left.start < right.start
  }
}
