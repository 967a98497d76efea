package import TableFonts
package import TableIR
package import TableLayout

extension Environment {
  /// A phone's screen without safe areas: with 375 × 667 points at 2x and iOS 17, if a test does not say otherwise.
  package static func phone(
    width: Double = 375, height: Double = 667, scale: Double = 2, ios: Int = 17,
    _ change: (inout Environment) -> Void = { _ in }
  ) -> Environment {
    var environment = Environment(size: LayoutSize(width: width, height: height), scale: scale, ios: ios)
    change(&environment)
    return environment
  }
}

extension Table {
  /// The layout by UIKit's geometry in the environment's version of iOS.
  package func laidOut(
    in environment: Environment = .phone(), faces: FontFaces? = nil, recordsConstraints: Bool = false
  ) -> LayoutTree {
    layouter(in: environment, faces: faces, recordsConstraints: recordsConstraints).layOut(self)
  }

  package func layouter(
    in environment: Environment = .phone(), faces: FontFaces? = nil, recordsConstraints: Bool = false
  ) -> TableLayouter {
    guard let profile = MetricsProfile.profile(ios: environment.ios) else {
      preconditionFailure("there is no geometry of iOS \(environment.ios)")
    }
    return TableLayouter(
      environment: environment, profile: profile, faces: faces, recordsConstraints: recordsConstraints)
  }

  /// The same with rows that all are as high as their contents need.
  package var withAutomaticHeights: Table {
    var table = self
    table.rowHeight = .automatic
    for section in table.sections.indices {
      table.sections[section].rowHeight = nil
      for row in table.sections[section].rows.indices { table.sections[section].rows[row].height = nil }
    }
    return table
  }
}
