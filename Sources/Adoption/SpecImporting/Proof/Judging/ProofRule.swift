/// Why a saved frame is not judged, or is judged differently from the others. Each is a rule about the contents of the document.
package enum ProofRule: String, CaseIterable, Sendable {
  case notSaved, notCompiled, notLaidOut, tooMuchWork
  case flagged, unknownImage, unknownFont, hiddenSubviews, emptyStack, emptyLabel, otherGaps,
    brokenConstraints
  case otherLanguage
  case unfilled, unstacked, stale, staleHeight, notSelfSized
  case otherWidth, otherMargin, otherScale, otherTime, wholePoints, bar

  /// Whether the frames are judged all the same.
  package var isJudged: Bool {
    switch self {
    case .otherWidth, .otherMargin, .otherScale, .otherTime, .bar: true
    default: false
    }
  }

  /// What it means; one line, lower case, without a full stop.
  package var meaning: String {
    switch self {
    case .notSaved: "saved without a frame"
    case .notCompiled: "in a table that could not be compiled"
    case .tooMuchWork: "in a table whose layouts exceed the work limit"
    case .notLaidOut: "of a view that is not shown"
    case .flagged: "beside a view that Interface Builder flagged as misplaced or ambiguous"
    case .unknownImage: "beside a symbol, or an image whose size is not known"
    case .unknownFont: "beside a text in a font of the app, whose widths are not known"
    case .hiddenSubviews: "beside a hidden view with subviews"
    case .emptyStack: "beside a stack without views"
    case .emptyLabel: "beside a label without a text, which was saved with the size of one"
    case .otherGaps: "beside a stack whose saved gaps are not its spacing"
    case .otherLanguage: "that another text moves, in a spec in another language than the saved frames"
    case .brokenConstraints: "beside frames that break their own required constraints"
    case .unstacked: "in a table whose rows overlap, or stand where its headers are: not laid out since it was changed"
    case .unfilled: "in a contentView that does not fill its row, so it was not laid out since the row was changed"
    case .stale: "left by an older Xcode: another era explains it exactly, but that of the document does not"
    case .staleHeight: "a row whose height matches another era, but not that of the document"
    case .notSelfSized: "a row with the height of an empty one, not laid out yet"
    case .otherWidth: "in a cell that is not as wide as its table, which was resized since"
    case .otherMargin:
      "in a cell with other margins than its device, which reproduce every frame exactly, or more of its views"
    case .otherScale: "on a canvas at another scale than its device"
    case .otherTime: "in whole points, or inset, unlike the contentView around them, where more of them agree so"
    case .wholePoints: "what shows a text, with its size in whole points"
    case .bar: "below a bar that the document does not contain"
    }
  }
}
