import TableDiagnostics

// E0110–E0199: values.
extension DiagnosticCode {
  static let valueCodes = [
    wrongType, badValue, numberNotFinite, numberOutOfRange, badColor, noTextColor,
  ]

  public static let wrongType = DiagnosticCode(
    "E0110", "wrong type of value",
    """
    The value has a different type than the key expects: for example, a list instead of a string, or a string instead of a number. \
    The message names the expected type.
    """,
    .spec(wrong: "rowHeight: tall", right: "rowHeight: 80"))

  public static let badValue = DiagnosticCode(
    "E0111", "invalid value",
    """
    The key accepts a fixed set of values, and this is not one of them. The message lists the valid values and suggests the most \
    similar one.
    """,
    .spec(wrong: "style: groupd", right: "style: grouped"))

  public static let numberNotFinite = DiagnosticCode(
    "E0112", "number is not finite",
    """
    YAML can express infinity and not-a-number, but no view can have such a size or position. Write a finite number of \
    points.
    """,
    .spec(wrong: "rowHeight: .inf", right: "rowHeight: 100"))

  public static let numberOutOfRange = DiagnosticCode(
    "E0113", "number out of range",
    """
    The number is too small or too large for its key: for example, a negative height, a font size of zero, or a length that no \
    screen can show. The message states the valid range.
    """,
    .spec(wrong: "rowHeight: -44", right: "rowHeight: 44"))

  public static let badColor = DiagnosticCode(
    "E0114", "invalid colour",
    """
    A colour is "#rrggbb" or "#rrggbbaa" in quotes, one of UIKit's names, such as 'systemBlue', or a \
    mapping with 'light' and 'dark'. Without quotes, '#' starts a comment.
    """,
    .spec(wrong: ##"background: "#40000""##, right: ##"background: "#400000""##))

  /// The colour of a text, where no text has it.
  public static let noTextColor = DiagnosticCode(
    "E0115", "the colour of missing text",
    """
    The colour 'text' is the colour of the row's text: an accessory, an image or another view of the row follows it, regardless of what \
    sets it. Tables, sections, headers and rows without text have no such colour, and the text cannot follow itself.
    """,
    .rows(
      wrong: "- {image: {symbol: star, color: text}}",
      right: "- {text: {text: Favourites, color: systemOrange}, image: {symbol: star, color: text}}"))
}
