import Foundation
import SourceTree
import Testing

@Suite("explain")
struct ExplainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let spec = """
    tablespec: 1
    rowHeight: 60
    sections:
      - id: friends
        header: Friends
        rows:
          - id: ann.archer
            text: Ann
            indentationLevel: 2
            accessory: disclosureIndicator
    """

  private func explain(_ arguments: String..., input: String = spec) async throws -> Program.Run {
    try await Program.tablec.run(
      ["explain"] + arguments + ["--device", "iphone-se", "--ios", "17"], in: folder.url, input: input)
  }

  @Test("tells a number a line a step, with the profile's number and the spec's line")
  func number() async throws {
    let run = try await explain("-", "ann.archer.textLabel.x")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        iphone-se: 375 × 667 points at 2x, iOS 17, metrics ios15, for iOS 15 to 18

        row 'ann.archer' of section 'friends'  <stdin>:7

        textLabel  [[36, 0], [304.5, 60]]  in the contentView
          x      = 36
                16       the leading margin                                               ios15: margins.narrow
              + 20       2 × 'indentationWidth' 10                                        <stdin>:9

        """)
  }

  @Test(
    "takes a number of a row for its cell's, unless a view has that name, and asks which frame of a section is meant")
  func numberOfRow() async throws {
    let run = try await explain("-", "ann.archer.height")
    let cell = try await explain("-", "ann.archer.cell.height")
    #expect(run.status == 0 && run.output == cell.output)
    #expect(run.output.contains("\n  height = 60\n"))
    let view = "tablespec: 1\nsections: [{rows: [{id: a, views: [{id: height, label: A, frame: [0, 0, 9, 9]}]}]}]\n"
    #expect(try await explain("-", "a.height", input: view).errors.contains("write 'a.cell.height'"))
    #expect(try await explain("-", "friends.height").errors.contains("'height' is a number of a view's frame"))
  }

  @Test("tells a view, a row, a section or the whole table")
  func targets() async throws {
    let view = try await explain("-", "ann.archer.contentView").output
    #expect(view.contains("− 10.5     the accessory: disclosureIndicator") && !view.contains("textLabel"))
    let section = try await explain("-", "friends").output
    #expect(section.contains("header.textLabel") && section.contains("ios15: headers.sizes (large)"))
    let all = try await explain("-").output
    #expect(all.contains("section 'friends'") && all.contains("row 'ann.archer'"))
  }

  @Test("tells the table's own views, and of a row and a section of one id")
  func tableAndTwins() async throws {
    let spec = """
      tablespec: 1
      tableHeader: {height: 40, views: [{label: Top, frame: [0, 0, 80, 20]}]}
      sections: [{id: same, rows: [{id: same, text: a}]}]
      """
    let table = try await explain("-", "table", input: spec).output
    #expect(table.contains("tableHeader  [[0, 0], [375, 40]]") && table.contains("where section 'same' ends"))
    let cell = try await explain("-", "same.cell.y", input: spec).output
    #expect(cell.contains("40       where the table's header ends") && cell.contains("row 'same' of section 'same'"))
    let section = try await explain("-", "same.header", input: spec).errors
    #expect(section.contains("section 'same' and row 'same' of section 'same' has no view 'header'"))
  }

  @Test("tells a number of a profile file at its place, and an era's as the era's")
  func profileFile() async throws {
    let files = try TemporaryFolder([
      "ours.yaml": "metricsprofile: 1\nextends: ios12\nlabels:\n  imageGap: 12\n",
      "spec.yaml":
        "tablespec: 1\nmetrics: ours.yaml\nsections: [{rows: [{id: a, text: A, image: {size: [20, 20]}}]}]\n",
    ])
    let run = try await Program.tablec.run(
      ["explain", "spec.yaml", "a.textLabel.x", "--device", "iphone-se"], in: files.url)
    #expect(run.output.contains("iOS 12, metrics ours, from ios11"))
    #expect(run.output.contains(" ours.yaml:4: labels.imageGap\n") && run.output.contains(" ios11: margins.narrow\n"))
  }

  @Test("tells at its place a number of a profile file that a header's title stands by")
  func profileFileOfTitle() async throws {
    let files = try TemporaryFolder([
      "ours.yaml": "metricsprofile: 1\nextends: ios17\nmargins:\n  wide: 24\n  narrow: 18\n",
      "spec.yaml": "tablespec: 1\nmetrics: ours.yaml\nsections: [{id: s, header: Title, rows: [{text: A}]}]\n",
    ])
    let run = try await Program.tablec.run(
      ["explain", "spec.yaml", "s.header.textLabel.x", "--device", "iphone-se"], in: files.url)
    #expect(run.output.contains(" ours.yaml:5: margins.narrow\n"), "\(run.output)")
  }

  @Test("tells the line of the key that says a length")
  func keys() async throws {
    let spec = """
      tablespec: 1
      sections:
        - rows:
            - id: a
              text: A
              indentationLevel: 2
              height: 70
      """
    let x = try await explain("-", "a.textLabel.x", input: spec).output
    #expect(x.contains("2 × 'indentationWidth' 10") && x.contains(" <stdin>:6\n"), "\(x)")
    let height = try await explain("-", "a.cell.height", input: spec).output
    #expect(height.contains("the row's 'height'") && height.contains(" <stdin>:7\n"), "\(height)")
  }

  private static let stacks = """
    tablespec: 1
    tableHeader:
      stack:
        axis: vertical
        views:
          - label: Title
          - stack:
              spacing: 4
              views: [{id: one, image: {size: [10, 20]}}, {id: two, label: Two}]
    sections:
      - id: s
        rows:
          - id: r
            stack:
              views:
                - {id: inner, stack: {spacing: 6, views: [{id: left, label: L}, {id: right, switch: true}]}}
    """

  @Test("tells the views of stacks, of stacks in them, and of those in headers")
  func stackedViews() async throws {
    let right = try await explain("-", "r.right", input: Self.stacks).output
    #expect(right.contains("in the stack 'inner'") && right.contains("'spacing'"), "\(right)")
    #expect(right.contains("switch's width") && right.contains("ios15: accessories.switchSize"), "\(right)")
    let two = try await explain("-", "table.two.x", input: Self.stacks).output
    #expect(two.contains("+ 10       the view before it") && two.contains("+ 4        'spacing'"), "\(two)")
    let table = try await explain("-", "table", input: Self.stacks).output
    #expect(table.contains("tableHeader.stack.subview 1  [["), "\(table)")
  }

  @Test("tells the same to programs: each step with its operation, its reason and its source")
  func json() async throws {
    let run = try await explain("-", "ann.archer.textLabel.x", "--reporter", "json")
    #expect(
      run.output == """
        {
          "format": "tablec.explanation",
          "version": 1,
          "environment": "iphone-se: 375 × 667 points at 2x",
          "ios": 17,
          "metrics": "ios15",
          "subjects": [
            {
              "subject": "row 'ann.archer' of section 'friends'",
              "source": {"kind": "spec", "file": "<stdin>", "line": 7},
              "views": [
                {
                  "view": "textLabel",
                  "space": "the contentView",
                  "frame": [36, 0, 304.5, 60],
                  "numbers": [
                    {
                      "number": "x",
                      "value": 36,
                      "steps": [
                        {"operation": "start", "operand": 16, "value": 16, "reason": "the leading margin", "source": {"kind": "profile", "number": "margins.narrow", "era": "ios15"}},
                        {"operation": "plus", "operand": 20, "value": 36, "reason": "2 × 'indentationWidth' 10", "source": {"kind": "spec", "file": "<stdin>", "line": 9}}
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test("keeps to the schema of explanations")
  func schema() async throws {
    let text = try await Program.tablec.run(["schema", "explanation"], in: folder.url).output
    for spec in ["Specs/stacks.yaml", "Specs/appearance.yaml", "Specs/own-metrics.yaml"] {
      let run = try await Program.tablec.run(["explain", spec, "--reporter", "json"], in: PackageFolder.root)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      func check(_ value: Any) {
        if let list = value as? [Any] { for element in list { check(element) } }
        for (key, member) in value as? [String: Any] ?? [:] {
          #expect(text.contains("\"\(key)\": {"))
          check(member)
        }
      }
      check(json)
    }
  }

  @Test("helps where there is nothing of the name")
  func unknown() async throws {
    let row = try await explain("-", "friend")
    #expect(row.status == 1 && row.output == "")
    #expect(
      row.errors == """
        error[E0403]: there is no row or section 'friend'
         --> <stdin>
          = help: did you mean 'friends'?

        """)
    let view = try await explain("-", "ann.archer.imageView")
    #expect(view.status == 1 && view.errors.contains("row 'ann.archer' of section 'friends' has no view 'imageView'"))
    #expect(view.errors.contains("it has cell, contentView, textLabel, accessoryView"))
  }

  @Test("a broken spec is told of as compile tells it")
  func brokenSpec() async throws {
    let run = try await explain("-", "ann", input: "tablespec: 1\nstile: plain\n")
    #expect(run.status == 1 && run.output == "" && run.errors.contains("did you mean 'style'?"))
  }

  @Test("tells what a code means, in either case of letters", arguments: ["E0107", "e0107"])
  func code(_ name: String) async throws {
    let run = try await explain(name)
    #expect(
      run.status == 0 && run.output.hasPrefix("E0107: unknown key\n")
        && run.output.contains("Wrong:\n\n    tablespec: 1"))
  }

  @Test("a code without its letter or a zero is recognized", arguments: ["E107", "107"])
  func nearCode(_ name: String) async throws {
    let run = try await Program.tablec.run(["explain", name], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("did you mean E0107?"))
  }

  @Test("lists the ids, and names the view whose frame has a number")
  func ids() async throws {
    let row = try await explain("-", "nothing.of.the.kind")
    #expect(row.errors.contains("the ids are ") && !row.errors.contains("nothing for all"))
    let number = try await explain("-", "friends.height")
    #expect(number.errors.contains("write 'friends.header.height'"))
  }

  @Test("an unknown code and a folder are wrong usage", arguments: [["E9999"], ["."]])
  func wrongUsage(_ arguments: [String]) async throws {
    let run = try await Program.tablec.run(["explain"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.output == "" && run.errors.hasPrefix("Error: "))
  }

  @Test("an id shows its control characters, and does not send them to a terminal")
  func controlCharacters() async throws {
    let folder = try TemporaryFolder()
    let run = try await Program.tablec.run(
      ["explain", "-"], in: folder.url,
      input: "tablespec: 1\nsections: [{rows: [{id: \"\\e[31mX\", text: a}]}]\n")
    #expect(run.status == 0 && run.output.contains("row '␛[31mX'") && !run.output.contains("\u{1B}"))
  }
}
