import Foundation

/// HarfBuzz by Python's `uharfbuzz`: another reader of fonts, one process for many texts.
enum HarfBuzz {
  /// The tests are skipped without it, and fail where `TABLEC_REQUIRE_TOOLS=1` says that it must be there.
  static let note = "needs python3 with the uharfbuzz package; set TABLEC_REQUIRE_TOOLS=1 to fail without it"

  static let isRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"
  static let shouldRun: Bool = isRequired || (try? run("import uharfbuzz", [])) != nil

  struct Failure: Error {
    var status: Int32
  }

  /// The widths of texts in a font at 100 points; nil for a text with a letter that the font lacks.
  static func widths(of texts: [String], in font: String) throws -> [Double?] {
    try JSONDecoder().decode([Double?].self, from: run(script, [font] + texts))
  }

  private static let script = """
    import json, sys, uharfbuzz as hb
    face = hb.Face(hb.Blob.from_file_path(sys.argv[1]))
    font = hb.Font(face)
    def width(text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        if any(info.codepoint == 0 for info in buffer.glyph_infos): return None
        return sum(position.x_advance for position in buffer.glyph_positions) * 100 / face.upem
    print(json.dumps([width(text) for text in sys.argv[2:]]))
    """

  private static func run(_ script: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output
  }
}
