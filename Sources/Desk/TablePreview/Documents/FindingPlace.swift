/// Where a finding is that not all figures of a scene have.
package struct FindingPlace: Hashable, Sendable {
  /// An environment that is not shown.
  package struct Environment: Hashable, Sendable {
    package var name: String
    /// What shows it, as the query of an address; nil if nothing does.
    package var query: String?

    package init(name: String, query: String?) { (self.name, self.query) = (name, query) }
  }

  /// The indices of the figures that have it; none for a finding of other environments.
  package var figures: [Int]
  package var elsewhere: [Environment]

  package init(figures: [Int] = [], elsewhere: [Environment] = []) {
    (self.figures, self.elsewhere) = (figures, elsewhere)
  }
}
