import TableDiagnostics
import TableFonts
import TableIR
import TableLayout
import TableParsing

/// The fonts that a run measures text with.
enum RunFonts {
  case system
  /// Text is measured with the system font, and pictures embed the glyphs of a font that stands in for it.
  case systemDrawnWith(FontFaces)
  /// - Parameter isEmbedded: whether pictures embed the glyphs that they use.
  case files(FontFaces, isEmbedded: Bool)
  /// A font file that was asked for cannot be used: specs can be checked, but not laid out.
  case unusable

  /// The largest file that is read: fonts with all Chinese characters have about 20 MiB, collections of them 60.
  static let mostBytes = 64 << 20

  /// Reads the files that a flag names, if any, and reports their problems.
  init(_ options: FontOptions, isEmbedded: Bool = false, files source: FileSystem, reporter: inout Reporter) {
    if options.files.isEmpty && !isEmbedded {
      self = .system
      return
    }
    let paths = options.files.isEmpty ? InstalledFonts().upright(Self.standIn) : options.files
    var files: [[FontFace]] = []
    for path in paths {
      do throws(Diagnostic) {
        files.append(try Self.read(path, from: source))
      } catch {
        reporter.addTrouble(error)
      }
    }
    guard files.count == paths.count, !paths.isEmpty else {
      if paths.isEmpty { reporter.addTrouble(Self.notInstalled) }
      self = .unusable
      return
    }
    let faces = FontFaces(files: files)
    let refusals = isEmbedded ? Self.refusals(faces, paths: paths) : []
    for refusal in refusals { reporter.addTrouble(refusal) }
    guard refusals.isEmpty else {
      self = .unusable
      return
    }
    self = options.files.isEmpty ? .systemDrawnWith(faces) : .files(faces, isEmbedded: isEmbedded)
  }

  /// The family that stands in for San Francisco: the letter spacing of pictures is computed for it.
  private static let standIn = "Inter"

  private static let notInstalled = Diagnostic(
    code: .noFontToEmbed,
    message: "there is no font to embed: \(standIn), which stands in for the system font, is not installed",
    range: SourceRange(file: standIn),
    help: "install it (on Debian and Ubuntu 'apt install fonts-inter'), or name a font file with --font")

  private static func read(_ path: String, from files: FileSystem) throws(Diagnostic) -> [FontFace] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      // From a pipe too, such as the shell's `<(...)`.
      if PathKind(path) == .other {
        files.noteStream()
        bytes = try DiskFiles().readStream(path, limit: mostBytes)
      } else {
        bytes = try files.read(path, limit: mostBytes)
      }
    } catch {
      throw diagnostic(error, path: path)
    }
    if LFSPointer(bytes) != nil { throw .notFetched(path) }
    do throws(FontError) {
      return try FontFile.faces(bytes)
    } catch {
      throw Diagnostic(
        code: .unusableFont, message: "the font cannot be used: \(error.reason)", range: SourceRange(file: path),
        help: error.wayOut)
    }
  }

  private static func diagnostic(_ problem: FileProblem, path: String) -> Diagnostic {
    let range = SourceRange(file: path)
    switch problem {
    case .missing: return Diagnostic(code: .noSuchFile, message: "there is no such font file", range: range)
    case .isFolder:
      return Diagnostic(
        code: .unusableFont, message: "it is a folder, not a font", range: range,
        help: "name each file of the family: --font is repeatable")
    case .tooLarge(let limit):
      return Diagnostic(
        code: .unusableFont, message: "the file is larger than \(limit >> 20) MiB", range: range,
        help: "name the file of one face, not a collection of many")
    case .unreadable(let reason):
      return Diagnostic(code: .unreadableFile, message: "the font cannot be read: \(reason)", range: range)
    }
  }

  /// Why the faces in use cannot be embedded, each reason once.
  private static func refusals(_ faces: FontFaces, paths: [String]) -> [Diagnostic] {
    var reported: Set<String> = []
    return faces.usedFaces.compactMap { face, file in
      guard let refusal = face.embeddingRefusal, reported.insert("\(file) \(refusal.reason)").inserted else {
        return nil
      }
      return Diagnostic(
        code: .fontNotEmbedded, message: "the font '\(face.family)' cannot be embedded: \(refusal.reason)",
        range: SourceRange(file: paths[file]), help: refusal.wayOut)
    }
  }

  /// The faces to measure with; nil for the system font.
  var faces: FontFaces? {
    if case .files(let faces, _) = self { faces } else { nil }
  }

  /// The faces that pictures are drawn with; nil for the viewer's system font.
  var drawnFaces: FontFaces? {
    if case .systemDrawnWith(let faces) = self { faces } else { faces }
  }

  var isEmbedded: Bool {
    switch self {
    case .systemDrawnWith: true
    case .files(_, let isEmbedded): isEmbedded
    case .system, .unusable: false
    }
  }

  var isUsable: Bool {
    if case .unusable = self { false } else { true }
  }
}
