/// Tables that running apps printed, from the records of `../shared/oracles/uikit/runtime.jsonl` that each names: the frames and texts
/// of the records, in the classes of their era.
enum SampleDumps {
  static let rows26 = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India"]

  /// rt-ios26-sub-124 to rt-ios26-sub-496: text and detail with their widths.
  private static let details26: [(text: String, width: Double, detail: String, detailWidth: Double)] = [
    ("Charlie", 53.5, "Third item", 69.5), ("Delta", 40, "Fourth item", 79), ("Echo", 38, "Fifth item", 65),
    ("Foxtrot", 54, "Sixth item", 68), ("Golf", 31.5, "Seventh item", 89.5), ("Hotel", 41, "Eighth item", 77.5),
    ("India", 36.5, "Ninth item", 70.5),
  ]

  /// rt-ios26-sub-…: subtitles in a plain table of iOS 26.1, 375 points wide, without its first two rows.
  static let subtitles26 = table26 { row in
    [
      background(row), content([0, 0, 375, 62], row),
      PrintedView("_UITableViewCellSeparatorView", [16, 61, 343, 1]),
    ]
  }

  /// rt-ios26-subedit-…: the same table while it is edited.
  static let editing26 = table26 { row in
    [
      background(row), content([40, 0, 292, 62], row),
      PrintedView("_UITableViewCellSeparatorView", [16, 61, 343, 1]),
      PrintedView(
        "UITableViewCellEditControl", [15, 17, 26, 26], children: [PrintedView("UIImageView", [0, 1, 26, 26])]),
      PrintedView(
        "UITableViewCellReorderControl", [332, 0, 27, 62], children: [PrintedView("UIImageView", [0, 24, 27, 15])]),
    ]
  }

  private static func background(_ row: Int) -> PrintedView {
    PrintedView(
      "_UISystemBackgroundView", [0, 0, 375, 62],
      "configuration = <UIBackgroundConfiguration: 0x283593480; Base Style = List Cell>")
  }

  private static func content(_ frame: [Double], _ row: Int) -> PrintedView {
    let row = details26[row]
    return PrintedView(
      "UITableViewCellContentView", frame,
      children: [
        .label(row.text, [16, 9, row.width, 20.5]), .label(row.detail, [16, 32.5, row.detailWidth, 18]),
      ])
  }

  /// The last row first, as UIKit draws them.
  private static func table26(_ views: (Int) -> [PrintedView]) -> String {
    let cells = details26.indices.reversed().map { row in
      PrintedView(
        "UITableViewCell", [0, 124 + 62 * Double(row), 375, 62], "text = '\(details26[row].text)'",
        children: views(row))
    }
    return PrintedView("UIWindow", [0, 0, 375, 667], children: [.table([0, 0, 375, 667], height: 714, cells)]).text
  }

  /// rt-ios26-form-header and rt-ios26-form-…: a form of iOS 26.1, of which two rows from 199.5 to 287.5 were not recorded.
  static let form26 = PrintedView.table(
    [0, 0, 375, 667], height: 457,
    [
      cell26(
        375.5,
        [
          .label("Count", [16, 12, 46.5, 20.5], of: "UILabel"), PrintedView("UIStepper", [265, 6, 94, 32]),
        ], isLast: true),
      cell26(287.5, [PrintedView("UISegmentedControl", [16, 5.5, 343, 34])]),
      cell26(99.5, [PrintedView("UITextView", [16, 15, 343, 70], "text = 'Notes'")], height: 100),
      cell26(
        331.5, [.label("Date", [16, 12, 36, 20.5], of: "UILabel"), PrintedView("UIDatePicker", [231, 5, 128, 34])]),
      cell26(
        55.5, [PrintedView("UITextField", [16, 11, 343, 22], "text = ''")],
        extra: [
          PrintedView("_UITableViewCellSeparatorView", [0, 0, 375, 1])
        ]),
      PrintedView(
        "UITableViewHeaderFooterView", [0, 0, 375, 55.5], "text = 'Account'",
        children: [
          PrintedView("_UISystemBackgroundView", [0, 0, 375, 55.5]),
          PrintedView(
            "_UITableViewHeaderFooterContentView", [0, 0, 375, 55.5],
            children: [.label("Account", [16, 29.5, 66.5, 20.5], of: "_UITableViewHeaderFooterViewLabel")]),
        ]),
    ]
  ).text

  private static func cell26(
    _ y: Double, _ content: [PrintedView], height: Double = 44, isLast: Bool = false, extra: [PrintedView] = []
  ) -> PrintedView {
    PrintedView(
      "UITableViewCell", [0, y, 375, height],
      children: [
        PrintedView("_UISystemBackgroundView", [0, 0, 375, height]),
        PrintedView("UITableViewCellContentView", [0, 0, 375, height], children: content),
        PrintedView("_UITableViewCellSeparatorView", isLast ? [0, height - 1, 375, 1] : [16, height - 1, 343, 1]),
      ] + extra)
  }

  /// rt-ios7-disclosure: a cell of iOS 7 that is swiped, without its table.
  static let swiped7 = PrintedView(
    "UITableViewCell", [0, 0, 320, 44], "text = 'Item #1'",
    children: [
      scroll7(
        offset: 82,
        [
          PrintedView(
            "UITableViewCellDeleteConfirmationView", [320, 0, 82, 44],
            children: [
              PrintedView(
                "UITableViewCellDeleteConfirmationButton", [0, 0, 82, 43.5],
                children: [.label("Delete", [15, 11, 52, 22], of: "UILabel")])
            ]),
          PrintedView(
            "UITableViewCellContentView", [0, 0, 287, 43.5],
            children: [.label("Item #1", [15, 0, 270, 43.5], of: "UILabel")]),
          PrintedView("_UITableViewCellSeparatorView", [97, 43.5, 305, 0.5]),
          PrintedView(
            "UIButton", [297, 16, 8, 12.5], children: [PrintedView("UIImageView", [0, 0, 8, 12.5])]),
        ])
    ]
  ).text.replacing("_UILabelLayer", with: "CALayer")

  private static func scroll7(offset: Int, _ children: [PrintedView]) -> PrintedView {
    var view = PrintedView("UITableViewCellScrollView", [0, 0, 320, 44], "clipsToBounds = YES", children: children)
    view.ends = ["contentOffset: {\(offset), 0}"]
    return view
  }

  /// rt-ios6-disclosure: a row of an app of iOS 6, whose labels are its own.
  static let players6: String = {
    var table = PrintedView(
      "UITableView", [0, 0, 320, 367],
      children: [110, 55, 0].map { y in
        PrintedView(
          "PlayerCell", [0, y, 320, 55],
          children: [
            PrintedView(
              "UITableViewCellContentView", [0, 0, 300, 54],
              children: [
                .label("Player \(Int(y / 55))", [20, 4, 185, 23], of: "UILabel"),
                .label("Game", [20, 25, 185, 21], of: "UILabel"),
              ]),
            PrintedView(
              "UIButton", [290, 0, 30, 54], children: [PrintedView("UIImageView", [10, 20, 10, 13])]),
            PrintedView("UIView", [0, 54, 320, 1]),
          ])
      } + [PrintedView("_UITableViewSeparatorView", [0, 219, 320, 1])])
    table.ends = ["contentOffset: {0, 0}"]
    return table.text.replacing("_UILabelLayer", with: "CALayer")
      .replacing("<PlayerCell: 0x7fd4c110;", with: "<PlayerCell: 0x7fd4c110; baseClass = UITableViewCell;")
  }()

  /// rt-dvia-320: a row of iOS 8 or 9 among others, in a table without lines.
  static let plain8 = PrintedView.table(
    [0, 0, 320, 568], height: 867.5,
    [
      wrapper(
        [0, 0, 320, 568],
        [("Jailbreak Detection", 509.5), ("Transport Layer Security", 553.5)].map { text, y in
          PrintedView(
            "UITableViewCell", [0, y, 320, 44], "text = '\(text)'",
            children: [
              PrintedView(
                "UITableViewCellContentView", [0, 0, 286, 44], children: [.label(text, [16, 0, 269, 44])])
            ])
        })
    ]
  ).text

  /// rt-lnpopup-375: rows of iOS 10 with lines, of which one lies over a line of another width; grouped, the first titled.
  static let grouped10 = PrintedView.table(
    [0, 0, 375, 667], height: 533.5,
    [
      wrapper(
        [0, 0, 375, 667],
        [
          row10(
            "Navigation Controller", 143.5, extra: [PrintedView("_UITableViewCellSeparatorView", [15, 43.5, 399, 0.5])]),
          row10("Tab Bar Controller", 99.5), row10("View Controller", 55.5),
        ])
    ]
  ).text

  private static func row10(_ text: String, _ y: Double, extra: [PrintedView] = []) -> PrintedView {
    PrintedView(
      "UITableViewCell", [0, y, 375, 44], "text = '\(text)'",
      children: [
        PrintedView(
          "UITableViewCellContentView", [0, 0, 375, 43.5], children: [.label(text, [16, 0, 344, 43.5])])
      ] + extra + [PrintedView("_UITableViewCellSeparatorView", [16, 43.5, 359, 0.5])])
  }

  private static func wrapper(_ frame: [Double], _ children: [PrintedView]) -> PrintedView {
    PrintedView("UITableViewWrapperView", frame, children: children)
  }

  /// rt-ios14-appleid: a field in a row of iOS 14 or 15, with lines above and below it.
  static let field14 = PrintedView.table(
    [0, 0, 375, 627], height: 524.5,
    [
      PrintedView(
        "UITableViewCell", [0, 155, 375, 60], "text = 'Apple ID'",
        children: [
          PrintedView("_UISystemBackgroundView", [0, 0, 375, 60], children: [PrintedView("UIView", [0, 0, 375, 60])]),
          PrintedView(
            "UITableViewCellContentView", [0, 0, 375, 60],
            children: [
              .label("Apple ID", [16, 19, 66.5, 20.5]),
              PrintedView(
                "UITextField", [114, 19, 245, 22], "placeholder = Email or Phone",
                children: [.label("Email or Phone", [0, 1, 245, 20.5], of: "UITextFieldLabel")]),
            ]),
          PrintedView("_UITableViewCellSeparatorView", [0, 59.5, 375, 0.5]),
          PrintedView("_UITableViewCellSeparatorView", [0, 0, 375, 0.5]),
        ])
    ]
  ).text
}
