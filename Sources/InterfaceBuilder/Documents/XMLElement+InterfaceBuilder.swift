import TableIR
import XMLReading

/// How Interface Builder writes values.
extension XMLElement {
  package var id: String? { self["id"] }

  /// The child that is the value of a property: `<rect key="frame" …/>`.
  package func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// A finite number.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `YES` or `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A rectangle that is a property: `<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>`.
  package func rect(_ key: String) -> Rect? {
    guard let element = property(key), let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A size that is a property: `<size key="freeformSize" width="320" height="44"/>`.
  package func size(_ key: String) -> Size? {
    guard let element = property(key), let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return Size(width: width, height: height)
  }
}
