import TableSupport

extension JSONPatch.Elements {
  /// How the sections, rows and views of two layouts are matched.
  public static let layout = JSONPatch.Elements(
    placed: ["frame", "source", "position", "backgroundView", "separator", "topSeparator"],
    isMade: { $0.isMadeForRow || $0.isMadeForSection })
}
