internal import TableSupport

/// What decides whether and where a source is divided.
package struct PieceRules: Sendable {
  /// The number of threads.
  var jobs = 1
  /// The fewest bytes of a piece.
  var fewestBytes = 128 << 10
  /// The share of the source that is read before it is divided, at entries of the outermost sequence that then has so many.
  var sample = 64
  var fewestEntries = 8

  /// Rules that divide sources of a few lines, to prove that it makes no difference.
  package static let forShortSources = PieceRules(jobs: 2, fewestBytes: 8, sample: 4, fewestEntries: 1)
}

/// Parses a large source in pieces, several at once.
///
/// Most of the time of parsing is libyaml's. The first parser reads the source from its start, up to the place where the second has begun.
/// If it then is in the state in which that one began, the second has read what the first would read next, and so on. Otherwise the
/// first parser goes on to the end, as if there were no other. So the tree and the problems are those of one parser.
struct PieceParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let rules: PieceRules

  /// Adds all nodes of the source to a tree. Returns false if libyaml rejects the source: see the reader's failure.
  func parse(_ events: EventReader, into builder: inout TreeBuilder) throws(SyntaxError) -> Bool {
    var ending = TreeBuilder.Ending.line
    let count = min(rules.jobs, bytes.count / rules.fewestBytes)
    let sample = bytes.count / rules.sample
    if count > 1, let lines = bytes.lineFeeds(in: 0..<sample) {
      ending = try builder.add(events, beforeLine: lines)
      if ending == .line, let levels = builder.levels(toSequenceOf: rules.fewestEntries) {
        ending = try parse(events, into: &builder, at: places(levels, pieces: count, from: sample, line: lines + 1))
      }
    }
    if ending == .line { ending = try builder.add(events) }
    return ending == .end
  }

  /// The places at which all pieces but the first begin.
  /// - Parameter line: the number of the line that has the offset `start`, counted from 1.
  private func places(_ levels: [SplitPlace.Level], pieces count: Int, from start: Int, line: Int) -> [SplitPlace] {
    var places: [SplitPlace] = []
    var (start, line) = (start, line)
    for piece in 1..<count {
      let target = max(piece * (bytes.count / count), start)
      // Where a carriage return ends a line, libyaml counts other lines.
      guard let feeds = bytes.lineFeeds(in: start..<target),
        let place = SplitPlace(levels, from: target, line: line + feeds, in: bytes)
      else { break }
      places.append(place)
      (start, line) = (place.offset, Int(place.mark.line))
    }
    return places
  }

  /// - Returns: how adding the nodes of all pieces ended: `line` if there are more.
  private func parse(
    _ events: EventReader, into builder: inout TreeBuilder, at places: [SplitPlace]
  ) throws(SyntaxError) -> TreeBuilder.Ending {
    let pieces = places.indices.map { index in
      Piece(from: places[index], to: places.dropFirst(index + 1).first, of: bytes, limits: builder.limits)
    }
    guard !pieces.isEmpty else { return .line }
    let ending = try withUnsafeMutablePointer(to: &builder) { (builder) throws(SyntaxError) in
      // Only the thread that takes the source's start uses them.
      nonisolated(unsafe) let (builder, events) = (builder, events)
      let endings = ParallelMap(jobs: pieces.count + 1).map(Array(0...pieces.count)) { index in
        Result { () throws(SyntaxError) in
          guard index == 0 else { return pieces[index - 1].parse() }
          return try builder.pointee.add(events, beforeLine: Int(places[0].mark.line) - 1)
        }
      }
      return try endings[0].get()
    }
    guard ending == .line, builder.isAt(places[0]), pieces.allSatisfy(\.isRight) else { return ending }
    let nodeCount = pieces.reduce(builder.nodes.count) { $0 + $1.nodeCount }
    guard nodeCount <= builder.maxNodes else { return .line }
    builder.endOpenCollections()
    for piece in pieces { piece.append(to: &builder) }
    return .end
  }

  /// What another parser reads from a place on.
  private final class Piece: @unchecked Sendable {
    private let place: SplitPlace
    /// Where the next piece begins, in the lines of this one's parser; nil for the last.
    private let end: SplitPlace?
    private let events: EventReader
    private var builder: TreeBuilder
    /// Whether it has read its part, and the next parser has begun in the state in which this one has stopped.
    private(set) var isRight = false

    init(from place: SplitPlace, to next: SplitPlace?, of bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) {
      let rest = UnsafeBufferPointer(rebasing: bytes[place.offset...])
      self.place = place
      events = EventReader(rest, after: place.opening)
      end = next?.inLines(of: place)
      builder = TreeBuilder(sourceBytes: (next?.offset ?? bytes.count) - place.offset, limits: limits)
    }

    /// The number of its nodes that are in the source.
    var nodeCount: Int { builder.nodes.count - place.openingNodes }

    func parse() -> TreeBuilder.Ending {
      guard let ending = try? builder.add(events, beforeLine: end.map { Int($0.mark.line) - 1 } ?? .max) else {
        return .failure
      }
      // What a tag or an anchor means depends on what is before it; an alias is unknown here.
      isRight =
        (end.map { ending == .line && builder.isAt($0) } ?? (ending == .end)) && builder.isOneDocumentWithoutProperties
      builder.endOpenCollections()
      return ending
    }

    func append(to other: inout TreeBuilder) {
      other.append(builder, from: place)
    }
  }
}
