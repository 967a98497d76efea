/// A table of an app: what UIKit shows of it, and where.
public struct AppTable: Hashable, Sendable {
  /// Where the app shows the table.
  public var environment: AppEnvironment
  /// The table. Its rows, headers and footers are where they are in its content, whether the screen shows them at once or not.
  public var view: AppView
  /// Whether the cells of all rows are among the views.
  public var hasAllRows: Bool

  /// Creates an app table.
  public init(environment: AppEnvironment, view: AppView, hasAllRows: Bool = true) {
    self.environment = environment
    self.view = view
    self.hasAllRows = hasAllRows
  }
}
