import Foundation
import Testing

@testable import tablec

@Suite("Where a table is shown")
struct EnvironmentFlagTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Specs.list]) }

  private struct Layout: Decodable {
    struct Environment: Decodable {
      var device: String?
      var size: [Double]
      var scale: Double
      var idiom: String
      var orientation: String
      var appearance: String
      var ios: Int
    }
    struct Section: Decodable { var rows: [Row] }
    struct Row: Decodable { var id: String, selected: Bool? }
    struct Table: Decodable { var frame: CGRect, sections: [Section] }
    var environment: Environment
    var table: Table
  }

  private func layout(_ arguments: [String]) async throws -> Layout {
    let run = try await Program.tablec.run(["compile", "list.yaml"] + arguments, in: folder.url)
    try #require(run.status == 0 && run.errors == "", "\(run.errors)")
    return try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
  }

  private func refusal(_ arguments: String...) async throws -> String {
    let run = try await Program.tablec.run(["compile", "list.yaml"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.output == "")
    return String(run.errors.prefix { $0 != "\n" })
  }

  @Test func standard() async throws {
    let environment = try await layout([]).environment
    #expect(environment.device == "iphone-17" && environment.size == [402, 874] && environment.scale == 3)
    #expect(environment.orientation == "portrait" && environment.appearance == "light" && environment.ios == 26)
  }

  @Test func devices() async throws {
    let small = try await layout(["--device", "iphone-se", "--orientation", "landscape"])
    #expect(small.environment.size == [667, 375] && small.environment.scale == 2)
    #expect(small.table.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    let pad = try await layout(["--device", "ipad", "--appearance", "dark", "--ios", "18"]).environment
    #expect(pad.idiom == "pad" && pad.appearance == "dark" && pad.ios == 18)
  }

  @Test("devices and versions may be spelt as Apple does")
  func spellings() async throws {
    for name in ["iPhone 15 Pro", "iphone15pro", "iphone-15-pro", "IPHONE-15 pro"] {
      #expect(try await layout(["--device", name]).environment.device == "iphone-15-pro")
    }
    for version in ["iOS18", "iOS 18", "ios-18", "18"] {
      #expect(try await layout(["--ios", version]).environment.ios == 18)
    }
    #expect(try await layout(["--metrics", "iOS17"]).environment.ios == 17)
    #expect(try await refusal("--ios", "18.2").contains("'18.2' is invalid"))
  }

  @Test("a device of no known name is told with the nearest, and all")
  func unknownDevice() async throws {
    let message = try await refusal("--device", "iphne-15")
    #expect(
      message.hasPrefix("Error: unknown device 'iphne-15'. Did you mean 'iphone-15'?"))
  }

  @Test func sizes() async throws {
    let phone = try await layout(["--size", "320x480", "--scale", "1"]).environment
    #expect(phone.device == nil && phone.size == [320, 480] && phone.scale == 1 && phone.idiom == "phone")
    let turned = try await layout(["--size", "320.5x480", "--orientation", "landscape"]).environment
    #expect(turned.size == [480, 320.5] && turned.scale == 2)
    let wide = try await layout(["--size", "480x320.3", "--orientation", "landscape"]).environment
    #expect(wide.size == [480, 320.5] && wide.orientation == "landscape")
    #expect(try await layout(["--size", "480x320"]).environment.orientation == "landscape")
    #expect(try await layout(["--size", "800x1200"]).environment.idiom == "pad")
  }

  @Test(arguments: ["3x", "x", "0x480", "320x-1", "nanx480", "infx480", "320x480x2", "1e9x480", "320"])
  func wrongSize(_ size: String) async throws {
    #expect(try await refusal("--size", size) == "Error: The value '\(size)' is invalid for '--size <WxH>'")
  }

  @Test("flags that contradict each other are refused")
  func contradictions() async throws {
    #expect(
      try await refusal("--device", "ipad", "--size", "320x480") == "Error: --device and --size cannot be combined")
    #expect(
      try await refusal("--scale", "2") == "Error: --scale needs --size: a device has its own scale")
    #expect(try await refusal("--size", "320x480", "--scale", "4") == "Error: --scale must be 1, 2 or 3")
  }

  @Test("an era without metrics is told, by the flags and at its line in the spec")
  func eras() async throws {
    let known = /Error: there are no metrics for iOS 3: valid versions are (\d+ to \d+(?:, \d+)* and \d+)/
    let message = try await refusal("--ios", "3")
    let range = try #require(message.wholeMatch(of: known)?.1)
    #expect(try await refusal("--metrics", "ios3") == message)
    let spec = "tablespec: 1\nmetrics: ios3\n"
    // The mistake is the spec's, whatever stage or era is asked for.
    for arguments in [[], ["--emit", "ir"], ["--ios", "17"]] {
      let run = try await Program.tablec.run(["compile", "-"] + arguments, in: folder.url, input: spec)
      #expect(run.status == 1 && run.output == "")
      #expect(
        run.errors == """
          error[E0402]: no metrics for iOS 3
           --> <stdin>:2:10
            |
          2 | metrics: ios3
            |          ^^^^
            = help: name a known version: \(range)

          """)
    }
  }

  @Test func selectedRows() async throws {
    let rows = try await layout(["--state", "selected=ann,selected=ben"]).table.sections.flatMap(\.rows)
    #expect(rows.filter { $0.selected == true }.map(\.id) == ["ann", "ben"])
    let short = try await layout(["--state", "selected=ann,ben"]).table.sections.flatMap(\.rows)
    #expect(short.filter { $0.selected == true }.map(\.id) == ["ann", "ben"])
    for wrong in ["selected=", "slected=ann", "ann", "editing,", "", "offset=", "offset=-1", "offset=nan"] {
      let hint =
        [
          "editing,": " Did you mean 'editing'?", "selected=": " Did you mean 'selected=ID'?",
          "offset=": " Did you mean 'offset=POINTS'?",
        ][wrong] ?? ""
      let values = "normal, editing, selected=ID, highlighted=ID, swiped=ID, swiped=ID:leading, offset=POINTS"
      #expect(
        try await refusal("--state", wrong)
          == "Error: The value '\(wrong)' is invalid for '--state <state>'.\(hint) The values are \(values).")
    }
  }

  @Test("a text size has its short name or UIKit's, in whatever spelling, and the nearest of an unknown one is named")
  func textSizes() async throws {
    for (word, same) in [("XXL", "extraExtraLarge"), ("extra-large", "xl"), ("Accessibility Medium", "ax1")] {
      let (run, other) = (
        try await tablec("compile", "list.yaml", "--content-size", word, in: folder),
        try await tablec("compile", "list.yaml", "--content-size", same, in: folder)
      )
      #expect(run.status == 0 && run.output == other.output && run.output.contains("\"contentSize\""))
    }
    let values = "The values are xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5, all."
    for (word, hint) in [("axx1", " Did you mean 'ax1'?"), ("l,ax9", " Did you mean 'ax1'?"), ("huge", "")] {
      #expect(
        try await refusal("--content-size", word)
          == "Error: The value '\(word)' is invalid for '--content-size <category>'.\(hint) \(values)")
    }
  }

  @Test("a table is shown scrolled, and no farther than to its end")
  func scrolled() async throws {
    struct Scrolled: Decodable {
      struct Table: Decodable { var contentOffset: CGPoint? }
      var table: Table
    }
    func offset(_ arguments: String...) async throws -> CGPoint? {
      let run = try await Program.tablec.run(
        ["compile", "list.yaml", "--size", "320x40"] + arguments, in: folder.url)
      #expect(run.status == 0)
      let layout = try JSONDecoder().decode(Scrolled.self, from: Data(run.output.utf8))
      return layout.table.contentOffset
    }
    #expect(try await offset() == nil)
    #expect(try await offset("--state", "offset=12.5,selected=ann") == CGPoint(x: 0, y: 12.5))
    let end = try #require(try await offset("--state", "offset=99999"))
    #expect(end.y > 12.5 && end.y < 99999)
  }

  @Test("a state for a row that is not there is warned of, unless one of the specs has it")
  func unknownRow() async throws {
    let run = try await tablec("compile", "list.yaml", "--state", "selected=anm", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("{"))
    #expect(
      run.errors == """
        warning[W0401]: --state names a row 'anm' that does not exist
         --> list.yaml
          = help: did you mean 'ann'?

        """)
    try folder.write("tablespec: 1\nsections: [{rows: [{id: cy, text: Cy}]}]\n", to: "other.yaml")
    let several = try await tablec("compile", ".", "--check", "--state", "selected=cy", in: folder)
    #expect(several.status == 0 && several.errors == "")
    // A spec that failed might have had the row.
    try folder.write(Specs.misspelt, to: "misspelt.yaml")
    let failed = try await tablec("compile", ".", "--check", "--state", "selected=dee", in: folder)
    #expect(failed.status == 1 && !failed.errors.contains("W0401"))
  }

  /// A choice with each option, by the variable that has it.
  private static let choices: [String: [String]] = [
    "device": ["--device", "iphone-se"], "size": ["--size", "300x400"], "scale": ["--size", "300x400", "--scale", "3"],
    "ios": ["--ios", "17"], "metrics": ["--metrics", "ios18"], "orientation": ["--orientation", "landscape"],
    "window": ["--window", "400"], "split": ["--split", "expanded"], "language": ["--language", "de"],
    "direction": ["--direction", "rtl"], "contentSize": ["--content-size", "xl"],
    "userInterfaceStyle": ["--appearance", "dark"], "level": ["--level", "elevated"],
    "contrast": ["--contrast", "high"],
    "legibilityWeight": ["--legibility-weight", "bold"], "state": ["--state", "editing"],
    "environment": ["--environment", "phone"],
  ]

  @Test("each option counts in a question over the flags, and in the key of a kept result")
  func noneIsForgotten() throws {
    func values(_ options: EnvironmentOptions) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: Mirror(reflecting: options).children.map {
          (String(($0.label ?? "").drop { $0 == "_" }), "\($0.value)".filter { $0 != "(" && $0 != ")" })
        })
    }
    let none = try EnvironmentOptions.parse([])
    #expect(Set(values(none).keys) == Set(Self.choices.keys))
    for (name, words) in Self.choices {
      let chosen = try EnvironmentOptions.parse(words)
      #expect(values(chosen)[name] != values(none)[name], "\(name)")
      let others = try EnvironmentOptions.parse(["--device", "ipad", "--language", "fr", "--split", "none"])
      #expect(values(chosen.over(none)) == values(chosen), "\(name)")
      #expect(values(chosen.over(others))[name] == values(chosen)[name], "\(name)")
      #expect(chosen.words != none.words, "\(name)")
    }
  }
}
