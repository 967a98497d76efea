import Foundation
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
      ["explain"] + arguments + ["--device", "iphone-se"], in: folder.url, input: input)
  }

  @Test("tells a number a line a step, with the profile's number and the spec's line")
  func number() async throws {
    let run = try await explain("-", "ann.archer.textLabel.x")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        iphone-se: 375 × 667 points at 2x, iOS 17, metrics ios15

        row 'ann.archer' of section 'friends'  <stdin>:7

        textLabel  [[36, 0], [304.5, 60]]  in the contentView
          x      = 36
                16       the leading margin                                               ios15: margins.narrow
              + 20       2 × 'indentationWidth' 10                                        <stdin>:7

        """)
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

  @Test("an unknown code and a folder are wrong usage", arguments: [["E9999"], ["."]])
  func wrongUsage(_ arguments: [String]) async throws {
    let run = try await Program.tablec.run(["explain"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.output == "" && run.errors.hasPrefix("Error: "))
  }
}
