import TableIR
import TableSupport

/// What an `.imageset` or a `.symbolset` says of its files.
package struct ImageSet {
  /// In the order of the set.
  package let entries: [Entry]
  /// Whether the image is drawn in the tint colour.
  package let isTemplate: Bool
  /// Of an image that is stretched in its middle, the edges that are not, in points.
  package let capInsets: Insets?

  package struct Entry {
    /// The name of the file in the folder of the set.
    package var file: String
    /// Pixels per point; nil for a drawing that fits all.
    package var scale: Int?
    /// The device that the entry names; nil for every one.
    package var idiom: Idiom?
    /// The devices on which its conditions hold.
    package var devices: [Idiom]
    package var appearance: AssetAppearance
  }

  package init(_ contents: JSONValue, isSymbol: Bool) {
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    isTemplate = intent == "template" || isSymbol && intent != "original"
    var entries: [Entry] = []
    var capInsets: Insets?
    for entry in contents[isSymbol ? "symbols" : "images"]?.array ?? [] {
      guard let file = entry["filename"]?.string, !file.isEmpty, !file.contains("/"), ![".", ".."].contains(file),
        let use = AssetUse(entry)
      else { continue }
      let scale = entry["scale"]?.string.flatMap { Int($0.dropLast()) }.flatMap { (1...3).contains($0) ? $0 : nil }
      entries.append(
        Entry(file: file, scale: scale, idiom: use.idiom, devices: use.devices, appearance: use.appearance))
      if capInsets == nil { capInsets = entry["resizing"].flatMap { Self.capInsets($0, scale: scale ?? 1) } }
    }
    (self.entries, self.capInsets) = (entries, capInsets)
  }

  /// The entries that are used on a device: those that name it, or else those for every one.
  package func entries(on idiom: Idiom) -> [Entry] {
    let usable = entries.filter { $0.devices.contains(idiom) }
    let own = usable.filter { $0.idiom == idiom }
    return own.isEmpty ? usable.filter { $0.idiom == nil } : own
  }

  /// Of an image that is stretched in its middle. The catalog has pixels.
  private static func capInsets(_ resizing: JSONValue, scale: Int) -> Insets? {
    guard let insets = resizing["cap-insets"] else { return nil }
    func edge(_ name: String) -> Double { max(insets[name]?.number ?? 0, 0) / Double(scale) }
    return Insets(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }
}
