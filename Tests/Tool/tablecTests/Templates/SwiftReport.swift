import Testing

/// What was reported about the Swift for UIKit, as a spec, and what must be in the Swift of it.
struct SwiftReport: Sendable, CustomTestStringConvertible {
  /// What was reported.
  let title: String
  let spec: String
  var uiKit: [String] = []
  var diffable: [String] = []
  var absent: [String] = []

  var testDescription: String { title }

  static let all = [
    SwiftReport(
      title: "runs with attributes of their own are joined to plain text",
      spec:
        #"sections: [{rows: [{id: a, text: [{text: "9:41 ", weight: semibold}, {text: Lisbon, color: systemRed}]}]}]"#,
      uiKit: ["cell.textLabel?.attributedText = [NSAttributedString(string: \"9:41 \", attributes: [.font:"],
      diffable: [
        "content.attributedText = [",
        "NSAttributedString(string: \"Lisbon\", attributes: [.foregroundColor: UIColor.systemRed])",
      ]),
    SwiftReport(
      title: "a view that follows the width does not follow it in Swift",
      spec:
        "sections: [{rows: [{id: a, height: 60, designSize: [320, 60], views: [{label: L, frame: [16, 8, 200, 20], autoresizing: [flexibleWidth, flexibleTopMargin]}]}]}]",
      uiKit: [
        "view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
        "view.frame.size = CGSize(width: 402, height: 60)",
      ]),
    SwiftReport(
      title: "a badge is white on white",
      spec: "sections: [{rows: [{id: a, text: Unread, accessory: {badge: \"3\"}}]}]",
      uiKit: [
        "view.backgroundColor = UIColor.systemRed", "view.textColor = UIColor.white", "view.clipsToBounds = true",
      ]),
    SwiftReport(
      title: "an orange chevron is UIKit's grey one",
      spec:
        "sections: [{rows: [{id: a, text: A, accessory: {chevron: {color: systemOrange, highlightedColor: white}}}]}]",
      uiKit: [
        "view.tintColor = UIColor.systemOrange", "// Left out: accessory.chevron.highlightedColor: white (row 'a')",
      ]),
    SwiftReport(
      title: "a symbol has lost its colour and its size",
      spec:
        "sections: [{rows: [{id: b, text: B, image: {symbol: star.fill, color: systemYellow, pointSize: 20, scale: large}}]}]",
      uiKit: [
        "cell.imageView?.image = UIImage(systemName: \"star.fill\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large))?.withTintColor(UIColor.systemYellow, renderingMode: .alwaysOriginal)"
      ]),
    SwiftReport(
      title: "a value is below the text, or lost",
      spec: "sections: [{rows: [{id: name, content: valueCell, text: Name, detailText: Ada Quill}]}]",
      uiKit: ["UIListContentConfiguration.valueCell()", "content.secondaryText = \"Ada Quill\""],
      diffable: ["UIListContentConfiguration.valueCell()"]),
    SwiftReport(
      title: "a disabled row takes taps, and so does a cell that is used again",
      spec: "sections: [{rows: [{id: a, text: A, userInteractionEnabled: false}, {id: b, text: B}]}]",
      uiKit: ["cell.isUserInteractionEnabled = true", "      cell.isUserInteractionEnabled = false"],
      diffable: ["cell.isUserInteractionEnabled = true", "      cell.isUserInteractionEnabled = false"]),
    SwiftReport(
      title: "a font of a family is the system font",
      spec: "sections: [{rows: [{id: a, text: {text: B, font: {family: Brand, size: 19}}}]}]",
      uiKit: [
        "cell.textLabel?.font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: \"Brand\"]), size: 19)"
      ],
      diffable: ["content.textProperties.font = UIFont(descriptor:"]),
    SwiftReport(
      title: "a font of a design is the system font",
      spec: "sections: [{rows: [{id: a, text: {text: B, font: {design: rounded, size: 19, italic: true}}}]}]",
      uiKit: [".fontDescriptor.withDesign(.rounded)", ".withSymbolicTraits(.traitItalic)"]),
    SwiftReport(
      title: "the header of a hidden section stays above nothing",
      spec:
        "sections: [{id: phone, header: On phones, rows: [{id: a, text: A}]}, {id: pad, header: On pads, when: {idiom: pad}, rows: [{id: b, text: B}]}]",
      uiKit: ["var hiddenSections: Set<Section> = [.pad, ]", "unhiddenSections[section].header"],
      diffable: ["snapshot.appendSections(unhiddenSections)"]),
    SwiftReport(
      title: "a hidden view is visible",
      spec:
        "sections: [{rows: [{id: a, height: 60, views: [{label: Gone, frame: [16, 30, 100, 20], hidden: true, alpha: 0.5, cornerRadius: 3}]}]}]",
      uiKit: ["view.isHidden = true", "view.alpha = 0.5", "view.layer.cornerRadius = 3"],
      diffable: ["view.isHidden = true"]),
    SwiftReport(
      title: "a list is a table view without a word",
      spec: "host: list\nstyle: insetGrouped\nsections: [{header: Account, rows: [{id: a, text: A}]}]",
      uiKit: ["// Left out: host: list\n"], diffable: ["// Left out: host: list\n"]),
    SwiftReport(
      title: "the lines of a detail text are lost",
      spec:
        "sections: [{rows: [{id: a, style: subtitle, text: {text: T, lines: 0}, detailText: {text: D, lines: 2}}]}]",
      uiKit: ["cell.detailTextLabel?.numberOfLines = 2"],
      diffable: ["content.secondaryTextProperties.numberOfLines = 2"]),
    SwiftReport(
      title: "the colour and the inset of separators are lost",
      spec:
        "separatorStyle: {style: singleLine, color: systemOrange, inset: [60, 16]}\nsections: [{rows: [{id: a, text: A}]}]",
      uiKit: [
        "tableView.separatorColor = UIColor.systemOrange",
        "tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 16)",
      ]),
    SwiftReport(
      title: "a natural alignment is that of the first environment",
      spec:
        "environments: [{direction: [rtl, ltr]}]\nsections: [{rows: [{id: a, height: 44, views: [{label: L, frame: [16, 10, 100, 20]}]}]}]",
      absent: ["textAlignment"]),
    SwiftReport(
      title: "a label of one line wraps",
      spec:
        "sections: [{rows: [{id: a, height: 60, views: [{label: This label is cut off as it is far too long for its frame, frame: [16, 8, 100, 20]}]}]}]",
      absent: ["numberOfLines"]),
    SwiftReport(
      title: "the heights of headers and footers are lost",
      spec:
        "style: grouped\nsectionHeaderHeight: 24\nsectionFooterHeight: 9\nsectionHeaderTopPadding: 4\nsections: [{header: {title: T, height: 30}, rows: [{id: a, text: A}]}, {rows: [{id: b, text: B}]}]",
      uiKit: [
        "tableView.sectionHeaderHeight = 24", "tableView.sectionFooterHeight = 9",
        "tableView.sectionHeaderTopPadding = 4",
        "default: tableView.sectionHeaderHeight",
      ]),
    SwiftReport(
      title: "a stepper from 200 ends the app",
      spec: "sections: [{rows: [{id: a, text: C, accessory: {stepper: {minimum: 200, maximum: 300, value: 250}}}]}]",
      uiKit: ["view.maximumValue = 300\n        view.minimumValue = 200\n        view.value = 250"]),
    SwiftReport(
      title: "a filled button is a plain one",
      spec:
        "sections: [{rows: [{id: a, text: C, accessory: {button: {title: {text: Go, color: white}, configuration: filled}}}]}]",
      uiKit: ["view.configuration = .filled()", "view.configuration?.baseForegroundColor = UIColor.white"]),
    SwiftReport(
      title: "runs alone are those of the text that has them",
      spec: """
        sections:
          - rows:
              - {id: a, text: [{text: a, underline: true}], accessory: {button: [{text: b, color: red}, c]}}
              - {id: b, text: t, accessory: {badge: [{text: b, underline: true}]}}
        """,
      uiKit: [
        "// Left out: accessory.button.title.text.color: red (row 'a')\n", "view.attributedText = [NSAttributedString(",
      ], absent: ["// Left out: text", "// Left out: accessory.badge"]),
    SwiftReport(
      title: "a text field with a text has lost its placeholder",
      spec: "sections: [{rows: [{id: a, text: A, accessory: {textField: {text: x, placeholder: p}}}]}]",
      uiKit: ["view.text = \"x\"", "view.placeholder = \"p\"", "made(UITextField(), size: nil)"]),
  ]

  /// A spec with most of the language.
  static let everything = """
    tablespec: 1
    name: everything
    style: grouped
    tintColor: "#aa2200"
    rowHeight: 60
    sectionHeaderHeight: 24
    sectionFooterHeight: 9
    sectionHeaderTopPadding: 4
    separatorStyle: {style: singleLine, color: {light: red, dark: blue}, inset: [60, 16]}
    cellLayoutMarginsFollowReadableWidth: true
    allowsMultipleSelectionDuringEditing: true
    swipeActions: {trailing: [Del]}
    sections:
      - header: {title: {text: A}, transform: uppercase, height: 50}
        rows:
          - {text: "100%", detailText: "%@", content: subtitleCell}
          - {text: {text: "%lld boats", arguments: 3}, detailText: {text: d, lines: 2, minimumScaleFactor: 0.5, lineBreakMode: clipping, alignment: center, color: red, font: {design: rounded, weight: bold}}, content: valueCell}
          - {text: t, accessory: {slider: {value: -3, minimum: -5, maximum: -2, tintColor: red}}}
          - {text: t, accessory: {stepper: {value: 2, minimum: 2, maximum: 2}}}
          - {text: t, accessory: {switch: {isOn: true, onTintColor: {light: red, dark: blue}}}}
          - {text: t, accessory: {textField: {text: {text: x, color: red, font: 12, alignment: right}, borderStyle: roundedRect, width: 90}}}
          - {text: t, accessory: {image: {symbol: star, pointSize: 20, scale: large, color: red}}}
          - {text: t, accessory: {image: {symbol: star, scale: large}, highlightedImage: {symbol: star.fill}}}
          - {text: t, accessory: {image: {size: [20, 30], color: red}}}
          - {text: t, accessory: {view: {size: [20, 20], background: red, cornerRadius: 4, border: {width: 2}, alpha: 0.5, hidden: true}}}
          - {text: t, accessory: {activityIndicator: {style: large, color: red}}}
          - {text: t, accessory: {progressView: {progress: 0.5, progressTintColor: red, trackTintColor: blue}}}
          - {text: t, accessory: {chevron: {color: red, highlightedColor: white}}}
          - {text: t, accessory: {badge: {text: {text: "9", color: black}, color: blue}}}
          - {text: t, accessory: {button: {title: {text: Go, color: red, font: {style: title1}}, image: {symbol: star}, configuration: tinted, insets: 4, imagePadding: 3}, enabled: false}}
          - {text: t, accessory: {button: {title: {text: Go, color: red, font: {style: title1}, lines: 2}, image: {symbol: star}, insets: [1,2,3,4]}}}
          - {text: t, accessory: detailButton}
          - {text: t, accessory: {segmentedControl: {segments: [a,b], selectedSegmentIndex: 0, tintColor: red, width: 80}}}
          - {text: t, accessory: {label: {text: hey, font: {weight: bold}}, enabled: false}}
          - {text: t, accessory: detailDisclosureButton, userInteractionEnabled: false, indentationLevel: 2, indentationWidth: 20, selectionStyle: none}
          - {text: t, accessory: checkmark, selected: true}
          - {text: {text: t, font: {size: 20, italic: true}, highlightedColor: red, lines: 0, alignment: center, lineBreakMode: truncatingMiddle, lineBreakStrategy: none, minimumScaleFactor: 0.5, shadow: {color: red, offset: [1, 2]}}, image: {symbol: star}, highlightedImage: {symbol: star.fill}}
          - {text: {text: [{text: a, weight: bold}, {text: b, underline: true, strikethrough: true, font: {family: X}}], font: {monospacedDigits: true}}}
          - {style: value2, text: {text: t, font: {size: 20, design: serif, monospacedDigits: true}}, detailText: [{text: a, color: tint}, b]}
      - header: {views: [{label: H, frame: [0, 0, 20, 20]}, {switch: on, frame: [0, 20, 60, 30]}]}
        footer: {views: [{button: Go, frame: [0, 0, 40, 30]}], height: 40}
        rows:
          - {text: g, background: {gradient: [red, blue, green], cornerRadius: 4, border: {color: red, width: 2}, selected: blue}}
          - {text: g, background: clear}
          - {text: g, backgrounds: {single: red, top: blue}, separatorStyle: singleLine, swipeActions: {trailing: []}}
          - views:
              - {label: [{text: A, weight: bold}], frame: [0, 0, 20, 20], hidden: true, alpha: 0.5, border: {width: 2}, cornerRadius: 3, clipsToBounds: true, autoresizing: [flexibleWidth, flexibleHeight]}
              - {textView: {text: {text: notes, font: 13, color: red}, isScrollEnabled: false}, frame: [0, 20, 40, 40]}
              - {segmentedControl: {segments: [a, b], selectedSegmentIndex: 0}, frame: [0, 20, 90, 40], enabled: false}
              - {box: Map, frame: [0, 20, 90, 40]}
              - {detailButton: {tintColor: red}, frame: [0, 20, 22, 22]}
              - {chevron: {color: red}, frame: [0, 20, 22, 22]}
              - {badge: "3", frame: [0, 20, 22, 22]}
              - {progressView: 0.3, frame: [0, 20, 90, 4]}
              - {activityIndicator: medium, frame: [0, 20, 20, 20]}
              - {stepper: 3, frame: [0, 20, 94, 32]}
              - {slider: 0.5, frame: [0, 20, 94, 32]}
              - {image: {symbol: star}, frame: [0, 20, 20, 20], contentMode: scaleAspectFit}
              - {frame: [0, 0, 10, 10], background: red, cornerRadius: 5, views: [{label: in, frame: [0,0,5,5], font: body}]}
          - stack: {alignment: firstBaseline, distribution: fillEqually, margins: 8, views: [{label: a}, {}, {slider: {value: 0.5, width: 50}}, {switch: on, id: a b}]}
          - {text: v, when: {horizontalSizeClass: regular}, variants: [{when: {appearance: dark}, text: x}]}
      - id: empty
      - {id: wide, when: {horizontalSizeClass: regular}, header: W, rows: [{text: w, id: w}]}
    """
}
