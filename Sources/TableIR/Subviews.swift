/// The subviews of a view, at frames or held by constraints.
public struct Subviews: Hashable, Sendable {
  public var views: [View]
  /// The size of the view when its subviews got their frames; nil for that of a new one.
  public var designSize: Size?

  public init(_ views: [View], designSize: Size? = nil) {
    self.views = views
    self.designSize = designSize
  }
}
