import ArgumentParser
import TableDiagnostics
import TableDiff
import TableEmission

/// The form of pictures of changes.
enum PictureForm: String, CaseIterable, ExpressibleByArgument {
  case svg, png

  /// More than the pixels of a point that most screens have.
  private static let zoom = 2.0

  /// - Parameter path: of the file, for messages.
  fileprivate func bytes(_ svg: [UInt8], path: String) throws(Diagnostic) -> [UInt8] {
    switch self {
    case .svg: svg
    case .png: try PixelPicture(svg, zoom: Self.zoom, path: path).bytes
    }
  }
}

/// The pictures of a comment, in a folder beside it.
struct MarkdownPictureFiles {
  let form: PictureForm
  /// The folder that the comment is written to.
  let folder: String

  /// Writes the pictures.
  ///
  /// - Returns: what writes the comment, which names them by paths from its own folder.
  func write(_ report: DiffReport, _ options: SVGOptions) throws(Diagnostic) -> DiffMarkdownRenderer {
    let worst = WorstChanges(of: report, options: options)
    for (index, picture) in worst.pictures.enumerated() {
      for shot in picture.shots {
        let place = OutputPlace(named: folder, below: Self.name(of: shot, index + 1, form))
        try OutputFile.write(try form.bytes(shot.svg, path: place.path), to: place)
      }
    }
    let form = form
    return DiffMarkdownRenderer(worst) { Self.name(of: $0, $1, form) }
  }

  private static func name(of shot: WorstChanges.Picture.Shot, _ number: Int, _ form: PictureForm) -> String {
    "pictures/\(number)-\(shot.isNew ? "after" : "before")\(shot.isForDark ? "-dark" : "").\(form.rawValue)"
  }
}
