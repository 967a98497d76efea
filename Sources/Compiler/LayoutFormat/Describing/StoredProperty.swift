/// The offset of a property in its node, found once: following a key path each time would cost more than writing the value.
struct StoredProperty<Node, Value>: Sendable {
  private let path: KeyPath<Node, Value> & Sendable
  /// Nil for a property that is computed.
  private let offset: Int?

  init(_ path: KeyPath<Node, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Node>.offset(of: path)
  }

  /// Passes a pointer to the property in place.
  @inline(__always)
  func visit(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Value>) -> Void) {
    guard let offset else { return visitComputed(node, body) }
    body(UnsafeRawPointer(node).advanced(by: offset).assumingMemoryBound(to: Value.self))
  }

  /// Apart, so that what a temporary value needs does not slow down the others.
  @inline(never)
  private func visitComputed(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Value>) -> Void) {
    withUnsafePointer(to: node.pointee[keyPath: path], body)
  }

  /// The same for an optional property, if it has a value. An optional stores its value at its own address.
  @inline(__always)
  func visit<Wrapped>(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Wrapped>) -> Void) where Value == Wrapped? {
    visit(node) { (value: UnsafePointer<Value>) in
      if value.pointee != nil { body(UnsafeRawPointer(value).assumingMemoryBound(to: Wrapped.self)) }
    }
  }

  /// The same for the first element of an array, if there is one.
  @inline(__always)
  func visitFirst<Element>(_ node: UnsafePointer<Node>, _ body: (UnsafePointer<Element>) -> Void)
  where Value == [Element] {
    visit(node) { (array: UnsafePointer<Value>) in
      guard !array.pointee.isEmpty else { return }
      array.pointee.withUnsafeBufferPointer { if let first = $0.baseAddress { body(first) } }
    }
  }
}
