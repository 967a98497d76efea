import GitReading
import TableDiagnostics
import TableSupport

import TableSystem

/// A picture in pixels, for chats, tickets and pull requests, which do not show SVG.
///
/// No rasterizer is built in: librsvg's program makes it, or else Chromium or Chrome, where one of them is installed. Both make as many
/// pixels.
struct PixelPicture {
  static let suffix = ".png"
  var bytes: [UInt8]
  /// The name of the program that made it.
  var program: String

  /// As Debian and Homebrew install it.
  private static let librsvg = "rsvg-convert"
  /// As Debian, others and macOS install them.
  private static let browsers = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]
  /// In bytes; a picture of ten screens at 3x has one.
  private static let most = 256 << 20
  /// How long a program may take; a second is usual.
  private static let seconds = 60

  /// Draws an SVG of ours.
  /// - Parameters:
  ///   - zoom: the pixels of a point.
  ///   - path: of the file, for messages.
  init(_ svg: [UInt8], zoom: Double, path: String) throws(Diagnostic) {
    func problem(_ message: String, help: String) -> Diagnostic {
      Diagnostic(code: .unwritableOutput, message: message, range: SourceRange(file: path), help: help)
    }
    let instead = "write \(path.dropLast(Self.suffix.count)).svg"
    let found = ChildProcess.path(of: Self.librsvg) ?? Self.browsers.lazy.compactMap { ChildProcess.path(of: $0) }.first
    guard let found else {
      throw problem(
        "a PNG needs '\(Self.librsvg)', Chromium or Chrome, and none of them is installed",
        help:
          "install librsvg ('apt install librsvg2-bin' or 'brew install librsvg') or Chromium ('apt install chromium' or "
          + "'brew install --cask chromium'), or \(instead)")
    }
    program = found.split(separator: "/").last.map(String.init) ?? found
    let isLibrsvg = program == Self.librsvg
    let result: ChildProcess.Result
    do throws(ChildProcess.Problem) {
      result =
        isLibrsvg
        ? try ChildProcess.run(
          found, ["--format", "png", "--zoom", "\(zoom)"], input: svg, limit: Self.most, seconds: Self.seconds)
        : try Self.run(browser: found, svg, zoom: zoom)
    } catch .tooLong(let seconds) {
      throw problem(
        "'\(program)' drew for \(seconds) seconds and did not finish", help: "\(instead), or choose a smaller --zoom")
    } catch {
      throw problem("'\(program)' cannot be run", help: instead)
    }
    guard result.status == 0, let png = isLibrsvg ? result.output : Self.picture(in: result.output), !png.isEmpty else {
      // A browser talks, and says last why it ended.
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      let reason = (isLibrsvg ? lines.first : result.status == 0 ? nil : lines.last).map { ": \($0)" } ?? ""
      throw problem("'\(program)' cannot draw the picture\(reason)", help: "\(instead), or choose a smaller --zoom")
    }
    bytes = png
  }
}

// MARK: A browser

extension PixelPicture {
  /// A browser needs a folder for itself. The shell that makes it removes it, whatever ends this process.
  private static let script = """
    folder=$(mktemp -d "${TMPDIR:-/tmp}/tablec-XXXXXX") || exit 1
    child=
    end() {
      trap '' HUP INT TERM
      [ -z "$child" ] || { kill $child; sleep 1; kill -9 $child; } 2>/dev/null
      rm -rf "$folder" 2>/dev/null || { sleep 1; rm -rf "$folder"; }
    }
    trap end EXIT
    trap 'exit 143' HUP INT TERM
    # It has a socket in a folder for temporary files, whose path may have about a hundred bytes.
    [ ${#folder} -gt 55 ] || export TMPDIR="$folder"
    cat > "$folder/page.html"
    "$@" "--user-data-dir=$folder/profile" "$folder/page.html" &
    child=$!
    wait $child
    status=$?
    child=
    exit $status
    """

  /// Runs a browser without a window. What a spec contains reaches it as an image in Base64: browsers run no scripts of an image, load
  /// nothing for it, and no text in it can end the script that draws it.
  private static func run(browser: String, _ svg: [UInt8], zoom: Double) throws(ChildProcess.Problem)
    -> ChildProcess.Result
  {
    var page = Array(
      """
      <!doctype html><meta charset=utf-8>
      <meta http-equiv=Content-Security-Policy content="default-src 'none'; img-src data:; script-src 'unsafe-inline'">
      <pre id=picture></pre><script>
      document.currentScript.remove()
      const zoom = \(zoom), svg = "
      """.utf8)
    page.appendBase64(svg)
    page += Array(
      """
      "
      const [, width, height] = atob(svg).match(/ width="([\\d.]+)" height="([\\d.]+)"/).map(Number)
      const image = new Image()
      image.onload = () => {
        const canvas = document.createElement("canvas")
        canvas.width = Math.ceil(width * zoom)
        canvas.height = Math.ceil(height * zoom)
        canvas.getContext("2d").drawImage(image, 0, 0, width * zoom, height * zoom)
        document.querySelector("#picture").textContent = canvas.toDataURL()
      }
      image.src = "data:image/svg+xml;base64," + svg
      </script>
      """.utf8)
    var arguments = [
      "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
      "--disable-background-networking",
      "--no-first-run", "--force-color-profile=srgb", "--virtual-time-budget=\(seconds * 1000)", "--dump-dom",
    ]
    // A browser has no sandbox for root, and does not start without being told so.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return try ChildProcess.run(
      "/bin/sh", ["-c", script, "tablec", browser] + arguments, input: page, limit: most * 4 / 3 + 1 << 12,
      seconds: seconds)
  }

  /// The picture in the page that a browser has drawn it into.
  private static func picture(in page: [UInt8]) -> [UInt8]? {
    guard let start = page.firstRange(of: "data:image/png;base64,".utf8) else { return nil }
    return [UInt8](base64: page[start.upperBound...].prefix { $0 != UInt8(ascii: "<") })
  }
}
