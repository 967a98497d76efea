import TableDiagnostics

// D03xx and D04xx: changes of how things look, and of words.
extension DiagnosticCode {
  static let lookChanges = [
    colorChanged, fontChanged, imageChanged, backgroundChanged, accessoryChanged, controlChanged, lookChanged,
    textChanged, linesChanged, textWhole,
  ]

  public static let colorChanged = DiagnosticCode(
    "D0301", change: "color-changed", "another colour",
    """
    A colour of a view differs: of its text, its chevron, its tint, its line or its border. Colours are compared as \
    the spec names them, so that a change shows in every appearance; 'label' and '#000000' differ, though light is \
    the same.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann, color: label}}",
      after: "- {id: ann, text: {text: Ann, color: systemRed}}"))

  public static let fontChanged = DiagnosticCode(
    "D0302", change: "font-changed", "another font",
    """
    The size or the weight of a text's font differs. Frames that change with it are told too, unless only the text's \
    own width did.
    """,
    .rows(
      before: "- {id: ann, text: Ann, height: 60}",
      after: "- {id: ann, text: {text: Ann, font: {weight: bold}}, height: 60}"))

  public static let imageChanged = DiagnosticCode(
    "D0303", change: "image-changed", "another image",
    """
    A view shows another image, or one of the same name whose file differs. A layout JSON holds \
    a hash of each file, so that two of them tell it as their specs do.
    """,
    .rows(
      before: "- {id: ann, text: Ann, image: {symbol: star}}",
      after: "- {id: ann, text: Ann, image: {symbol: heart}}"))

  public static let backgroundChanged = DiagnosticCode(
    "D0304", change: "background-changed", "another background",
    """
    A background of a table, row, header, footer or view differs: its colour, gradient or image, or that of a \
    selected row.
    """,
    .rows(
      before: "- {id: ann, text: Ann}",
      after: "- {id: ann, text: Ann, backgrounds: {single: {color: systemYellow}}}"))

  public static let accessoryChanged = DiagnosticCode(
    "D0305", change: "accessory-changed", "another kind of view in its place",
    """
    An accessory or another view is of another kind than it was: a checkmark where a disclosure indicator stood. \
    Where it took taps and takes none now, that is told as breaking instead.
    """,
    .rows(
      before: "- {id: ann, text: Ann, accessory: disclosureIndicator}",
      after: "- {id: ann, text: Ann, accessory: checkmark}"))

  public static let controlChanged = DiagnosticCode(
    "D0306", change: "control-changed", "a control is set to something else",
    """
    A control is on that was off, has another value or another segment selected, or is enabled that was not.
    """,
    .rows(
      before: "- {id: wifi, text: Wi-Fi, accessory: {switch: on}}",
      after: "- {id: wifi, text: Wi-Fi, accessory: {switch: off}}"))

  public static let lookChanged = DiagnosticCode(
    "D0307", change: "look-changed", "something else of a look",
    """
    An alignment, a shadow, a border, a corner, how opaque a view is, the style of selection, whether a row is \
    selected, or the class that rules of appearance know the view by.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann, alignment: left}}",
      after: "- {id: ann, text: {text: Ann, alignment: center}}"))

  public static let textChanged = DiagnosticCode(
    "D0401", change: "text-changed", "other words",
    """
    A text differs. Where its label is as wide as its text, the new width is part of this change and is not told \
    again.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Anna}"))

  public static let linesChanged = DiagnosticCode(
    "D0402", change: "lines-changed", "the same words in other lines",
    """
    A text is the same and is broken into other lines, because its label is wider or narrower or its font differs.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann Archer, font: {size: 80}, lines: 0}}",
      after: "- {id: ann, text: {text: Ann Archer, font: {size: 60}, lines: 0}}"))

  public static let textWhole = DiagnosticCode(
    "D0403", change: "text-whole", "a text is whole that was cut",
    """
    The label has room for all of its text in the new version, and had not in the old one, where readers \
    did not get to see the rest.
    """,
    .rows(
      before: "- {id: ann, text: Ann whose name is much longer than a phone is wide}",
      after: "- {id: ann, text: Ann}"))
}
