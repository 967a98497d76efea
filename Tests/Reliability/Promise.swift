/// A guarantee that tablec gives its users, whatever a spec, an image, a font, a dump, a configuration or a repository contains.
///
/// `SECURITY.md`, the page `Reliability.md` and the table of `make reliability` all come from this list.
package struct Promise: Sendable {
  /// A short name.
  package var name: String
  /// A sentence without its full stop.
  package var words: String
  /// The tests that verify it: `target.Suite`, or `target.Suite/test`.
  package var tests: [String]
  /// The figures that those tests count with `Figures`, which the table shows.
  package var figures: [String] = []
}

extension Promise {
  package static let all = [
    Promise(
      name: "writes inside",
      words:
        "Nothing is written outside the file or folder that the command line names, except the JSON beside a page of changes that is too large, or that a configuration names in its own folder, or through a link that it does not name; only 'preview --serve' keeps the secret of its address, where nobody but the user reads it",
      tests: [
        "tablecTests.TranscriptTests/follow",
        "tablecTests.KeptTokenTests",
      ]),
    Promise(
      name: "reads inside",
      words:
        "Nothing is read outside the folders that the command line names and the spec's root, whatever a path, a link or a configuration contains",
      tests: [
        "tablecTests.TranscriptTests/follow", "tablecTests.GitFilesTests",
        "tablecTests.VerifyTroubleTests/links",
        "TableParsingTests.PathRulesTests",
      ]),
    Promise(
      name: "starts nothing", words: "No program that a repository's configuration names is started",
      tests: ["tablecTests.GitSafetyTests"]),
    Promise(
      name: "bounded",
      words:
        "One spec in all its environments, one pair of a diff, or one spec with the dumps of its app, uses about 2 s of CPU time and 300 MB of memory with the default limits, or ends with an error before that",
      tests: [
        "tablecTests.WorkLimitTests", "TableParsingTests.MarkerTests", "TableParsingTests.RepeatedTextTests",
        "tablecTests.GitBoundTests", "tablecTests.VerifyTroubleTests/huge", "tablecTests.TemplateTroubleTests/bounded",
      ]),
    Promise(
      name: "prints names only",
      words: "No name and no text can control a terminal or break the format of a log",
      tests: ["tablecTests.PrintedNameTests", "TableDiagnosticsTests.SafetyTests"]),
    Promise(
      name: "serves this machine",
      words:
        "The live preview answers only someone who knows the address that it printed, refuses pages of other sites, serves nothing that was not compiled, and is not stopped by any client",
      tests: [
        "TablePreviewTests.RequestGuardTests", "TablePreviewTests.HostileClientTests",
        "tablecTests.PreviewServingTests",
      ]),
    Promise(
      name: "answers for the newest text",
      words: "The language server never answers for an older text than it was sent, and no text ends it",
      tests: ["tablecTests.EditSessionTests"]),
    Promise(
      name: "formats the same",
      words:
        "A file that 'tablec format' writes says the same as before, with every comment at its place, and a second run changes nothing",
      tests: ["SpecFormattingTests.PropertyTests"]),
    Promise(
      name: "whole files",
      words: "A file is written completely or not at all, whichever system call fails and whenever the run is killed",
      tests: ["tablecTests.FaultTests", "tablecTests.OverwritingTests"],
      figures: [
        "calls that failed", "calls for memory that failed", "kills at a call that writes",
        "runs into one folder at once",
      ]),
    Promise(
      name: "loses nothing",
      words:
        "No output replaces another output or a file that is read, and a run that left out an output does not succeed",
      tests: [
        "tablecTests.OverwritingTests", "tablecTests.FolderTests",
        "tablecTests.TranscriptTests/follow",
      ]),
    Promise(
      name: "no crash",
      words: "No input crashes it: input that cannot be read is rejected with a message",
      tests: [
        "YAMLSyntaxTests.FuzzTests", "TableParsingTests.FuzzTests", "TableSupportTests.FuzzTests",
        "TableConstraintsTests.FuzzTests", "TableFontsTests.FontFuzzTests", "FuzzingTests.FuzzCorpusTests",
      ]),
    Promise(
      name: "right YAML",
      words: "YAML is read as its standard specifies, or rejected",
      tests: [
        "YAMLSyntaxTests.CoreSchemaTests", "YAMLSyntaxTests.SyntaxTreeTests", "YAMLSyntaxTests.ProblemTests",
        "YAMLSyntaxTests.MisreadingTests",
      ]),
    Promise(
      name: "inert outputs",
      words:
        "No spec can put a script or an external reference into a picture or a page, or code or a formula into what a template of tablec writes, or make it malformed",
      tests: [
        "TableEmissionTests.SVGHostileStringTests", "TableEmissionTests.SVGDocumentTests",
        "TableEmissionTests.SheetTests/hostile", "TableDiffTests.DiffPageTests/hostile",
        "TableDiffTests.DiffMarkdownTests/hostile", "tablecTests.OutputFormTests",
        "TableTemplatesTests.EscapingTests", "tablecTests.SwiftOutputTests/hostile",
      ]),
    Promise(
      name: "same bytes",
      words: "The same inputs produce the same bytes, whether they are processed alone or with others",
      tests: [
        "tablecTests.DeterminismTests", "TableEmissionTests.JSONEmitterTests", "TableEmissionTests.LayoutReaderTests",
      ]),
  ]
}
