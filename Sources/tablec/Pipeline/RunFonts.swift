import OpenType
import TableDiagnostics
import TableLayout
import TableParsing

/// What texts of a run are measured with.
enum RunFonts {
  case system
  /// - Parameter isEmbedded: whether pictures hold the glyphs that they use.
  case files(FontFaces, isEmbedded: Bool)
  /// A font file was asked for, and cannot be used: specs can be checked and not laid out.
  case unusable

  /// The largest file that is read: fonts of all of China's characters have some 20 MiB, collections of them 60.
  private static let mostBytes = 64 << 20

  /// Reads the files that a flag names, if it does, and tells what is wrong with them.
  init(_ options: FontOptions, isEmbedded: Bool = false, reporter: inout Reporter) {
    guard !options.files.isEmpty else {
      self = .system
      return
    }
    var files: [[FontFace]] = []
    for path in options.files {
      do throws(Diagnostic) {
        let faces = try Self.read(path)
        files.append(faces)
      } catch {
        reporter.addTrouble(error)
      }
    }
    guard files.count == options.files.count else {
      self = .unusable
      return
    }
    let faces = FontFaces(files: files)
    let refusals = isEmbedded ? Self.refusals(faces, paths: options.files) : []
    for refusal in refusals { reporter.addTrouble(refusal) }
    self = refusals.isEmpty ? .files(faces, isEmbedded: isEmbedded) : .unusable
  }

  private static func read(_ path: String) throws(Diagnostic) -> [FontFace] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      // From a pipe too, such as the shell's `<(...)`.
      bytes =
        FileKind(path) == .other
        ? try DiskFiles().readStream(path, limit: mostBytes) : try DiskFiles().read(path, limit: mostBytes)
    } catch {
      throw diagnostic(error, path: path)
    }
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

  /// Why faces that are used cannot be embedded, each reason once.
  private static func refusals(_ faces: FontFaces, paths: [String]) -> [Diagnostic] {
    var told: Set<String> = []
    return faces.usedFaces.compactMap { face, file in
      guard let refusal = face.embeddingRefusal, told.insert("\(file) \(refusal.reason)").inserted else { return nil }
      return Diagnostic(
        code: .fontNotEmbedded, message: "the font '\(face.family)' cannot be embedded: \(refusal.reason)",
        range: SourceRange(file: paths[file]), help: refusal.wayOut)
    }
  }

  /// The faces to measure with; nil for the system font.
  var faces: FontFaces? {
    if case .files(let faces, _) = self { faces } else { nil }
  }

  var isEmbedded: Bool {
    if case .files(_, let isEmbedded) = self { isEmbedded } else { false }
  }

  var isUsable: Bool {
    if case .unusable = self { false } else { true }
  }
}
