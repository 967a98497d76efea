/// What users of tablec can rely on, whatever a spec, an image, a font, a dump, a configuration or a repository holds.
///
/// `SECURITY.md`, the page `Reliability.md` and the table of `make reliability` all come from this list.
package struct Promise: Sendable {
  /// In a word or two.
  package var name: String
  /// A sentence without its full stop.
  package var words: String
  /// The tests that hold it: `target.Suite`, or `target.Suite/test`.
  package var tests: [String]
  /// What those tests count by `Figures`; their numbers are told.
  package var figures: [String] = []
}

extension Promise {
  package static let all = [
    Promise(
      name: "writes inside",
      words:
        "Nothing is written outside of the file or folder that the command names, nor through a link that nobody typed",
      tests: ["tablecTests.OutputLinkTests", "tablecTests.GitSetupTests/linkedAttributes"]),
    Promise(
      name: "reads inside",
      words:
        "Nothing is read outside of the folders that the command names and of a spec's root, by whatever path, link or configuration",
      tests: ["tablecTests.SpecLinkTests", "tablecTests.GitFilesTests", "TableParsingTests.PathRulesTests"]),
    Promise(
      name: "starts nothing", words: "No program is started that a repository's configuration names",
      tests: ["tablecTests.GitSafetyTests"]),
    Promise(
      name: "bounded",
      words:
        "One spec in all its environments, or one pair of a diff, costs some 2 s of CPU and 300 MB at default limits, or ends in an error before that",
      tests: [
        "tablecTests.WorkLimitTests", "TableParsingTests.MarkerTests", "tablecTests.GitBoundTests",
      ]),
    Promise(
      name: "prints names only",
      words: "No name and no text steers a terminal or breaks the format of a log",
      tests: ["tablecTests.PrintedNameTests", "TableDiagnosticsTests.SafetyTests"]),
    Promise(
      name: "whole files",
      words: "A file is written whole or not at all, whatever call to the system fails and wherever the run is killed",
      tests: ["tablecTests.FaultTests", "tablecTests.OverwritingTests"],
      figures: [
        "calls that failed", "calls for memory that failed", "kills at a call that writes",
        "runs into one folder at once",
      ]),
    Promise(
      name: "loses nothing",
      words:
        "No output takes the place of another's or of a file that is read, and a run that left one out does not succeed",
      tests: ["tablecTests.OutputNameTests", "tablecTests.OverwritingTests", "tablecTests.FolderTests"]),
    Promise(
      name: "no crash",
      words: "No bytes crash it: what cannot be read is refused with a message",
      tests: [
        "YAMLSyntaxTests.FuzzTests", "TableParsingTests.FuzzTests", "JSONReadingTests.FuzzTests",
        "ConstraintSyntaxTests.FuzzTests", "OpenTypeTests.FontFuzzTests", "FuzzingTests.FuzzCorpusTests",
      ]),
    Promise(
      name: "right YAML",
      words: "YAML is read as its standard says, or refused",
      tests: [
        "YAMLSyntaxTests.CoreSchemaTests", "YAMLSyntaxTests.SyntaxTreeTests", "YAMLSyntaxTests.ProblemTests",
        "YAMLSyntaxTests.MisreadingTests",
      ]),
    Promise(
      name: "inert outputs",
      words: "No spec can put a script or an external reference into a picture or a page, or break its form",
      tests: [
        "TableEmissionTests.SVGHostileStringTests", "TableEmissionTests.SVGDocumentTests",
        "TableEmissionTests.SheetTests/hostile", "TableDiffTests.DiffPageTests/hostile",
        "TableDiffTests.DiffMarkdownTests/hostile", "tablecTests.OutputFormTests",
      ]),
    Promise(
      name: "same bytes",
      words: "The same inputs give the same bytes, alone and among others",
      tests: [
        "tablecTests.DeterminismTests", "TableEmissionTests.JSONEmitterTests", "TableEmissionTests.LayoutReaderTests",
      ]),
  ]
}
