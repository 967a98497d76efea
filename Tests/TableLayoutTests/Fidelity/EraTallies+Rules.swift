extension EraTallies {
  /// Why a record is not judged, or is judged in another way than the others. Each is a rule over what the record says, never a
  /// list of ids.
  enum Rule: String, CaseIterable {
    case outsideTable, unfilled, etched, symbol, notInLanguage, unknownEra, catalyst, inCaptures, wholePoints, notAtRest
    case stale, staleHeight, notSelfSized
    case otherMargin, titleLines, blocks, largeTitle, otherScale

    /// Whether the record is judged all the same.
    var isJudged: Bool {
      switch self {
      case .otherMargin, .titleLines, .blocks, .largeTitle, .otherScale: true
      default: false
      }
    }

    /// What the rule says, as the page tells it.
    var meaning: String {
      switch self {
      case .outsideTable:
        "a cell flagged as laid out before it was in its table (with margins of 8), never, or with a width that no accessory explains"
      case .unfilled:
        "a contentView that does not fill its row, which UIKit always does: not laid out since the row was changed"
      case .etched:
        "etched separators after iOS 6, which the language does not have: a group's edges and accessories are a point larger"
      case .symbol: "a symbol, or an image without a name: the sizes of most symbols are not known"
      case .notInLanguage:
        "an accessory, style or title that cannot be said in a spec"
      case .unknownEra: "a document or a dump whose system could not be told"
      case .catalyst: "Mac Catalyst, which has a geometry of its own"
      case .inCaptures: "a dump whose view also stands in the simulator's captures, so that it is not counted twice"
      case .wholePoints: "read through accessibility, which rounds to whole points"
      case .notAtRest: "dumped in the middle of a swipe, before the cell was in its table, or told by hearsay"
      case .stale:
        "left by an older Xcode: another era explains every frame exactly, and the record's own does not"
      case .staleHeight: "an automatic row as high as another era makes it exactly, and its own does not"
      case .notSelfSized: "an automatic row as high as one without content: not laid out yet"
      case .otherMargin:
        "a cell with the margins 15, 16, 20 or 8 of what it stands in, where these reproduce every frame exactly"
      case .titleLines: "a table with titles of 36 characters and more, which take the lines that its gaps show"
      case .blocks: "a section whose rows do not follow each other in the record, as one block"
      case .largeTitle: "a table below a large title, where that reproduces more: records do not tell of bars"
      case .otherScale: "a canvas of 1, 2 or 3 pixels a point: up to Xcode 8 it did not follow the device"
      }
    }
  }
}
