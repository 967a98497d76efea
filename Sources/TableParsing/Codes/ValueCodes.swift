import TableDiagnostics

// E0110–E0199: values.
extension DiagnosticCode {
  static let valueCodes = [
    wrongType, badValue, numberNotFinite, numberOutOfRange, badColor, noTextColor,
  ]

  public static let wrongType = DiagnosticCode(
    "E0110", "a value of the wrong kind",
    """
    The key wants another kind of value: a list where a text stands, or a text where a number should be. The \
    message says what is wanted.
    """,
    .spec(wrong: "rowHeight: tall", right: "rowHeight: 80"))

  public static let badValue = DiagnosticCode(
    "E0111", "not one of the values allowed",
    """
    The key takes one of a few words, and this is none of them. The message lists them and names the nearest.
    """,
    .spec(wrong: "style: groupd", right: "style: grouped"))

  public static let numberNotFinite = DiagnosticCode(
    "E0112", "a number that is not finite",
    """
    YAML can write infinity and not-a-number; no view can have such a size or place. Give a plain number of \
    points.
    """,
    .spec(wrong: "rowHeight: .inf", right: "rowHeight: 100"))

  public static let numberOutOfRange = DiagnosticCode(
    "E0113", "a number out of range",
    """
    The number is too small or too big for its key: a negative height, a font size of nothing, a length that no \
    screen could show. The message says what the range is.
    """,
    .spec(wrong: "rowHeight: -44", right: "rowHeight: 44"))

  public static let badColor = DiagnosticCode(
    "E0114", "not a color",
    """
    A color is written "#rrggbb" or "#rrggbbaa" in quotes, as one of UIKit's names such as 'systemBlue', or as a \
    mapping of 'light' and 'dark'. Without quotes '#' starts a comment.
    """,
    .spec(wrong: ##"background: "#40000""##, right: ##"background: "#400000""##))

  /// The colour of a text, where no text has it.
  public static let noTextColor = DiagnosticCode(
    "E0115", "the colour of a text that is not there",
    """
    The colour 'text' is that of the row's text: an accessory, an image or another view of the row follows it, whatever gives the text \
    its colour. Tables, sections, headers and rows without a text have none, and the text itself cannot follow itself.
    """,
    .rows(
      wrong: "- {image: {symbol: star, color: text}}",
      right: "- {text: {text: Favourites, color: systemOrange}, image: {symbol: star, color: text}}"))
}
