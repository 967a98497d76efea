import TableDiagnostics
import TableIR
import TableLayout

/// An image must have a file for every scale, so that none is enlarged.
struct MissingScale: LintRule {
  static let code = DiagnosticCode("L0105", rule: "missing-scale", "an image without a file for the screen's scale")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    let scene = table.scene
    let scale = scene.environment.scale
    let blurred = Set(
      scene.tree.assets.indices.filter { index in
        let variant = scene.tree.assets[index].variant(scale: scale)
        return Double(variant.scale) < scale && !variant.isDrawing
      })
    guard !blurred.isEmpty else { return }
    var reported: Set<Int> = []
    ImageUses(scene.table).visit { image, place, owner in
      guard case .asset(let index) = image, blurred.contains(index), reported.insert(index).inserted else { return }
      let asset = scene.tree.assets[index]
      let largest = asset.variant(scale: scale).scale
      findings.add(
        Self.code, [place], owner: owner,
        "\(asset.name.quotedForMessage) has no file for \(Int(scale))x screens and is blurred there",
        help: asset.set != nil
          ? "give its image set a file for \(Int(scale))x"
          : asset.isOneFile
            ? "a name with '@\(largest)x' selects that file alone: omit the suffix, and each screen uses its own file"
            : "add the file '\(asset.name(scale: Int(scale)))'", rank: -scale)
    }
  }
}

extension ImageAsset {
  /// Whether the spec names one file by its scale.
  fileprivate var isOneFile: Bool { name.contains("@2x.") || name.contains("@3x.") }

  fileprivate func name(scale: Int) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "\(name)@\(scale)x" }
    return "\(name[..<dot])@\(scale)x\(name[dot...])"
  }
}
