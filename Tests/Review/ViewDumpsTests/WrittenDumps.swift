/// One dump in all the ways that it is found.
enum WrittenDumps {
  static let plain = """
    <UITableView: 0x8126e00; frame = (0 0; 320 367); clipsToBounds = YES; layer = <CALayer: 0x747ebb0>; contentOffset: {0, -64}; contentSize: {320, 499}>
       | <PlayerCell: 0x7486540; baseClass = UITableViewCell; frame = (0 110; 320 55); autoresize = W; layer = <CALayer: 0x7486450>>
       |    | <UITableViewCellContentView: 0x7486480; frame = (0 0; 300 54); gestureRecognizers = <NSArray: 0x7486f50>; layer = <CALayer: 0x74864e0>>
       |    |    | <UILabel: 0x7486680; frame = (20 4; 185 23); text = 'Ann'; opaque = NO; layer = <CALayer: 0x7486510>>
       |    |    | <UIImageView: 0x7486af0; frame = (213 13; 81 27); layer = <CALayer: 0x7486bb0>> - stars.png
       |    | <UIButton: 0x7486c70; frame = (290 0; 30 54); opaque = NO; layer = <CALayer: 0x7486d30>>

    """

  /// Its views and what they stand in, as `class(parent)`.
  static let shape = [
    "UITableView()", "PlayerCell(UITableView)", "UITableViewCellContentView(PlayerCell)",
    "UILabel(UITableViewCellContentView)", "UIImageView(UITableViewCellContentView)", "UIButton(PlayerCell)",
  ]

  static let surroundings: [(name: String, change: @Sendable (String) -> String)] = [
    ("as it is", { $0 }),
    ("a debugger's prompt and result", { "(lldb) po [self.view recursiveDescription]\n(id) $1 = 0x088122b0 \($0)" }),
    (
      "a result of Objective-C++",
      { "(lldb) expr -l objc++ -O -- [self.view recursiveDescription]\n$3 = \($0)\n(lldb) c\n" }
    ),
    ("a log", { "2014-02-01 12:00:00.123 App[1234:60b] Cell recursive description: \($0)" }),
    (
      "a log with a stamp a line",
      { text in
        text.split(separator: "\n").map { "2014-02-01 12:00:00.123 App[1234:60b] \($0)\n" }.joined()
      }
    ),
    ("a test's log", { text in text.split(separator: "\n").map { "    t =     3.41s \($0)\n" }.joined() }),
    ("a quote in Markdown", { text in "# Views\n\n" + text.split(separator: "\n").map { "> \($0)\n" }.joined() }),
    ("a fence", { "```\n\($0)```\n" }),
    ("a comment", { text in text.split(separator: "\n").map { "// \($0)\n" }.joined() }),
    (
      "entities",
      {
        "<pre>" + $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      }
    ),
    ("Windows' line ends", { $0.replacing("\n", with: "\r\n") }),
    ("tabs", { $0.replacing("   | ", with: "\t| ") }),
    ("bars alone", { $0.replacing("   | ", with: "| ") }),
    (
      "no blanks before the bars",
      { text in
        text.split(separator: "\n").map { "\($0.drop { $0 == " " })\n" }.joined()
      }
    ),
    ("blanks for bars", { $0.replacing("|", with: " ") }),
    (
      "no bars and no blanks",
      { text in text.split(separator: "\n").map { "\($0.drop { $0 == " " || $0 == "|" })\n" }.joined() }
    ),
    ("one line", { $0.replacing("\n", with: " ") }),
    ("lines broken at attributes", { $0.replacing("; layer = ", with: ";\nlayer = ") }),
    ("JavaScript's quotes", { "cy# [topView recursiveDescription].toString()\n`\($0)`" }),
    ("a byte-order mark", { "\u{FEFF}\($0)" }),
  ]
}
