import TableIR

extension EnvironmentAxes {
  /// The environments in which lint checks a table that declares none: a current phone in light and dark, a small one, larger
  /// text, and, if the table adapts to split views, an expanded one.
  ///
  /// A table without rows that disclose, in which nothing depends on the kind of device, is assumed to be for phones
  /// only.
  public static func lint(_ table: Table, ios: Int) -> [EnvironmentAxes] {
    func axes(_ name: String, _ device: String, _ change: (inout EnvironmentAxes) -> Void = { _ in }) -> EnvironmentAxes
    {
      var axes = EnvironmentAxes()
      axes.name = name
      axes.screens = Device.named(device).map { [.device($0)] } ?? []
      change(&axes)
      return axes
    }
    var all = [axes("phone", Device.standard.name)]
    // The dark appearance came with iOS 13.
    if ios >= 13 { all.append(axes("dark", Device.standard.name) { $0.userInterfaceStyles = [.dark] }) }
    all.append(axes("small-phone", "iphone-se"))
    // Text sizes came with iOS 7.
    if ios >= 7 { all.append(axes("larger-text", Device.standard.name) { $0.contentSizes = [.extraExtraLarge] }) }
    if table.knowsPads {
      all.append(
        axes("split", "ipad") {
          $0.orientations = [.landscape]
          $0.splits = [.expanded(primaryWidth: nil)]
        })
    }
    return all
  }
}

extension Table {
  /// Whether a row declares what it does beside another column, or anything depends on the available space.
  fileprivate var knowsPads: Bool {
    guard isAdaptive else { return false }
    return sections.contains { section in
      section.conditions.contains(where: \.knowsPads)
        || section.rows.contains { row in
          row.discloses || row.conditions.contains(where: \.knowsPads)
            || row.variants.contains { $0.row.discloses || $0.conditions.contains(where: \.knowsPads) }
        }
    }
  }
}

extension Condition {
  fileprivate var knowsPads: Bool {
    !(idioms.isEmpty && splits.isEmpty && horizontalSizeClasses.isEmpty && verticalSizeClasses.isEmpty)
  }
}
