import Foundation
import LayoutFormat
import SpecCompiling
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import TableSupport
import Testing

@testable import TableEmission

@Suite("A layout tree is read back from its JSON")
struct LayoutReaderTests {
  @Test("Every committed layout is rewritten with the same bytes", arguments: LayoutFiles.all)
  func goldens(_ path: String) throws {
    let bytes = try LayoutFiles.bytes(path)
    #expect(LayoutReader.looksLikeLayout(bytes))
    let tree = try LayoutReader().read(bytes, path: path)
    #expect(JSONEmitter().emit(tree) == bytes)
  }

  @Test("Specs laid out in several environments keep their source lines", arguments: SpecTables.specs)
  func sourceMaps(_ spec: String) throws {
    for environment in LayoutFiles.environments {
      let tree = try SpecTables.table(spec).laidOut(in: environment)
      for emitter in [JSONEmitter(), JSONEmitter(includesSourceMap: true)] {
        let bytes = emitter.emit(tree)
        #expect(emitter.emit(try LayoutReader().read(bytes, path: "-")) == bytes)
      }
    }
  }

  @Test("Sample trees keep the frames and texts of their pictures", arguments: SVGSampleTables.all)
  func samples(name: String, tree: LayoutTree) throws {
    let bytes = JSONEmitter(includesSourceMap: true).emit(tree)
    let read = try LayoutReader().read(bytes, path: name)
    #expect(JSONEmitter(includesSourceMap: true).emit(read) == bytes)
    #expect(SVGEmitter().emit(read).count > 500)
  }

  @Test("A tree that was read gives the same picture, if the layout contains all of it")
  func pictures() throws {
    let spec = """
      tablespec: 1
      style: insetGrouped
      sections:
        - id: s
          header: Accounts
          footer: {title: "A footer that is so long that it takes several lines on a telephone, which are as far apart as a footnote's."}
          rows:
            - {id: a, text: Mail, detailText: ann@example.com, style: subtitle, accessory: disclosureIndicator, selected: true}
            - {id: b, text: Photos, image: {size: [29, 29], color: systemBlue}, accessory: {switch: on}}
            - {id: c, text: Calendar, accessory: {slider: 0.4}, swipeActions: {trailing: [A title in two lines of it, {image: {size: [20, 20]}}]}}
            - {id: d, text: "A text of its own that is longer than the telephone is wide and is cut off at its end", accessory: checkmark}
            - {id: e, text: {text: "A text of several lines that tells at length what could have been told in a few words", lines: 0}, accessory: detailDisclosureButton}
      """
    for var environment in LayoutFiles.environments {
      environment.swipedRow = SwipedRow(id: "c")
      let tree = try SpecTables.table(yaml: spec).laidOut(in: environment)
      let read = try LayoutReader().read(JSONEmitter().emit(tree), path: "-")
      let (expected, found) = (Self.lines(SVGEmitter().emit(tree)), Self.lines(SVGEmitter().emit(read)))
      for (expected, found) in zip(expected, found) { #expect(expected == found) }
      #expect(expected.count == found.count)
    }
  }

  /// Without what ids begin with, which is made of all the bytes.
  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).replacing(/\bt[0-9a-f]{10}-/, with: "").split(separator: "\n")
  }

  @Test("An image with only a name is drawn as a placeholder, and as a plain colour if it is a background")
  func placeholders() throws {
    var cell = JSONTrees.cell()
    cell.imageView = ImageNode(frame: LayoutRect(x: 16, y: 8, width: 28, height: 28), image: .asset(0))
    cell.background = .slicedImage(0, capInsets: Insets(top: 1, left: 1, bottom: 1, right: 1))
    let tree = JSONTrees.tree(cell)
    let read = try LayoutReader().read(JSONEmitter().emit(tree), path: "-")
    #expect(read.assets.map(\.name) == ["dots.png"] && read.assets.allSatisfy { !$0.hasFiles && $0.knownDigest != nil })
    let picture = String(decoding: SVGEmitter().emit(read), as: UTF8.self)
    #expect(!picture.contains("<image") && !picture.contains("data:"))
    // systemGray5: the row's ground, and the picture's.
    #expect(picture.components(separatedBy: "#e5e5ea").count - 1 == 2)
    #expect(String(decoding: SVGEmitter().emit(tree), as: UTF8.self).contains("<image"))
  }

  @Test("Values that a layout does not contain are derived where possible")
  func madeUp() throws {
    let environment = LayoutFiles.environments[0]
    let tree = try SpecTables.table("Specs/long-texts.yaml").laidOut(in: environment)
    let read = try LayoutReader().read(JSONEmitter().emit(tree), path: "-")
    #expect(read.environment == tree.environment)
    var labels = 0
    for (section, other) in zip(tree.table.sections, read.table.sections) {
      for (row, other) in zip(section.rows, other.rows) {
        for (label, other) in [(row.textLabel, other.textLabel), (row.detailTextLabel, other.detailTextLabel)] {
          guard let label, let other else { continue }
          labels += 1
          #expect(abs(label.textWidth - other.textWidth) < 0.01, "\(label.text)")
          if label.lines.count > 1 { #expect(label.leading == other.leading, "\(label.text)") }
        }
      }
    }
    #expect(labels > 5)
  }

  @Test("A layout is recognized by its beginning")
  func sniffing() {
    func looks(_ text: String) -> Bool { LayoutReader.looksLikeLayout(Array(text.utf8)) }
    #expect(looks(#"{"format": "tablec.layout""#) && looks("\u{FEFF}\n {\"version\": 1, \"format\":\"tablec.layout\"}"))
    #expect(!looks("") && !looks("tablespec: 1") && !looks(#"["tablec.layout"]"#) && !looks(#"{"format": "other"}"#))
    #expect(!looks("# \"tablec.layout\"\n{}"))
  }
}
