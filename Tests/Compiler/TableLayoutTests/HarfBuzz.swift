import OutsidePrograms

/// HarfBuzz by Python's `uharfbuzz`: another reader of fonts.
enum HarfBuzz {
  static let package = PythonPackage("uharfbuzz")

  /// The widths of texts in a font at 100 points; nil for a text with a letter that the font lacks.
  static func widths(of texts: [String], in font: String) throws -> [Double?] {
    try package.answer(script, [font], to: texts)
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
    print(json.dumps([width(text) for text in json.load(sys.stdin)]))
    """
}
