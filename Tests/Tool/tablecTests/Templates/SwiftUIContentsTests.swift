import Foundation
import Recordings
import SourceTree
import Testing

@Suite("The SwiftUI of a table has what the spec says, and tells what it leaves out")
struct SwiftUIContentsTests {
  private func output(_ spec: String, _ files: [String: String] = [:]) async throws -> String {
    let folder = try TemporaryFolder(files.merging(["a.yaml": "tablespec: 1\n" + spec]) { $1 })
    let run = try await tablec("compile", "a.yaml", "--template", "swiftui", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("as it was looked at", arguments: ["list-form", "embedded-controls"])
  func golden(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await tablec(
      "compile", PackageFolder.url("Specs/\(name).yaml").path, "--template", "swiftui", in: folder)
    #expect(run.status == 0)
    try Recording.compare(run.output, with: "Tests/Tool/tablecTests/Templates/Goldens/\(name).swiftui.txt")
  }

  @Test("The style of the list, and a note where the frames of the spec are those of UIKit")
  func hosts() async throws {
    let rows = "sections: [{rows: [a]}]"
    for style in ["plain", "grouped", "insetGrouped"] {
      let swift = try await output("host: swiftui\nstyle: \(style)\n" + rows)
      #expect(swift.contains("    .listStyle(.\(style))\n") && !swift.contains("The spec's host"))
    }
    #expect(try await output(rows).contains("// The spec's host is not \"swiftui\""))
  }

  @Test("What SwiftUI cannot say is a comment at its row, its section or its view")
  func comments() async throws {
    let swift = try await output(
      """
      host: swiftui
      sectionIndex: [A]
      style: plain
      sections:
        - id: s
          rowHeight: 50
          footer: {height: 30}
          rows:
            - {id: tall, text: {text: T, highlightedColor: red, lineBreakMode: clipping}, height: 80, indentationLevel: 2}
            - {id: dark, text: a, variants: [{when: {appearance: dark}, text: b}]}
            - id: own
              views: [{label: Deep, frame: [1, 2, 30, 20], autoresizing: [flexibleWidth]}]
      """)
    #expect(!swift.contains("Left out"))
    for line in [
      "// sectionIndex: [A]", "    // rowHeight: 50", "    // footer: height: 30", "    // height: 80",
      "    // indentationLevel: 2",
      "      // highlightedColor: red", "      // lineBreakMode: clipping",
      "    // variants: [{when: {appearance: dark}, text: b}]", "    // frame: [1, 2, 30, 20]",
      "    // autoresizing: [flexibleWidth]",
    ] { #expect(swift.contains("\n\(line)\n"), "\(line)") }
  }

  @Test("A comment stays a comment, whatever the spec says")
  func hostileComments() async throws {
    let swift = try await output(
      #"""
      host: swiftui
      sections: [{rows: [{id: "a\n}", text: a, variants: [{when: {appearance: dark}, text: "\n*/ } exit(1)"}]}]}]
      """#)
    #expect(!swift.contains("\n*/") && !swift.contains("\n}\n/"))
    #expect(swift.contains(#"text: \n*/ } exit(1)"#))
  }

  @Test("An image, a style and a title of a row are not those of its swipe actions")
  func swipeActions() async throws {
    let swift = try await output(
      """
      host: swiftui
      swipeActions: {leading: [Flag]}
      sections:
        - rows:
            - id: a
              text: a
              image: {symbol: star}
              swipeActions: {trailing: [Mute, {image: {symbol: trash}, style: destructive}]}
      """)
    #expect(
      swift.contains(
        """
            .swipeActions(edge: .leading) {
              Button {
                swipe(.a, .leading, 0)
              } label: {
                Text(verbatim: "Flag")
              }
            }
            .swipeActions(edge: .trailing) {
              Button {
                swipe(.a, .trailing, 0)
              } label: {
                Text(verbatim: "Mute")
              }
              Button(role: .destructive) {
                swipe(.a, .trailing, 1)
              } label: {
                Image(systemName: "trash")
              }
            }

        """))
  }

  @Test("A row can have texts and views")
  func textBesideViews() async throws {
    let swift = try await output(
      """
      host: swiftui
      sections: [{rows: [{id: a, text: Above, views: [{label: Below, frame: [0, 20, 60, 20]}]}]}]
      """)
    #expect(
      swift.contains(
        """
            VStack(alignment: .leading) {
              Text(verbatim: "Above")
              Group {
                // frame: [0, 20, 60, 20]
                Text(verbatim: "Below")
              }
            }

        """))
  }

  @Test("Rows and sections with conditions can be left out, the others cannot")
  func conditions() async throws {
    let swift = try await output(
      """
      host: swiftui
      sections:
        - {id: s, rows: [{id: a, text: a}, {id: b, text: b, when: {horizontalSizeClass: regular}}]}
        - {id: t, when: {horizontalSizeClass: regular}, rows: [{id: c, text: c}]}
      """)
    #expect(swift.contains("rowsHiddenAtFirst: Set<Row> = [.b, .c, ]\n"))
    #expect(
      swift.contains(
        "    Section {\n      aRow\n      if !hiddenRows.contains(.b) {\n        bRow\n      }\n    }\n"))
    #expect(
      swift.contains("      if ![Row.c].allSatisfy(hiddenRows.contains) {\n        tSection\n      }\n"))
  }

  @Test("Controls with the same id have values with different names")
  func values() async throws {
    let swift = try await output(
      """
      host: swiftui
      sections:
        - id: s
          header: {views: [{id: x, switch: on, frame: [0, 0, 60, 30]}]}
          rows:
            - {id: a, stack: {views: [{id: x, switch: on}, {id: x, switch: off}, {slider: 0.5}]}}
            - {id: a x, text: a, accessory: {switch: on}}
      """)
    for line in ["sX = true", "aX = true", "aX2 = false", "aSlider: Double = 0.5", "aX3 = true"] {
      #expect(swift.contains("    public var \(line)\n"), "\(line)")
    }
  }
}
