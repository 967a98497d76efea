import TableIR

/// What is being laid out, as explanations call it, and where its frames are told of.
protocol LayoutScope {
  associatedtype Number: Length where Number.Scope == Self

  /// The table, a section or a row, of which frames are told from here on.
  func subject(_ id: String, _ words: @autoclosure () -> String, at location: SourceLocation) -> Self

  /// Whether frames are told of what has an id.
  func tells(_ id: String) -> Bool

  /// A view in it. Its frame is told as that of a view of this name.
  func view(_ name: @autoclosure () -> String) -> Self
  /// The name of the view.
  var name: String { get }

  /// Tells of the view's frame in a space such as `the cell`.
  func tell(_ frame: Frame<Number>, in space: @autoclosure () -> String)

  /// Tells where the view is after all, whose frame was told.
  func move(to y: Double, _ reason: @autoclosure () -> String)

  /// Takes back what was told of a view that is not there after all.
  func forget()
}

extension LayoutScope {
  /// The name of a view in this one.
  func prefixed(_ view: String) -> String { name.isEmpty ? view : "\(name).\(view)" }

  /// That of a subview, by its id or its place.
  ///
  /// - Parameter isNested: whether this is the scope of a view of the spec itself, beside whose id another needs none before it.
  @inline(__always)
  func subview(_ view: View, _ index: Int, isNested: Bool) -> Self {
    self.view(isNested ? view.id ?? prefixed("subview \(index)") : prefixed(view.id ?? "subview \(index)"))
  }
}

/// Tells nothing.
struct SilentScope: LayoutScope {
  typealias Number = Double

  @inline(__always)
  func subject(_ id: String, _ words: @autoclosure () -> String, at location: SourceLocation) -> SilentScope { self }
  @inline(__always)
  func tells(_ id: String) -> Bool { true }
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
