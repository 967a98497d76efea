/// Where a problem stands: a span of one file, or the file as a whole.
public struct SourceRange: Hashable, Sendable {
  /// What part of the file is meant.
  public enum Extent: Hashable, Sendable {
    /// The file itself: it is missing, empty, too big.
    case wholeFile
    /// From `start` up to but not including `end`.
    case span(start: SourcePosition, end: SourcePosition)
  }

  /// The path as the user gave it; `-` is the standard input.
  public var file: String
  public var extent: Extent

  /// A span of a file; `end` is exclusive. A span whose ends are equal points between two scalars.
  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.extent = .span(start: start, end: end)
  }

  /// A whole file, with no position to show.
  public init(file: String) {
    self.file = file
    self.extent = .wholeFile
  }

  /// The first position; the start of the file for a whole file.
  public var start: SourcePosition {
    switch extent {
    case .wholeFile: SourcePosition(line: 1, column: 1)
    case .span(let start, _): start
    }
  }

  /// The position after the last one; equal to `start` for a whole file.
  public var end: SourcePosition {
    switch extent {
    case .wholeFile: start
    case .span(_, let end): end
    }
  }

  public var isWholeFile: Bool { extent == .wholeFile }

  /// The file's name as people read it: `<stdin>` for `-`.
  public var displayName: String { file == "-" ? "<stdin>" : file }
}
