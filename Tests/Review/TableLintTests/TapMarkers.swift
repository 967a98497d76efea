@testable import TableLint

enum TapMarkers {
  static let cases: [LintedSpec] = drags + splits + actives + targets + spoken

  private static let drags: [LintedSpec] = [
    LintedSpec(
      "vertical sliders",
      """
      sections:
        - rows:
            - height: 160
              views: [{slider: 0.5, frame: 1️⃣[20, 10, 34, 140], accessibility: {label: a}}]
            - {text: a, accessory: {slider: {value: 0.5, width: 2️⃣20}, accessibility: {label: a}}}
      """,
      .init("1️⃣", VerticalDrag.code, "the slider is 34 points wide and 140 high"),
      .init("2️⃣", VerticalDrag.code, "the slider is 20 points wide and 31 high")),
    .passes(
      VerticalDrag.code, "horizontal sliders, steppers, and invisible controls",
      """
      sections:
        - rows:
            - {text: a, accessory: {slider: 0.5, accessibility: {label: a}}}
            - {text: b, accessory: {stepper: 4}}
            - {stack: {views: [{slider: 1, accessibility: {label: c}}]}}
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
            - {text: b, discloses: true, accessory: {image: {size: [44, 44]}, active: 2️⃣true, accessibility: {label: b}}}
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
            - {text: c, accessory: {image: {size: [44, 44]}, active: true, accessibility: {label: c}}}
            - {text: d, accessory: {button: Off, enabled: false}}
            - {text: e, discloses: true, accessory: {chevron: {color: systemGray, highlightedColor: label}}}
      """),
  ]

  private static let spoken: [LintedSpec] = [
    LintedSpec(
      "controls and images that say nothing",
      """
      sections:
        - header: {height: 60, views: [1️⃣{button: {image: {symbol: plus}}, frame: [10, 8, 44, 44]}]}
          rows:
            - {text: a, accessory: 2️⃣{slider: 0.5}}
            - {text: b, accessory: 3️⃣{image: {symbol: heart, size: [44, 44]}, active: true}}
            - 4️⃣{image: {symbol: star}}
            - stack: {views: [{label: c}, 5️⃣{switch: on}]}
            - {text: d, accessory: 6️⃣{textField: ""}}
            - height: 60
              views: [7️⃣{image: {symbol: star}, frame: [16, 8, 30, 30], accessibility: {element: true}}]
          footer: 8️⃣{height: 60, accessibility: {element: true}, views: [{label: e, frame: [16, 8, 30, 30]}]}
      """,
      .init("1️⃣", MissingLabel.code, "VoiceOver reads no label of the button: it says 'Button.'"),
      .init("2️⃣", MissingLabel.code, "VoiceOver reads no label of the slider: it says '50%. Adjustable.'"),
      .init("3️⃣", MissingLabel.code, "VoiceOver reads no label of the button"),
      .init("4️⃣", MissingLabel.code, "VoiceOver reads no label of this row"),
      .init("5️⃣", MissingLabel.code, "VoiceOver reads no label of the switch: it says 'Switch Button. On.'"),
      .init("6️⃣", MissingLabel.code, "VoiceOver reads no label of the field"),
      .init("7️⃣", MissingLabel.code, "VoiceOver reads no label of the image: it says 'Image.'"),
      .init("8️⃣", MissingLabel.code, "VoiceOver reads no label of this view")),
    .passes(
      MissingLabel.code, "switches of rows, fields that say something, decoration, and what is skipped",
      """
      sections:
        - rows:
            - {text: a, accessory: {switch: on}}
            - {text: b, image: {symbol: star}, accessory: {image: {symbol: heart}}}
            - {text: c, accessory: {textField: {text: "", placeholder: Name}}}
            - {text: d, accessory: {stepper: 1}}
            - {height: 20, views: [{background: systemGray, frame: [16, 8, 100, 2]}]}
            - {image: {symbol: star}, accessibility: {label: Favourites}}
            - {image: {symbol: star}, accessibility: {hidden: true}}
            - stack: {views: [{label: e}, {slider: 1, accessibility: {hidden: true}}]}
            - {height: 60, accessibility: {element: true}, views: [{label: f, frame: [16, 8, 44, 44]}, {switch: on, frame: [90, 8, 51, 31]}]}
      """),
    LintedSpec(
      "controls in what is read as one, and that an order leaves out",
      """
      sections:
        - rows:
            - height: 60
              accessibility: {element: true, label: Tab}
              views: [1️⃣{id: close, button: Close, frame: [0, 0, 50, 44]}]
            - height: 60
              accessibility: {order: [name]}
              views: [{id: name, label: N, frame: [0, 0, 50, 44]}, {id: x, button: X, frame: [100, 0, 50, 44], accessibility: {hidden: true}}]
              accessory: 2️⃣{switch: on}
            - height: 60
              views:
                - frame: [0, 0, 300, 60]
                  accessibility: {label: Card}
                  views: [3️⃣{id: y, button: Y, frame: [100, 0, 50, 44]}]
      """,
      .init("1️⃣", UnreachedControl.code, "VoiceOver does not reach 'close', which says 'Close. Button.'"),
      .init("2️⃣", UnreachedControl.code, "VoiceOver does not reach 'accessoryView', which says 'Switch Button. On.'"),
      .init("3️⃣", UnreachedControl.code, "VoiceOver does not reach 'y', which says 'Y. Button.'")),
    .passes(
      UnreachedControl.code, "a switch that its row is read as, and controls that are named or read by themselves",
      """
      sections:
        - rows:
            - {text: a, accessibility: {element: true}, accessory: {switch: on}}
            - height: 60
              accessibility: {order: [add, accessoryView]}
              views: [{id: add, button: Add, frame: [0, 0, 50, 44]}]
              accessory: {switch: {isOn: true}, accessibility: {label: b}}
            - height: 60
              views: [{frame: [0, 0, 300, 60], views: [{button: Y, frame: [100, 0, 50, 44]}]}]
      """),
    LintedSpec(
      "two buttons that are called the same",
      """
      tableFooter:
        height: 60
        views: [{button: Add, frame: [10, 8, 44, 44]}, 2️⃣{button: Add, frame: [60, 8, 44, 44]}]
      sections:
        - rows:
            - stack: {views: [{label: a}, {stepper: 1}, 1️⃣{stepper: 2}]}
      """,
      .init(
        "1️⃣", AlikeElements.code, "VoiceOver reads 'Decrement. Button.' of two elements here",
        notes: ["the first is here"]),
      .init("2️⃣", AlikeElements.code, "VoiceOver reads 'Add. Button.' of two elements here")),
    .passes(
      AlikeElements.code, "the same texts, controls with labels, and the same controls in different rows",
      """
      sections:
        - rows:
            - {stack: {views: [{label: a}, {label: a}, {button: Add}]}}
            - {stack: {views: [{label: b}, {button: Add}, {button: Add, accessibility: {label: Add b}}]}}
            - {stack: {views: [{stepper: 1, accessibility: {label: Width}}, {stepper: 1, accessibility: {label: Height}}]}}
      """),
    LintedSpec(
      "low rows that show that a tap does something",
      """
      rowHeight: 1️⃣30
      sections:
        - rows:
            - {text: a, discloses: true}
            - {text: b, accessory: checkmark, height: 2️⃣20}
            - {text: c}
            - {text: d, accessibility: {traits: [link]}}
            - {text: e, height: 44, discloses: true}
            - {text: f, discloses: true, userInteractionEnabled: false}
        - rowHeight: 3️⃣40
          rows: [{text: g, discloses: true}]
      """,
      .init("1️⃣", TapTarget.code, "the tap target of the row is 320 × 30 points"),
      .init("2️⃣", TapTarget.code, "the tap target of the row is 320 × 20 points"),
      .init("3️⃣", TapTarget.code, "the tap target of the row is 320 × 40 points")),
    LintedSpec(
      "small targets of what says that it is a button",
      """
      sections:
        - rows:
            - height: 60
              views:
                - {image: {symbol: star}, frame: 1️⃣[16, 8, 20, 20], accessibility: {label: Star, traits: [button]}}
      """,
      .init("1️⃣", TapTarget.code, "the tap target of the image is 20 × 20 points")),
  ]

  private static let targets: [LintedSpec] = [
    LintedSpec(
      "sizes that the spec sets",
      """
      tableHeader: {height: 60, views: [{button: Add, frame: 4️⃣[10, 10, 60, 30]}]}
      sections:
        - rows:
            - {text: a, accessory: {image: 1️⃣{size: [22, 22]}, active: true, accessibility: {label: a}}}
            - {text: b, accessory: {button: {title: Add, size: 2️⃣[64, 34]}}}
            - {text: c, accessory: {view: {size: 3️⃣[44, 20]}, active: true, accessibility: {label: c}}}
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
