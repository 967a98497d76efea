// L02xx: what taps and drags meet.
extension DiagnosticCode {
  static let lintTapCodes = [
    verticalDrag, indicatorInSplit, activeIndicator, tapTarget,
  ]

  /// A control that is dragged along the axis of scrolling.
  public static let verticalDrag = DiagnosticCode(
    "L0201", rule: "vertical-drag", "a control that takes vertical drags in a table that scrolls",
    """
    A slider is higher than it is wide, so it is meant to be dragged up and down. A table scrolls along the same \
    axis: which of the two a drag moves is a matter of luck, and often it is the table. Of all controls of the \
    language only a slider can be so; a horizontal one, or a stepper, does not compete with scrolling.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - height: 160
                views: [{slider: 0.5, frame: [20, 10, 34, 140]}]
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - height: 60
                views: [{slider: 0.5, frame: [20, 10, 140, 34]}]
        """))

  /// A disclosure indicator where nothing is pushed.
  public static let indicatorInSplit = DiagnosticCode(
    "L0202", rule: "indicator-in-split", "an indicator that stays in an expanded split view",
    """
    The row has a disclosure indicator where a split view shows both columns. There selecting it pushes nothing: \
    what it discloses is shown beside the table, and the indicator promises something that does not happen. With \
    'discloses: true' the indicator is there only where the row pushes. Where a row does push within its own \
    column, silence the rule for it.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        environments: [{device: ipad, orientation: landscape, split: expanded}]
        sections:
          - rows: [{text: Ann, accessory: disclosureIndicator}]
        """,
      right: """
        tablespec: 1
        environments: [{device: ipad, orientation: landscape, split: expanded}]
        sections:
          - rows: [{text: Ann, discloses: true}]
        """))

  /// An accessory that keeps taps from its row for nothing.
  public static let activeIndicator = DiagnosticCode(
    "L0203", rule: "active-indicator", "an active accessory without an action of its own",
    """
    The accessory takes taps apart from its row, and looks as if it belonged to the row: a tap on a chevron, on \
    a picture or on a disabled control then does not show what the row discloses, and does nothing of its own \
    either. Make it passive, so that the whole row is tapped, or use a control that says what it does, such as \
    'detailButton'.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - {text: Ann, discloses: true, accessory: {image: {size: [44, 44]}, active: true}}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - {text: Ann, discloses: true, accessory: {image: {size: [44, 44]}}}
        """))

  /// A target that is hard to hit.
  public static let tapTarget = DiagnosticCode(
    "L0204", rule: "tap-target", "a tap target under 44 points",
    """
    What takes taps is narrower or lower than 44 points, the least that Apple's Human Interface Guidelines ask \
    for. Only sizes that the spec chose are reported: those of buttons, and of active images, chevrons and plain \
    views. UIKit's own controls have the sizes that Apple gave them.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - {text: Ann, accessory: {button: {title: Add, size: [30, 30]}}}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - {text: Ann, accessory: {button: {title: Add, size: [44, 44]}}}
        """))
}
