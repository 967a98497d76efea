import TableDiagnostics
import TableIR
import TableParsing

/// A symbol must be one of the system that shows it: `UIImage(systemName:)` has no image for those of later systems.
struct UnavailableSymbol: LintRule {
  static let code = DiagnosticCode(
    "L0106", rule: "unavailable-symbol", "an SF Symbol that this version of iOS does not have")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    let ios = table.scene.environment.ios
    // Before iOS 13 there are none at all, which L0402 says.
    guard (13..<SymbolCatalog.newestSystem).contains(ios) else { return }
    ImageUses(table.scene.table).visit { image, place, owner in
      guard let symbol = image.shownSymbol, let version = SymbolCatalog.version(of: symbol.name),
        let first = Int(version.prefix { $0 != "." }), first > ios
      else { return }
      findings.add(
        Self.code, [place.at("symbol"), place], owner: owner,
        "the symbol \(symbol.name.quotedForMessage) came with iOS \(version), and this is iOS \(ios)",
        help: "choose one that is older, or show another in older systems with 'when: {ios: …}'", rank: -Double(ios))
    }
  }
}
