import Foundation
import SourceTree
import Testing

@Suite("explain tells what gave a look")
struct ExplainLookTests {
  private static let spec = """
    tablespec: 1
    appearance:
      - label: {color: gray, font: 15}
      - label:
          color: red
        in: [cell, section#friends]
      - label: {color: blue}
        in: section
      - view: {background: yellow, cornerRadius: 3}
    templates:
      quiet: {text: {text: a, color: green}}
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann}
          - {id: ben, use: quiet, text: Ben}
          - id: cy
            stack: {views: [{id: name, label: Cy, font: {size: 20}}, {id: tag, class: Tag, label: New}]}
          - {id: dee, text: Dee, variants: [{when: {idiom: phone}, text: {color: orange}}]}

    """

  private func explain(_ target: String) async throws -> Program.Run {
    try await Program.tablec.run(
      ["explain", "-", target, "--device", "iphone-se"], in: PackageFolder.root, input: Self.spec)
  }

  /// The lines of a property without their padding.
  private func lines(_ target: String) async throws -> [String] {
    let run = try await explain(target)
    #expect(run.status == 0 && run.errors == "")
    return run.output.split(separator: "\n").drop { !$0.hasPrefix("  ") }.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test("the winning rule with its line, and those that it beats with why")
  func rules() async throws {
    #expect(
      try await lines("ann.textLabel.color") == [
        "color = red", "rule a rule for label in [cell, section#friends] <stdin>:5",
        "beats blue: its chain of containers is shorter <stdin>:7", "beats gray: it has no container <stdin>:3",
      ])
  }

  @Test("the line that says a value directly: in a template, beside a label, in a variant")
  func direct() async throws {
    let template = try await lines("ben.textLabel.color")
    #expect(
      template.prefix(3) == [
        "color = green", "spec set directly <stdin>:11",
        "beats red: a value set directly in the spec wins <stdin>:5",
      ])
    let label = try await lines("cy.name.font")
    #expect(
      label == [
        "font = 20 pt regular", "spec set directly <stdin>:18",
        "beats 15 pt: a value set directly in the spec wins <stdin>:3",
      ])
    #expect(try await lines("dee.textLabel.color").prefix(2) == ["color = orange", "spec set directly <stdin>:19"])
  }

  @Test("views in stacks with their frames, and what nothing says as UIKit's own")
  func stacks() async throws {
    let tag = try await explain("cy.tag").output
    #expect(tag.contains("'spacing'") == false && tag.contains("the view before it"))
    #expect(tag.contains("a rule for view ") && tag.contains("cornerRadius = 3"))
    #expect(try await lines("table.tintColor") == ["tintColor = systemBlue", "default UIKit's own"])
  }

  @Test("a property that nothing says is no mistake of the spec, and says so")
  func nothing() async throws {
    let run = try await explain("ann.textLabel.shadow")
    #expect(
      run.status == 1 && run.errors.contains("neither the spec nor an appearance rule sets the shadow of 'textLabel'"))
    #expect(run.errors.contains("it has color, font"))
  }

  private static let backgrounds = """
    tablespec: 1
    style: grouped
    backgrounds:
      top: {color: red, selected: blue}
      bottom: {image: card.png}
    sections:
      - id: s
        rows:
          - {id: ann, text: Ann}
          - {id: ben, text: Ben, background: green}
          - {id: cy, text: Cy, views: [{id: tag, label: x, frame: [0, 0, 9, 9]}]}
    """

  @Test("A label in the colour of the row's text is set directly")
  func textColor() async throws {
    let spec = """
      tablespec: 1
      sections:
        - id: s
          rows:
            - id: b
              text: {text: X, color: systemRed}
              views: [{id: v, label: y, frame: [0, 0, 10, 10], color: text}]
      """
    let folder = try TemporaryFolder(["spec.yaml": spec])
    for target in ["b.v.color", "s/b.v.color"] {
      let run = try await Program.tablec.run(["explain", "spec.yaml", target], in: folder.url)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("color  = systemRed"), "\(run.output)")
      #expect(run.output.contains("set directly: the colour of the row's text"), "\(run.output)")
    }
  }

  private func backgrounds(_ target: String) async throws -> [String] {
    let files = try TemporaryFolder(["spec.yaml": Self.backgrounds])
    try FileManager.default.copyItem(
      at: PackageFolder.url("Specs/images/topRow@2x.png"), to: files.url.appending(path: "card@2x.png")
    )
    let run = try await Program.tablec.run(["explain", "spec.yaml", target, "--device", "iphone-se"], in: files.url)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test("a background with its image and the position that it is for")
  func positions() async throws {
    #expect(
      try await backgrounds("ann.cell.background").suffix(2) == [
        "background = red", "spec set directly, at the position 'top' spec.yaml:4",
      ])
    #expect(
      try await backgrounds("cy.cell.background").suffix(2) == [
        "background = the image card.png", "spec set directly, at the position 'bottom' spec.yaml:5",
      ])
    #expect(
      try await backgrounds("ben.cell.background").suffix(2) == [
        "background = green", "spec set directly, at the position 'middle' spec.yaml:10",
      ])
  }

  @Test("views under the names that the layout JSON has")
  func namesOfJSON() async throws {
    let background = try await backgrounds("cy.cell.background")
    for name in ["backgroundView", "backgroundView.fill", "background"] {
      #expect(try await backgrounds("cy.\(name)") == background)
    }
    #expect(try await backgrounds("ann.selectedBackgroundView") == backgrounds("ann.cell.selectedBackground"))
    #expect(try await backgrounds("ann.contentView.textLabel.x") == backgrounds("ann.textLabel.x"))
    #expect(try await backgrounds("ann.contentView.frame") == backgrounds("ann.contentView"))
    #expect(try await backgrounds("cy.contentView.subviews[0].y") == backgrounds("cy.tag.y"))
    #expect(try await backgrounds("ann.backgroundView.width") == backgrounds("ann.cell.width"))
  }
}
