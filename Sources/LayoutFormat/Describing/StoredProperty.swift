/// Where a property is in its node, found once: to follow a key path each time costs more than what is written there.
struct StoredProperty<Node, Value>: Sendable {
  private let path: KeyPath<Node, Value> & Sendable
  /// Nil for a property that is computed.
  private let offset: Int?

  init(_ path: KeyPath<Node, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Node>.offset(of: path)
  }

  /// Hands the property on where it is.
  @inline(__always)
  func visit(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Value>) -> Void) {
    if let offset {
      body(UnsafeRawPointer(node).advanced(by: offset).assumingMemoryBound(to: Value.self))
    } else {
      withUnsafePointer(to: node.pointee[keyPath: path], body)
    }
  }

  /// The same of an optional one, where there is a value. An optional has its value where it is itself.
  @inline(__always)
  func visit<Wrapped>(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Wrapped>) -> Void) where Value == Wrapped? {
    visit(node) { (value: UnsafePointer<Value>) in
      if value.pointee != nil { body(UnsafeRawPointer(value).assumingMemoryBound(to: Wrapped.self)) }
    }
  }
}
