import ArgumentParser
import TableDiagnostics
import TableDiff

/// What `diff` reports, and what affects its exit status.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The format of the report; repeatable with -o. Default: text, or the format of the file's suffix.",
      valueName: "format"))
  var format: [DiffFormat] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a file, or a folder for several formats; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Show the worst five changes in the Markdown, before and after: svg, or png, which needs rsvg-convert, Chromium or Chrome. The pictures are written beside it, so -o must be a folder.",
      valueName: "form"))
  var pictures: PictureForm?

  @Option(
    help: ArgumentHelp(
      "The least severe class of change for which the exit status is 1; any includes invisible changes, and none never fails. Specs that the configuration's policy names keep theirs. Default: text.",
      valueName: "class"))
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp(
      "By how many points frames may differ and still count as the same. Default: 0.01, or half a pixel for a dump of views.",
      valueName: "points"))
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "A file that lists ignored and accepted changes, or a folder of such files. Default: what the configuration names.",
      valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var known: String?

  @Option(
    help: ArgumentHelp(
      "Add the reported changes to this file as accepted changes, or to a new file in this folder; needs a --reason. Of a cause, such as cause-3f2a9c51d7b3, one entry accepts all changes; it goes where known changes are. Repeatable for causes.",
      valueName: "path|cause"),
    completion: .file(extensions: ["yaml", "yml"]))
  var accept: [AcceptanceTarget] = []

  /// The file or folder that changes are accepted into, if a flag names one.
  var acceptPath: String? { accept.lazy.compactMap { if case .path(let path) = $0 { path } else { nil } }.first }
  /// The fingerprints of the causes whose changes are accepted.
  var acceptedCauses: [String] { accept.compactMap { if case .cause(let print) = $0 { print } else { nil } } }
  /// The file or folder that all reported changes are accepted into.
  var acceptAllPath: String? { acceptedCauses.isEmpty ? acceptPath : nil }

  @OptionGroup var acceptance: AcceptanceOptions

  @OptionGroup var threads: JobOptions

  func validate() throws {
    if let tolerance, !(0...1_000).contains(tolerance) {
      throw ValidationError("--tolerance must be a number of points from 0 to 1000")
    }
    if acceptPath?.isEmpty == true {
      throw ValidationError("--accept needs the name of a file or a folder")
    }
    if let path = acceptPath, PathKind(path) == .missing, !SpecFile.isSpec(path), !path.hasSuffix("/") {
      throw ValidationError(
        "--accept \(path): this is neither a cause, such as cause-3f2a9c51d7b3, nor a file or a folder. The name of a new file ends in .yaml, and that of a new folder in /"
      )
    }
    if accept.count - acceptedCauses.count > 1 { throw ValidationError("--accept takes one file or folder") }
    if !accept.isEmpty && acceptance.reason == nil {
      throw ValidationError("--accept needs a --reason, which is written into the file")
    }
    try acceptance.check("--accept", isUsed: !accept.isEmpty)
  }
}
