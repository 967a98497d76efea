/// Why a saved frame is not judged, or is judged differently from the others. Each is a rule about the contents of the document.
package enum ProofRule: String, CaseIterable, Sendable {
  case notSaved, notCompiled, notLaidOut, tooMuchWork
  case hidden, flagged, unknownImage, unknownFont, hiddenSubviews, emptyStack, emptyLabel, otherGaps,
    brokenConstraints
  case otherLanguage
  case unfilled, unstacked, stale, staleHeight, notSelfSized, loneCell
  case otherFont, otherWidth, otherMargin, otherScale, otherTime, wholePoints, bar

  /// Whether the frames are judged all the same.
  package var isJudged: Bool {
    switch self {
    case .otherFont, .otherWidth, .otherMargin, .otherScale, .otherTime, .bar: true
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
    case .hidden: "of a hidden view"
    case .flagged: "of a view that Interface Builder flagged as misplaced or ambiguous"
    case .unknownImage: "of an image whose size is not known, or tied to one"
    case .unknownFont: "of a text in a font whose file is not in the project, or tied to one"
    case .hiddenSubviews: "of a hidden view with subviews"
    case .emptyStack: "of a stack without views, or tied to one"
    case .emptyLabel: "of a label without a text, which was saved with the size of one, or tied to one"
    case .otherGaps: "in a stack whose saved gaps are not its spacing"
    case .otherLanguage: "that another text moves, in a spec in another language than the saved frames"
    case .brokenConstraints: "of views whose saved frames break their own required constraints"
    case .unstacked: "in a table whose rows overlap, or stand where its headers are: not laid out since it was changed"
    case .unfilled: "in a contentView that does not fill its row, so it was not laid out since the row was changed"
    case .stale: "left by an older Xcode: another era explains it exactly, but that of the document does not"
    case .staleHeight: "a row whose height matches another era, but not that of the document"
    case .notSelfSized: "the height of a row that is as high as an empty one, and was not laid out yet"
    case .loneCell: "the height of a cell outside of a table, which somebody drew"
    case .otherFont: "in Helvetica Neue, which reproduces more: the canvas did not find the app's own font"
    case .otherWidth: "in a cell that is not as wide as its table, which was resized since"
    case .otherMargin:
      "in a cell with other margins than its device, which reproduce every frame exactly, or more of its views"
    case .otherScale: "on a canvas at another scale than its device"
    case .otherTime:
      "in whole points, inset unlike the contentView, or as another Xcode laid them out, where more of them agree so"
    case .wholePoints: "what shows a text, with its size in whole points"
    case .bar: "below a bar that the document does not contain"
    }
  }
}
