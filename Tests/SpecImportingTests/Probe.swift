import Foundation
import InterfaceBuilder
import SpecFormatting
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import SpecImporting

@Suite(.enabled(if: ProcessInfo.processInfo.environment["PROBE"] != nil)) struct Probe {
  @Test func run() throws {
    let root = ProcessInfo.processInfo.environment["PROBE"]!
    let out = ProcessInfo.processInfo.environment["PROBE_OUT"]!
    var counts: [String: Int] = [:]
    var losses: [String: Int] = [:]
    var frames: [String: Int] = [:]
    var n = 0, ok = 0, unformatted = 0
    let files = FileManager.default.enumerator(atPath: root)!
    for case let path as String in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      let document: InterfaceDocument
      do { document = try InterfaceDocument(Array(data), path: path) } catch { continue }
      for table in TableImporter(document).tables() {
        n += 1
        let bytes = DraftPrinter.print(table.spec, path: "x.yaml")
        let name = path.replacingOccurrences(of: "/", with: "_") + "#" + table.name + ".yaml"
        try Data(bytes).write(to: URL(fileURLWithPath: out + "/" + name))
        if SpecFormatter().format(bytes, path: "x.yaml").isChanged { unformatted += 1; print("UNFORMATTED", name) }
        let result = SpecParser(profiles: MetricsProfile.all).parse(bytes, path: "x.yaml")
        let errors = result.diagnostics.diagnostics.filter { $0.severity == .error }
        if errors.isEmpty { ok += 1 }
        for d in result.diagnostics.diagnostics { counts["\(d.severity) \(d.code) \(d.message)", default: 0] += 1 }
        for e in errors.prefix(2) { print("ERR", name, e.range.start.line, e.message) }
        for l in table.losses { 
          let key = l.property.split(separator: " ").first.map(String.init) ?? l.property
          losses[key + (l.changesFrames ? " FRAMES" : ""), default: 0] += 1
        }
        if table.losses.contains(where: \.changesFrames) { frames["tables", default: 0] += 1 }
      }
    }
    print("TABLES", n, "ok", ok, "unformatted", unformatted, frames)
    for (k, v) in counts.sorted(by: { $0.value > $1.value }).prefix(40) { print("D", v, k) }
    for (k, v) in losses.sorted(by: { $0.value > $1.value }).prefix(60) { print("L", v, k) }
  }
}
