import Foundation
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import SpecImporting

@Suite("Importing a dump")
struct DumpImporterTests {
  private func imported(_ dump: String) throws -> (text: String, losses: [ImportLoss], tree: LayoutTree) {
    let table = try DumpImporter().table(Array(dump.utf8), path: "dump.txt", name: "dump")
    let text = String(decoding: DraftPrinter.print(table.spec, path: "dump.yaml"), as: UTF8.self)
    return (text, table.losses, try layout(text))
  }

  private func layout(_ spec: String, path: String = "dump.yaml") throws -> LayoutTree {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: path)
    let table = try #require(result.table, "\(result.diagnostics.diagnostics.map(\.message)) in\n\(spec)")
    let entry = try #require(
      EnvironmentMatrix(
        spec: table.environments, flags: EnvironmentAxes(), metrics: table.metrics ?? .standard
      ).entries.first)
    return TableLayouter(environment: entry.environment, profile: entry.metrics.profile).layOut(table)
  }

  /// The frames that a dump has of each row: its own, and those of its contentView, accessory and views.
  private func frames(_ tree: LayoutTree) -> [[Rect]] {
    func flat(_ views: [ViewNode], _ x: Double, _ y: Double) -> [Rect] {
      views.filter { !$0.look.isHidden }.flatMap { view -> [Rect] in
        let frame = view.frame.offsetBy(x: x, y: y)
        if case .stack(let inner) = view.content { return flat(inner, frame.x, frame.y) }
        return (frame.width > 0 && frame.height > 0 ? [frame] : []) + flat(view.subviews, frame.x, frame.y)
      }
    }
    return tree.table.sections.flatMap(\.rows).map { row in
      let own: [Rect?] = [row.imageView?.frame, row.textLabel?.frame, row.detailTextLabel?.frame]
      let views = own.compactMap(\.self).filter { $0.width > 0 && $0.height > 0 } + flat(row.subviews, 0, 0)
      let sorted = views.sorted { ($0.y, $0.x, $0.width) < ($1.y, $1.x, $1.width) }
      return [row.frame, row.contentView] + (row.accessoryView.map { [$0.frame] } ?? []) + sorted
    }
  }

  private func agree(_ one: [Rect], _ other: [Rect]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.isNear($1) }
  }

  /// The specs whose rows a dump shows in another way than a spec can say.
  private static let others: Set = [
    // The titles of a section index are not views.
    "section-index.yaml"
  ]

  @Test("gives the frames back that the project's own specs have")
  func own() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Specs")
    var (agreed, total) = (0, 0)
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".yaml")
    {
      let path = folder.appending(path: name).path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let result = SpecParser(profiles: MetricsProfile.all).parse(Array(text.utf8), path: path)
      guard let table = result.table, table.host == .table, !Self.others.contains(name),
        let entry = EnvironmentMatrix(
          spec: table.environments, flags: EnvironmentAxes(), metrics: table.metrics ?? .standard
        ).entries.first
      else { continue }
      let tree = TableLayouter(environment: entry.environment, profile: entry.metrics.profile).layOut(table)
      guard tree.table.sections.contains(where: { !$0.rows.isEmpty }) else { continue }
      let before = frames(tree)
      let after = frames(try imported(PrintedLayout(tree, ios: entry.metrics.ios).text).tree)
      agreed += zip(before, after).count { agree($0, $1) }
      total += before.count
      if ProcessInfo.processInfo.environment["TABLEC_IMPORT_MISSES"] != nil {
        for (one, other) in zip(before, after) where !agree(one, other) { print("\(name)\n  \(one)\n  \(other)") }
      }
    }
    // What is left are cells wider than their table, and a table of another profile.
    #expect(total >= 290 && agreed * 100 >= total * 90, "\(agreed) of \(total) rows have the frames of the dump")
    print("\(agreed) of \(total) rows have the frames of the dump")
  }
}
