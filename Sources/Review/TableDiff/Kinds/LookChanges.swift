import TableDiagnostics

// D03xx and D04xx: changes of appearance and of text.
extension DiagnosticCode {
  static let lookChanges = [
    colorChanged, fontChanged, imageChanged, backgroundChanged, accessoryChanged, controlChanged, lookChanged,
    textChanged, linesChanged, textWhole,
  ]

  public static let colorChanged = DiagnosticCode(
    "D0301", change: "color-changed", "a different colour",
    """
    The colour of a view's text, chevron, tint, line or border differs. Colours are compared as the spec names them, so \
    that a change is reported in every appearance; 'label' and '#000000' differ, even though they look the same in light \
    appearance.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann, color: label}}",
      after: "- {id: ann, text: {text: Ann, color: systemRed}}"))

  public static let fontChanged = DiagnosticCode(
    "D0302", change: "font-changed", "a different font",
    """
    The size or the weight of a text's font differs. Frames that change with it are reported too, unless only the width \
    of the text itself changed.
    """,
    .rows(
      before: "- {id: ann, text: Ann, height: 60}",
      after: "- {id: ann, text: {text: Ann, font: {weight: bold}}, height: 60}"))

  public static let imageChanged = DiagnosticCode(
    "D0303", change: "image-changed", "a different image",
    """
    A view shows a different image, or an image of the same name whose file differs. A layout JSON contains a hash of \
    each file, so two layouts are compared as their specs are.
    """,
    .rows(
      before: "- {id: ann, text: Ann, image: {symbol: star}}",
      after: "- {id: ann, text: Ann, image: {symbol: heart}}"))

  public static let backgroundChanged = DiagnosticCode(
    "D0304", change: "background-changed", "a different background",
    """
    The background of a table, row, header, footer or view differs: its colour, gradient or image, or that of a selected \
    row.
    """,
    .rows(
      before: "- {id: ann, text: Ann}",
      after: "- {id: ann, text: Ann, backgrounds: {single: {color: systemYellow}}}"))

  public static let accessoryChanged = DiagnosticCode(
    "D0305", change: "accessory-changed", "a different kind of view",
    """
    An accessory or another view is of a different kind than it was: a checkmark instead of a disclosure indicator. If \
    it took taps and no longer does, this is reported as breaking instead.
    """,
    .rows(
      before: "- {id: ann, text: Ann, accessory: disclosureIndicator}",
      after: "- {id: ann, text: Ann, accessory: checkmark}"))

  public static let controlChanged = DiagnosticCode(
    "D0306", change: "control-changed", "a control has a different state",
    """
    A control was turned on or off or enabled, or it has a different value or a different selected segment.
    """,
    .rows(
      before: "- {id: wifi, text: Wi-Fi, accessory: {switch: on}}",
      after: "- {id: wifi, text: Wi-Fi, accessory: {switch: off}}"))

  public static let lookChanged = DiagnosticCode(
    "D0307", change: "look-changed", "another change of appearance",
    """
    A difference in alignment, shadow, border, corners, opacity or selection style, in whether a row is selected, or in \
    the class by which appearance rules match the view.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann, alignment: left}}",
      after: "- {id: ann, text: {text: Ann, alignment: center}}"))

  public static let textChanged = DiagnosticCode(
    "D0401", change: "text-changed", "a different text",
    """
    The text of a view differs. If the label is as wide as its text, the new width is part of this change and is not \
    reported separately.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Anna}"))

  public static let linesChanged = DiagnosticCode(
    "D0402", change: "lines-changed", "the same text with different line breaks",
    """
    The text is the same but breaks into lines differently, because its label is wider or narrower or its font differs.
    """,
    .rows(
      before: "- {id: ann, text: {text: Ann Archer, font: {size: 80}, lines: 0}}",
      after: "- {id: ann, text: {text: Ann Archer, font: {size: 60}, lines: 0}}"))

  public static let textWhole = DiagnosticCode(
    "D0403", change: "text-whole", "a text is no longer truncated",
    """
    The label has room for all of its text in the new version but did not in the old one, where readers did not see the \
    rest.
    """,
    .rows(
      before: "- {id: ann, text: Ann whose name is much longer than a phone is wide}",
      after: "- {id: ann, text: Ann}"))
}
