/// The place of a problem: a span of a file, or the whole file.
public struct SourceRange: Hashable, Sendable {
  /// The part of the file.
  public enum Extent: Hashable, Sendable {
    /// The file itself: for example, it is missing, empty or too large.
    case wholeFile
    /// From `start` up to but not including `end`.
    case span(start: SourcePosition, end: SourcePosition)
  }

  /// The path as given by the user; `-` is standard input.
  public var file: String
  /// The part of the file that it covers.
  public var extent: Extent

  /// A span of a file; `end` is exclusive. An empty span is a position between two scalars.
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

  /// Whether it is about the file itself, so that there is no line to show.
  public var isWholeFile: Bool { extent == .wholeFile }

  /// The name of the file for display: `<stdin>` for `-`.
  public var displayName: String { file == "-" ? "<stdin>" : file }

  /// `Specs/login.yaml:14`.
  package var lineText: String { isWholeFile ? displayName : "\(displayName):\(start.line)" }
}
