import GitReading
import TableDiagnostics

/// A picture in pixels, for chats, tickets and pull requests, which do not show SVG.
///
/// No rasterizer is built in: librsvg's program makes it, where it is installed.
enum PixelPicture {
  static let suffix = ".png"
  /// The program, as Debian and Homebrew install it.
  private static let program = "rsvg-convert"
  /// In bytes; a picture of ten screens at 3x has one.
  private static let most = 256 << 20

  /// A PNG of an SVG.
  /// - Parameters:
  ///   - zoom: the pixels of a point.
  ///   - path: of the file, for messages.
  static func png(_ svg: [UInt8], zoom: Double, path: String) throws(Diagnostic) -> [UInt8] {
    func problem(_ message: String, help: String) -> Diagnostic {
      Diagnostic(code: .unwritableOutput, message: message, range: SourceRange(file: path), help: help)
    }
    let svgName = path.dropLast(suffix.count) + ".svg"
    let result: ChildProcess.Result
    do throws(ChildProcess.Problem) {
      result = try ChildProcess.run(program, ["--format", "png", "--zoom", "\(zoom)"], input: svg, limit: most)
    } catch {
      throw problem(
        error == .notFound
          ? "a PNG needs '\(program)', which is not installed" : "'\(program)' cannot be run",
        help: "install librsvg ('apt install librsvg2-bin' or 'brew install librsvg'), or write \(svgName)")
    }
    guard result.status == 0, !result.output.isEmpty else {
      throw problem(
        "'\(program)' cannot draw the picture: \(String(decoding: result.errors, as: UTF8.self).prefix { $0 != "\n" })",
        help: "write \(svgName), or choose a smaller --zoom")
    }
    return result.output
  }
}
