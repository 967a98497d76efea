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
    var stale = Set((1...WorstChanges.most).flatMap { number in Self.names(of: number) })
    for (index, picture) in worst.pictures.enumerated() {
      for shot in picture.shots {
        let place = OutputPlace(named: folder, below: Self.name(of: shot, index + 1, form))
        try OutputFile.write(try form.bytes(shot.svg, path: place.path), to: place)
        stale.remove(Self.name(of: shot, index + 1, form))
      }
    }
    // What an earlier run wrote is not uploaded beside the pictures of this one.
    for name in stale.sorted() {
      let place = OutputPlace(named: folder, below: name)
      if PathKind(place.path) == .file { try OutputFile.remove(place) }
    }
    let form = form
    return DiffMarkdownRenderer(worst) { Self.name(of: $0, $1, form) }
  }

  private static func name(of shot: WorstChanges.Picture.Shot, _ number: Int, _ form: PictureForm) -> String {
    name(number, isNew: shot.isNew, isForDark: shot.isForDark, form)
  }

  private static func name(_ number: Int, isNew: Bool, isForDark: Bool, _ form: PictureForm) -> String {
    "pictures/\(number)-\(isNew ? "after" : "before")\(isForDark ? "-dark" : "").\(form.rawValue)"
  }

  /// All that the pictures of a number can be called.
  private static func names(of number: Int) -> [String] {
    PictureForm.allCases.flatMap { form in
      [false, true].flatMap { isNew in
        [false, true].map { name(number, isNew: isNew, isForDark: $0, form) }
      }
    }
  }
}
