import TableIR

/// What is being laid out, by its name in explanations, and the recorder of its frames.
protocol LayoutScope {
  associatedtype Number: Length where Number.Scope == Self

  /// The scope of the table, a section or a row, whose frames are recorded from here on.
  func subject(_ id: String, _ words: @autoclosure () -> String, at location: SourceLocation) -> Self

  /// Whether the frames of an id are recorded.
  func tells(_ id: String) -> Bool

  /// The scope of a view in it. Its frame is recorded under this name.
  func view(_ name: @autoclosure () -> String) -> Self
  /// The name of the view.
  var name: String { get }

  /// Records the view's frame in a space such as `the cell`.
  func tell(_ frame: Frame<Number>, in space: @autoclosure () -> String)

  /// Corrects the position of the view, whose frame was recorded.
  func move(to y: Double, _ reason: @autoclosure () -> String)

  /// Discards the record of a view that does not exist after all.
  func forget()
}

extension LayoutScope {
  /// The name of a view in this one.
  func prefixed(_ view: String) -> String { name.isEmpty ? view : "\(name).\(view)" }

  /// The scope of a subview, by its id or its place.
  ///
  /// - Parameter isNested: whether this is the scope of a view of the spec itself, whose id is not a prefix for its subviews.
  @inline(__always)
  func subview(_ view: View, _ index: Int, isNested: Bool) -> Self {
    self.view(isNested ? view.id ?? prefixed("subview \(index)") : prefixed(view.id ?? "subview \(index)"))
  }
}

/// Records nothing.
struct SilentScope: LayoutScope {
  typealias Number = Double

  @inline(__always)
  func subject(_ id: String, _ words: @autoclosure () -> String, at location: SourceLocation) -> SilentScope { self }
  @inline(__always)
  func tells(_ id: String) -> Bool { false }
  @inline(__always)
  func view(_ name: @autoclosure () -> String) -> SilentScope { self }
  @inline(__always) var name: String { "" }
  @inline(__always)
  func tell(_ frame: Frame<Double>, in space: @autoclosure () -> String) {}
  @inline(__always)
  func move(to y: Double, _ reason: @autoclosure () -> String) {}
  @inline(__always)
  func forget() {}
}
