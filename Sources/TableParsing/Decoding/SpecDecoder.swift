import TableDiagnostics
import TableIR
import WorkMetering
import YAMLSyntax

/// The state of decoding one spec: the file at hand, the problems so far, and what keys refer to by name.
///
/// A class, because every shape writes to it and none owns it. It lives for one spec and is never shared.
final class SpecDecoder {
  /// The eras that a spec may name.
  let profiles: [MetricsProfile]
  let options: SpecParser.Options
  let files: any SpecFiles
  let paths: PathRules
  var source: SourceFile
  var bag: DiagnosticBag
  /// The key whose value is being read, for messages: `'height' in a row`.
  var subject = Subject(key: "", owner: "")
  /// What `{index}` and `{item}` stand for, inside a repeated row.
  var repetition: Repetition?
  /// The entry that is repeated or made from a template now, which is named where the work becomes too much.
  var expansion: SourceRange?
  /// Whether what is read can have the colour of a row's text, and whether anything had it.
  var textColorPlace = TextColorPlace.outside
  var usesTextColors = false
  /// What the row that is read changes of the views that it starts from: it waits until they are known.
  var viewChanges: ViewChanges?
  /// The view that is changed now, as it was before.
  var changedView: View?
  let work: WorkMeter
  var templates = TemplateTable()
  /// What shows the table's rows: known before its sections and those of its includes are read.
  var host = TableHost.table
  var assets = AssetTable()
  /// The variants of fonts that texts ask for, each once.
  var fonts: [FontUse] = []
  /// The files read so far, the spec first.
  var filePaths: [String]
  /// The includes that led here, outermost first.
  var includeChain: [FileStep]
  /// The profiles that led here by what they extend, outermost first.
  var profileChain: [FileStep] = []
  var hasReportedIncludeLimit = false
  /// How many files were included, one that is included again counted again.
  var includeCount = 0
  /// The files that were included so far, by their canonical paths.
  var included: [String: SourceFile?] = [:]
  var rowCount = 0
  var rowIDs: [String: IDPlace] = [:]
  /// Where the spec's own rules of appearance stand.
  var appearancePlaces: [AppearancePlaces] = []
  /// The rows that environments show selected.
  var stateRows: [RowMention] = []
  /// The rows that environments show swiped open.
  var swipedRows: [(row: SwipedRow, range: SourceRange)] = []
  /// Where texts of constraints stand, by the places that constraints know.
  var constraintTexts: [SourceLocation: ConstraintPlace] = [:]
  /// Whether one could not be read, so that views may look as if nothing held them.
  var hasMisreadConstraint = false
  var sectionIDs: [String: IDPlace] = [:]
  /// The errors found so far, the same one in every turn of a repeated row counted each time.
  var errorCount = 0
  /// What the turns of the repeated row at hand have reported.
  var repeatedFindings: Set<RepeatedFinding> = []

  struct Subject {
    var key: String
    var owner: String
    /// Whether it is not the key's value that is meant but an element of it.
    var isElement = false
  }

  struct FileStep {
    var canonicalPath: String
    var path: String
  }

  init(
    source: SourceFile, profiles: [MetricsProfile], options: SpecParser.Options, files: any SpecFiles,
    paths: PathRules, bag: DiagnosticBag, work: WorkMeter
  ) {
    self.source = source
    self.profiles = profiles
    self.options = options
    self.files = files
    self.paths = paths
    self.bag = bag
    self.work = work
    filePaths = [source.path]
    includeChain = [FileStep(canonicalPath: source.canonicalPath, path: source.path)]
  }

  var tree: SyntaxTree { source.tree }
}
