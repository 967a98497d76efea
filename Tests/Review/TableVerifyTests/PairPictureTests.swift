import Foundation
import TableDiff
import TableIR
import Testing

@testable import TableVerify

@Suite("The pictures of a spec and an app, side by side")
struct PairPictureTests {
  /// A red pixel.
  private static let pixel =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")
    ?? Data()

  private func picture(of name: String, _ change: (inout AppTable) throws -> Void) throws -> String {
    var app = BuiltTable.app(of: try RecordedLayouts.tree(name))
    try change(&app)
    let layout = try RecordedLayouts.layout(name)
    let verdict = TableVerification().verify(app, against: [layout])
    let picture = PairPicture(
      layout: layout, app: Array(Self.pixel), appSize: LayoutSize(width: 402, height: 874), changes: verdict.changes)
    return String(decoding: picture.bytes, as: UTF8.self)
  }

  @Test("have outlines around the rows that differ, where they are in each")
  func outlines() throws {
    let same = try picture(of: "settings") { _ in }
    let other = try picture(of: "settings") { try $0.change("Volume") { $0.frame.height = 60 } }
    let outline = /<rect [^>]*stroke="#c44e00"/.ignoresCase()
    #expect(XMLDepth().isWellFormed(other))
    #expect(same.matches(of: outline).isEmpty)
    #expect(other.matches(of: outline).count == 2)
    #expect(other.contains("the spec: settings.layout.json") && other.contains("data:image/png;base64,iVBOR"))
  }

  @Test("are one document, without two equal ids, whatever the app's name", arguments: RecordedLayouts.names.prefix(12))
  func wellFormed(_ name: String) throws {
    let text = try picture(of: name) { _ in }
    let parser = XMLDepth()
    #expect(parser.isWellFormed(text))
    let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
  }
}

/// Whether tags are closed in the order in which they were opened, and each has an attribute only once.
private struct XMLDepth {
  func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([A-Za-z]+)([^<>]*?)(\/?)>/) {
      let names = tag.output.3.matches(of: /([a-z:-]+)="[^"]*"/.ignoresCase()).map(\.output.1)
      guard Set(names).count == names.count else { return false }
      if !tag.output.1.isEmpty {
        guard open.popLast() == tag.output.2 else { return false }
      } else if tag.output.4.isEmpty {
        open.append(tag.output.2)
      }
    }
    return open.isEmpty
  }
}
