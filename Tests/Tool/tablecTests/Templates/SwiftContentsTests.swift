import Foundation
import Testing

@Suite("The Swift of templates has what the spec says, and tells what it leaves out")
struct SwiftContentsTests {
  private static let templates = ["swift-uikit", "swift-diffable"]

  private static let spec = """
    tablespec: 1
    name: all
    sections:
      - id: plain
        header: Plain
        rows:
          - {id: account, text: Account}
          - id: dark
            text: {text: White, color: white}
            background: {color: "#112233", selected: systemRed, cornerRadius: 6}
          - {id: fade, text: Fade, background: {gradient: ["#445566", "#778899"]}}
      - id: own
        rows:
          - id: tall-row
            views:
              - {label: Title, frame: [0, 0, 90, 20], font: {style: body}, lines: 0}
              - {switch: on, frame: [0, 40, 63, 28], id: toggle}
              - {frame: [100, 0, 90, 80], views: [{label: Deep, frame: [0, 0, 80, 20], font: {style: footnote}, lines: 2}]}
            designSize: [320, 88]
            height: automatic
          - id: stacked
            stack: {views: [{label: Piled, font: {style: headline}}]}

    """

  private func output(
    _ template: String, _ spec: String = Self.spec, _ files: [String: String] = [:]
  ) async throws -> String {
    let folder = try TemporaryFolder(files.merging(["a.yaml": spec]) { $1 })
    let run = try await tablec("compile", "a.yaml", "--template", template, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("Backgrounds of rows, also those that are selected", arguments: templates)
  func backgrounds(_ template: String) async throws {
    let swift = try await output(template)
    #expect(swift.components(separatedBy: "cell.backgroundView = ").count == 3)
    #expect(swift.contains("cell.selectedBackgroundView = "))
    #expect(swift.contains("view.backgroundColor = UIColor(red: 0.0667, green: 0.1333, blue: 0.2, alpha: 1)"))
    #expect(swift.contains("view.backgroundColor = UIColor.systemRed") && swift.contains("view.layer.cornerRadius = 6"))
    #expect(swift.contains("ownCells: Set<Row> = [.dark, .fade, .tallRow, .stacked]"))
  }

  @Test("Fonts, lines and controls of views, which a layout does not have", arguments: templates)
  func views(_ template: String) async throws {
    let swift = try await output(template)
    for style in ["body", "footnote", "headline"] {
      #expect(swift.contains("view.font = UIFont.preferredFont(forTextStyle: .\(style))"))
    }
    #expect(swift.contains("view.numberOfLines = 0") && swift.contains("view.numberOfLines = 2"))
    let control = try #require(swift.range(of: #"view.accessibilityIdentifier = "toggle""#))
    #expect(swift[control.upperBound...].prefix(300).contains("self?.changed(row, control)"))
  }

  @Test("A row with views is as high as its layout", arguments: templates)
  func heights(_ template: String) async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec,
      "h.mustache": "{{#table.sections}}{{#rows}}{{rowID}}={{height(frame)}};{{/rows}}{{/table.sections}}",
    ])
    let run = try await tablec("compile", "a.yaml", "--template", "h.mustache", in: folder)
    let sizes = run.output.split(separator: ";")
    let tall = try #require(sizes.first { $0.hasPrefix("tall-row=") }).dropFirst("tall-row=".count)
    let swift = try await output(template)
    #expect(swift.contains("    case .tallRow: \(tall)\n") && swift.contains("    default: nil\n"))
    #expect(!swift.contains(": nil\n    case"))
  }

  @Test("With string catalogs, every text of the spec is looked up", arguments: templates)
  func strings(_ template: String) async throws {
    let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
    let swift = try await output(
      template, Self.spec.replacing("name: all", with: "name: all\nstrings: a.xcstrings"), ["a.xcstrings": catalog])
    for text in ["Account", "White", "Plain", "Title", "Deep", "Piled"] {
      #expect(swift.contains("NSLocalizedString(\"\(text)\", tableName: \"a\", comment: \"\")"))
    }
    let plain = try await output(template)
    #expect(!plain.contains("NSLocalizedString"))
  }

  @Test("What is put into a text is put into it in Swift, too", arguments: templates)
  func arguments(_ template: String) async throws {
    let catalog = #"{"sourceLanguage": "en", "strings": {"boats": {}}, "version": "1.0"}"#
    let spec = """
      tablespec: 1
      strings: a.xcstrings
      sections:
        - rows:
            - text: {key: boats, text: "%lld boats", arguments: 3}
            - text: [{text: "%@ at %@", arguments: [Ann, "9:41"]}]
      """
    let swift = try await output(template, spec, ["a.xcstrings": catalog])
    #expect(
      swift.contains(#"String.localizedStringWithFormat(NSLocalizedString("boats", tableName: "a", comment: ""), 3)"#))
    #expect(
      swift.contains(
        #"String.localizedStringWithFormat(NSLocalizedString("%@ at %@", tableName: "a", comment: ""), "Ann", "9:41")"#)
    )
  }

  @Test("No line is there for nothing", arguments: templates)
  func brief(_ template: String) async throws {
    let swift = try await output(template)
    #expect(swift.contains("    case account\n") && swift.contains(#"    case tallRow = "tall-row""#))
    #expect(!swift.contains("      break\n"))
    #expect(!swift.contains("headerView(of") && !swift.contains("footerView(of"))
  }

  @Test("What is left out is named, key by key, with its place", arguments: templates)
  func leftOut(_ template: String) async throws {
    let swift = try await output(template)
    #expect(swift.contains("// Left out: background.gradient: [#445566, #778899] (row 'fade')\n"))
    #expect(!swift.contains("swipeActions") && !swift.contains("editing"))
    let more = try await output(
      template,
      """
      tablespec: 1
      name: all
      swipeActions: {trailing: [Delete]}
      tableHeader: {views: [{label: Top, frame: [0, 0, 50, 20]}]}
      sectionIndex: [A]
      appearance: [{label: {color: red}}]
      sections:
        - id: s
          header: {title: {text: A, font: 12}, transform: none}
          rows: [{repeat: 5, id: "r{number}", text: a, editing: delete}]
      """)
    for line in [
      "swipeActions: {trailing: [Delete]}", "tableHeader: {views: [{frame: [0, 0, 50, 20], label: Top}]}",
      "sectionIndex: [A]", "appearance: [{label: {color: red}}]", "title.font: 12 (the header of section 's')",
      "transform: none (the header of section 's')", "editing: delete (row 'r1', row 'r2', row 'r3' and 2 more)",
    ] { #expect(more.contains("// Left out: \(line)\n"), "\(line)") }
    #expect(!more.contains("gradient"))
  }
}
