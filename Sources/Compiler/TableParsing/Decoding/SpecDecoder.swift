import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// The state of decoding one spec: the current file, the problems so far, and what keys refer to by name.
///
/// A class, because every shape writes to it and none owns it. It exists for one spec and is never shared.
final class SpecDecoder {
  /// The eras that a spec may name.
  let profiles: [MetricsProfile]
  let options: SpecParser.Options
  let files: any SpecFiles
  let paths: PathRules
  var source: SourceFile
  /// The key whose value is being read, for messages: `'height' in a row`.
  var subject = Subject(key: "", owner: "")
  var effects = DecodingEffects()
  /// The values of `{index}` and `{item}` inside a repeated row.
  var repetition: Repetition?
  /// The entry that is now being repeated or made from a template, for the message where the work becomes too much.
  var expansion: SourceRange?
  /// Whether what is read can have the colour of a row's text.
  var textColorPlace = TextColorPlace.outside
  /// The strings of the app, known before texts are read.
  var strings: TableStrings?
  /// The asset catalogs of the app, known before colours and images are read.
  var catalogs = CatalogTable()
  /// The view that is changed now, as it was before.
  var changedView: View?
  let work: WorkMeter
  var templates = TemplateTable()
  /// The table's tint colour, known before its other keys are read.
  var tint = Color.system(.systemBlue)
  /// The view that shows the rows, known before sections are read.
  var host = TableHost.table
  var assets = AssetTable()
  /// The names of symbols that Apple does not have, with what they most likely mean.
  var unknownSymbols: [String: String?] = [:]
  /// The texts of the strings that a comment would cut, by what it leaves; nil until a text is read.
  var cutTexts: [String: String]?
  /// The files read so far, the spec first.
  var filePaths: [String]
  /// The includes that led here, outermost first.
  var includeChain: [FileStep]
  /// The profiles that led here by `extends`, outermost first.
  var profileChain: [FileStep] = []
  /// The files that were included so far, by their canonical paths.
  var included: [String: SourceFile?] = [:]
  /// Which rows are made, and how many the table has.
  var window: RowWindow
  /// The number of rows that were made.
  var rowCount = 0
  var rowIDs = UsedIDs()
  var sectionIDs = UsedIDs()

  struct Subject: Equatable {
    private let words: Name
    /// Whether an element of the key's value is meant, not the value.
    var isElement = false

    /// Set for every key, and read for messages: two references to texts would cost more than one to all names.
    private enum Name: Equatable {
      case key(Int, of: KeyNames)
      indirect case other(key: String, owner: String)
    }

    init(_ index: Int, of names: KeyNames) { words = .key(index, of: names) }

    init(key: String, owner: String, isElement: Bool = false) {
      words = .other(key: key, owner: owner)
      self.isElement = isElement
    }

    var key: String {
      switch words {
      case .key(let index, let names): names.names[index]
      case .other(let key, _): key
      }
    }

    var owner: String {
      switch words {
      case .key(_, let names): names.owner
      case .other(_, let owner): owner
      }
    }
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
    effects.bag = bag
    self.work = work
    window = RowWindow(options.rows)
    filePaths = [source.path]
    includeChain = [FileStep(canonicalPath: source.canonicalPath, path: source.path)]
  }

  var tree: SyntaxTree { source.tree }
}
