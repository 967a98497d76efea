import TableDiagnostics
import TableIR

/// What reading a part of a spec leaves behind besides the value that it gives.
struct DecodingEffects {
  var bag = DiagnosticBag()
  /// The number of errors so far; the same error in every turn of a repeated row counts each time.
  var errorCount = 0
  /// The number of mappings that fix-its were to write anew.
  var rewriteCount = 0
  /// The findings of the current repeated row.
  var repeatedFindings: Set<RepeatedFinding> = []
  /// The placeholders that nothing fills, each once: a template may be read for many rows.
  var unfilledPlaceholders: Set<RepeatedFinding> = []

  /// The font variants that the text uses, each once.
  var fonts: [FontUse] = []
  /// Whether anything had the colour of a row's text.
  var usesTextColors = false
  /// Whether a text has a key of its own in the strings of the app or arguments, and whether any of their files could not be read.
  var usesComputedTexts = false
  var hasUnreadStrings = false

  /// What the row that is read changes of the views that it starts from: it waits until they are known.
  var viewChanges: ViewChanges?
  /// The places of constraints' texts, by the locations that constraints have.
  var constraintTexts: [SourceLocation: ConstraintPlace] = [:]
  /// Whether a constraint could not be read, so that views may seem to have none.
  var hasMisreadConstraint = false

  /// The places of the spec's own appearance rules.
  var appearancePlaces: [AppearancePlaces] = []
  /// The rows that environments show selected.
  var stateRows: [RowMention] = []
  /// The rows that environments show swiped open.
  var swipedRows: [SwipedMention] = []

  /// How many files were included; a file that is included twice counts twice.
  var includeCount = 0
  var hasReportedIncludeLimit = false
  /// Whether a file with keys of the table could not be read: the names that it defines are not known.
  var hasUnreadTable = false
}
