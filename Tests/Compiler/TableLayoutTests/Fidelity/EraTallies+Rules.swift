extension EraTallies {
  /// Why a record is not judged, or is judged differently from the others. Each is a rule about the contents of the record, never a
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

    /// The rule's meaning, as the page describes it.
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
        "an accessory, style or title that a spec cannot express"
      case .unknownEra: "a document or a dump whose system could not be determined"
      case .catalyst: "Mac Catalyst, which has its own geometry"
      case .inCaptures: "a dump whose view is also in the simulator's captures, so that it is not counted twice"
      case .wholePoints: "read through accessibility, which rounds to whole points"
      case .notAtRest: "dumped in the middle of a swipe, before the cell was in its table, or reported second-hand"
      case .stale:
        "left by an older Xcode: another era explains every frame exactly, but the record's own era does not"
      case .staleHeight: "an automatic row whose height matches another era exactly, but not its own"
      case .notSelfSized: "an automatic row with the height of an empty one: not laid out yet"
      case .otherMargin:
        "a cell with its container's margins of 15, 16, 20 or 8, where these reproduce every frame exactly"
      case .titleLines:
        "a table with titles of 36 characters or more, whose number of lines is taken from the gaps between sections"
      case .blocks: "a section whose rows do not follow each other in the record, as one block"
      case .largeTitle: "a table below a large title, where that reproduces more: records do not contain bars"
      case .otherScale: "a canvas at 1x, 2x or 3x: up to Xcode 8 its scale did not follow the device"
      }
    }
  }
}
