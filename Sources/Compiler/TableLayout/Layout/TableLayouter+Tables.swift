import TableIR

extension TableLayouter {
  /// A layouter for one environment, whatever a table asks for.
  ///
  /// - Parameters:
  ///   - environment: where the table is shown. Its version of iOS is that of the metrics, if they are given.
  ///   - metrics: the geometry; nil for that of the environment's version of iOS, or of the newest known one before it.
  ///   - faces: the fonts for measuring texts; nil for the system font's tables.
  ///   - recordsConstraints: whether solved constraints are recorded, for pictures that show them.
  public init(
    environment: Environment, metrics: Table.Metrics? = nil, faces: FontFaces? = nil, recordsConstraints: Bool = false
  ) {
    var environment = environment
    if let metrics { environment.ios = metrics.ios }
    let known =
      MetricsProfile.profile(ios: environment.ios)
      ?? MetricsProfile.all.last { $0.versions.lowerBound <= environment.ios }
    self.init(
      environment: environment, profile: metrics?.profile ?? known ?? Table.Metrics.standard.profile, faces: faces,
      recordsConstraints: recordsConstraints)
  }

  /// The layouters of a table: one for each environment that its spec lists, with the metrics that the spec or the environment names, as
  /// `tablec compile` lays it out without flags. A spec that lists none is laid out on the standard device, and one that names no metrics
  /// as in the newest system.
  public static func layouters(
    for table: Table, faces: FontFaces? = nil, recordsConstraints: Bool = false
  ) -> [TableLayouter] {
    let matrix = EnvironmentMatrix(
      spec: table.environments, flags: EnvironmentAxes(), metrics: table.metrics ?? .standard)
    return matrix.entries.map { entry in
      TableLayouter(
        environment: entry.environment, metrics: entry.metrics, faces: faces, recordsConstraints: recordsConstraints)
    }
  }
}
