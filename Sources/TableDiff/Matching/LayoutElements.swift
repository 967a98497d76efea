import JSONPatching

extension JSONPatch.Elements {
  /// What tells the sections, rows and views of two layouts apart.
  public static let layout = JSONPatch.Elements(
    placed: ["frame", "source", "position", "backgroundView", "separator", "topSeparator"],
    isMade: { $0.isMadeForRow || $0.isMadeForSection })
}
