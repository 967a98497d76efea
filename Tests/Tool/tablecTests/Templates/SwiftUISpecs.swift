/// Specs with everything that a row, a header or a footer can be.
enum SwiftUISpecs {
  static let catalog = #"{"sourceLanguage": "en", "strings": {"kk": {}, "boats": {}, "a.key": {}}, "version": "1.0"}"#

  static let kinds = [
    "kinds": """
    style: grouped
    tintColor: "#aa2200"
    rowHeight: 60
    separatorStyle: none
    swipeActions: {trailing: [Del, {title: {text: K, key: kk}}, {title: T, backgroundColor: red}], leading: [{image: {symbol: star}}]}
    sections:
      - header: {title: {text: A, key: a.key}, transform: uppercase}
        separatorStyle: {color: {light: red, dark: blue}, inset: [10, 20]}
        rows:
          - {text: "100%", detailText: "%@", content: subtitleCell}
          - {text: {text: "%lld boats", key: boats, arguments: 3}, detailText: d, content: valueCell, image: picture.png}
          - {text: t, accessory: {slider: {value: -3, minimum: -5, maximum: -2, tintColor: red}}}
          - {text: t, accessory: {stepper: {value: 2, minimum: 2, maximum: 2}}}
          - {text: t, accessory: {switch: {isOn: true, onTintColor: {light: red, dark: blue}}}}
          - {text: t, accessory: {textField: {text: {text: x, color: red, font: 12}, borderStyle: roundedRect, width: 90}}}
          - {text: t, accessory: {image: {symbol: star, pointSize: 20, scale: large, color: red}}}
          - {text: t, accessory: {image: {size: [20, 30], color: red}}}
          - {text: t, accessory: {image: picture.png}}
          - {text: t, accessory: {view: {size: [20, 20], background: red}}}
          - {text: t, accessory: {activityIndicator: {style: large, color: red}}}
          - {text: t, accessory: {progressView: {progress: 0.5, progressTintColor: red, trackTintColor: blue}}}
          - {text: t, accessory: {chevron: {color: red}}}
          - {text: t, accessory: {badge: {text: {text: "9", color: black}, color: blue}}}
          - {text: t, accessory: {button: {title: {text: Go, color: red, font: {style: title1}}, image: {symbol: star}, configuration: tinted, insets: 4}, enabled: false}}
          - {text: t, accessory: detailButton}
          - {text: t, accessory: detailDisclosureButton, userInteractionEnabled: false}
          - {text: t, accessory: checkmark, selected: true}
          - {text: {text: t, font: {size: 20, italic: true}, lines: 0, alignment: center, lineBreakMode: truncatingMiddle, minimumScaleFactor: 0.5, shadow: {color: red}}}
          - {text: {text: [{text: a, weight: bold}, b], font: {monospacedDigits: true}}}
      - header: {views: [{label: H, frame: [0, 0, 20, 20]}, {switch: on, frame: [0, 20, 60, 30]}]}
        footer: {views: [{button: Go, frame: [0, 0, 40, 30]}, {button: Go, frame: [0, 0, 40, 30]}]}
        rows:
          - {text: g, background: {gradient: [red, blue, green], cornerRadius: 4, border: {color: red, width: 2}, selected: blue}}
          - {text: g, background: clear}
          - {text: g, background: {image: picture.png}}
          - {text: g, backgrounds: {single: red, top: blue}, separatorStyle: singleLine, swipeActions: {trailing: []}}
          - views:
              - {label: A, frame: [0, 0, 20, 20], hidden: true, alpha: 0.5, border: {width: 2}}
              - {textView: {text: notes, isScrollEnabled: false}, frame: [0, 20, 40, 40]}
              - {segmentedControl: {segments: [a, b], selectedSegmentIndex: 0}, frame: [0, 20, 90, 40], enabled: false}
              - {box: Map, frame: [0, 20, 90, 40]}
              - {detailButton: {}, frame: [0, 20, 22, 22]}
              - {chevron: {color: red}, frame: [0, 20, 22, 22]}
              - {badge: "3", frame: [0, 20, 22, 22]}
              - {progressView: 0.3, frame: [0, 20, 90, 4]}
              - {activityIndicator: medium, frame: [0, 20, 20, 20]}
              - {stepper: 3, frame: [0, 20, 94, 32]}
              - {slider: 0.5, frame: [0, 20, 94, 32]}
              - {image: {symbol: star}, frame: [0, 20, 20, 20], contentMode: scaleAspectFit}
              - {frame: [0, 0, 10, 10], background: red, cornerRadius: 5}
          - stack: {alignment: firstBaseline, distribution: fillEqually, margins: 8, views: [{label: a}, {}, {slider: {value: 0.5, width: 50}}, {switch: on, id: a b}, {switch: on, id: a-b}]}
          - {text: v, when: {horizontalSizeClass: regular}, variants: [{when: {appearance: dark}, text: x}]}
      - id: empty
      - {id: wide, when: {horizontalSizeClass: regular}, header: W, rows: [{text: w, id: w}]}
    """,
    "names": """
    environments: [{name: a, device: iphone-15}, {name: b, device: ipad-pro-11}]
    sections:
      - rows:
          - {id: init, text: n, accessory: {switch: on}}
          - {id: self, text: n, accessory: {switch: on}}
          - {id: body, text: n, accessory: {button: Go}}
          - {id: select, text: n, accessory: {button: Go}}
          - {id: swipe, text: n, accessory: {button: Go}}
          - {id: 1st, text: n, accessory: {stepper: 3}}
          - {id: values, text: n, accessory: {slider: 0.3}}
          - {id: v, text: n, accessory: {slider: 0.3}, variants: [{when: {horizontalSizeClass: regular}, accessory: {stepper: 4}, views: [{label: x, frame: [0,0,10,10]}]}]}
          - {id: v2, variants: [{when: {horizontalSizeClass: compact}, views: [{image: {symbol: star}, frame: [0,0,10,10]},{image: {size: [3,3]}, frame: [0,0,10,10]},{stack: {axis: vertical, views: [{label: q}]}, frame: [0,0,10,10]},{label: x, frame: [0,0,10,10]}]}]}
          - {id: swiped, text: s, swipeActions: {trailing: [A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13]}}
    """,
    "looked-up": """
    strings: Localizable.xcstrings
    sections:
      - header: Header
        footer: {title: {text: Footer}}
        rows:
          - Plain
          - {text: One, detailText: Two, content: valueCell, swipeActions: {leading: [Flag]}}
          - {text: Day, accessory: {segmentedControl: [Day, {text: Week, key: kk}]}}
          - {text: Name, accessory: {textField: {text: Ann, placeholder: Name, width: 90}}}
          - stack: {views: [{label: {text: Boats, key: boats}}, {button: Go}, {textView: Notes}]}
    """,
    "styles": """
    style: plain
    sections:
      - rows:
          - {style: subtitle, text: a, detailText: b, image: {symbol: star}}
          - {style: value1, text: a, detailText: b, image: {size: [29, 29]}}
          - {style: value1, text: a, detailText: b, image: picture.png, accessory: checkmark}
          - {style: default, text: a, detailText: b}
          - {text: a, detailText: {text: b, font: {style: caption2}, color: "#11223344"}, style: subtitle}
          - {text: a, discloses: true}
          - {detailText: only, style: subtitle}
          - {}
          - {stack: {axis: vertical, alignment: trailing, views: []}}
          - {views: []}
    """,
  ]

  /// Those that need more than a line of a builder, or than an expression.
  static let large = [
    #"sections: [{header: Many, rows: [{repeat: 250, id: "r-{number}", text: "Row {number}", detailText: x}]}]"#,
    "sections:\n" + (1...121).map { "  - {id: s\($0), header: H, footer: F, rows: [a]}\n" }.joined(),
    "sections: [{rows: [{stack: {axis: vertical, views: ["
      + (1...45).map {
        "{label: L\($0), id: l\($0), font: {style: body, weight: bold}, color: {light: red, dark: white}, background: red}"
      }
      .joined(separator: ", ") + "]}}]}]",
    "sections: [{rows: [{text: x, accessory: {segmentedControl: ["
      + (1...50).map { "{text: S\($0), key: k\($0)}" }.joined(separator: ", ") + "]}}]}]",
    "sections: [{rows: [{text: x, swipeActions: {trailing: [" + (1...20).map { "A\($0)" }.joined(separator: ", ")
      + "]}}]}]",
    "sections: [{rows: [" + String(repeating: "{stack: {views: [", count: 14) + "{label: deep}"
      + String(repeating: ", {label: x}]}}", count: 14) + "]}]",
  ]
}
