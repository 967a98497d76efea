import RandomNumbers

extension Generator {
  /// One of so many, counted from 0. Of one or none it draws nothing.
  package mutating func choice(of count: Int) -> Int { count <= 1 ? 0 : Int(next() % UInt64(count)) }

  /// Whether something comes true that does so in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { choice(of: 100) < percent }

  package mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[choice(of: elements.count)]
  }
}
