@testable import TableLint

enum TapMarkers {
  static let cases: [LintedSpec] = drags + splits + actives + targets

  private static let drags: [LintedSpec] = [
    LintedSpec(
      "vertical sliders",
      """
      sections:
        - rows:
            - {height: 160, views: [{slider: 0.5, frame: 1️⃣[20, 10, 34, 140]}]}
            - {text: a, accessory: {slider: {value: 0.5, width: 2️⃣20}}}
      """,
      .init("1️⃣", VerticalDrag.code, "the slider is 34 points wide and 140 high"),
      .init("2️⃣", VerticalDrag.code, "the slider is 20 points wide and 31 high")),
    .passes(
      VerticalDrag.code, "horizontal sliders, steppers, and invisible controls",
      """
      sections:
        - rows:
            - {text: a, accessory: {slider: 0.5}}
            - {text: b, accessory: {stepper: 4}}
            - {stack: {views: [{slider: 1}]}}
            - {height: 160, views: [{slider: 0.5, alpha: 0, frame: [20, 10, 34, 140]}]}
      """),
  ]

  private static let splits: [LintedSpec] = [
    LintedSpec(
      "indicators that stay in an expanded split view",
      """
      environments:
        - {name: phone, device: iphone-15}
        - {name: pad, device: ipad, orientation: landscape, split: expanded}
      templates: {t: {accessory: 3️⃣disclosureIndicator}}
      sections:
        - rows:
            - {text: a, accessory: 4️⃣disclosureIndicator}
            - {text: b, accessory: 2️⃣detailDisclosureButton}
            - {use: t, text: c}
      """,
      .init(
        "4️⃣", IndicatorInSplit.code, "the indicator stays in an expanded split view",
        notes: ["in the environment 'pad'"],
        fix: "discloses: true", under: "disclosureIndicator"),
      .init("2️⃣", IndicatorInSplit.code, "the indicator stays"),
      .init("3️⃣", IndicatorInSplit.code, "the indicator stays")),
    LintedSpec(
      "without environments, if another row discloses",
      """
      sections:
        - rows: [{text: a, discloses: true}, {text: b, accessory: 1️⃣disclosureIndicator}]
      """,
      .init("1️⃣", IndicatorInSplit.code, "the indicator stays", notes: ["in the environment 'split'"])),
    .passes(
      IndicatorInSplit.code, "rows that disclose, a collapsed split view, and rows that push",
      """
      environments:
        - {name: pad, device: ipad, orientation: landscape, split: expanded}
        - {name: phone, device: iphone-15, split: collapsed}
      sections:
        - rows:
            - {text: a, discloses: true}
            - {text: b, discloses: true, accessory: detailDisclosureButton}
            - {text: c, accessory: disclosureIndicator, when: {split: [none, collapsed]}}
            - {text: d, accessory: checkmark}
      """),
  ]

  private static let actives: [LintedSpec] = [
    LintedSpec(
      "accessories that look like part of their row and take taps",
      """
      sections:
        - rows:
            - text: a
              discloses: true
              accessory: {chevron: {color: systemGray, highlightedColor: label}, active: 1️⃣true}
            - {text: b, discloses: true, accessory: {image: {size: [44, 44]}, active: 2️⃣true}}
            - {text: c, discloses: true, accessory: {button: Off, enabled: 3️⃣false}}
            - {text: d, discloses: true, accessory: {label: New, active: 4️⃣true}}
      """,
      .init("1️⃣", ActiveIndicator.code, "the chevron takes taps on its row", fix: "false"),
      .init("1️⃣", TapTarget.code, "the tap target of the chevron is 11 × 15 points"),
      .init("2️⃣", ActiveIndicator.code, "the image takes taps"),
      .init("3️⃣", ActiveIndicator.code, "the disabled button takes taps"),
      .init("4️⃣", ActiveIndicator.code, "the label takes taps")),
    .passes(
      ActiveIndicator.code, "controls and detail buttons with obvious actions, and rows that disclose nothing",
      """
      sections:
        - rows:
            - {text: a, discloses: true, accessory: {switch: on}}
            - {text: b, discloses: true, accessory: detailDisclosureButton}
            - {text: c, accessory: {image: {size: [44, 44]}, active: true}}
            - {text: d, accessory: {button: Off, enabled: false}}
            - {text: e, discloses: true, accessory: {chevron: {color: systemGray, highlightedColor: label}}}
      """),
  ]

  private static let targets: [LintedSpec] = [
    LintedSpec(
      "sizes that the spec sets",
      """
      tableHeader: {height: 60, views: [{button: Add, frame: 4️⃣[10, 10, 60, 30]}]}
      sections:
        - rows:
            - {text: a, accessory: {image: 1️⃣{size: [22, 22]}, active: true}}
            - {text: b, accessory: {button: {title: Add, size: 2️⃣[64, 34]}}}
            - {text: c, accessory: {view: {size: 3️⃣[44, 20]}, active: true}}
            - {stack: {views: [{label: d}, {button: Add, width: 44, height: 5️⃣30}]}}
      """,
      .init("1️⃣", TapTarget.code, "the tap target of the image is 22 × 22 points"),
      .init("2️⃣", TapTarget.code, "the tap target of the button is 64 × 34 points"),
      .init("3️⃣", TapTarget.code, "the tap target of the view is 44 × 20 points"),
      .init("4️⃣", TapTarget.code, "the tap target of the button is 60 × 30 points"),
      .init("5️⃣", TapTarget.code, "the tap target of the button is 44 × 30 points")),
    .passes(
      TapTarget.code, "UIKit's own sizes, passive or invisible views, and large enough ones",
      """
      sections:
        - rows:
            - {text: a, accessory: {switch: on}}
            - {text: b, accessory: {button: Redeem}}
            - {text: c, accessory: {image: {size: [22, 22]}}}
            - {text: d, accessory: {button: {title: Add, size: [44, 44]}}}
            - {text: e, accessory: detailButton}
            - {text: f, accessory: {button: {title: Add, size: [40, 30]}}, userInteractionEnabled: false}
            - {views: [{alpha: 0, stack: {views: [{button: Add, width: 30}]}, frame: [20, 10, 60, 30]}]}
      """),
  ]
}
