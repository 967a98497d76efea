import TableIR

/// How Interface Builder writes values.
extension XMLElement {
  package var id: String? { self["id"] }

  /// A connection that code has a name for.
  var isOutlet: Bool { name == "outlet" || name == "outletCollection" }

  /// What tests find it by: of its accessibility, or set when the app runs.
  var accessibilityIdentifier: String? {
    let own = (child("accessibility") ?? property("accessibilityConfiguration"))?["identifier"]
    return own
      ?? child("userDefinedRuntimeAttributes")?.children.first { $0["keyPath"] == "accessibilityIdentifier" }.flatMap {
        $0["value"] ?? $0.property("value")?.content
      }
  }

  /// The child that is the value of a property: `<rect key="frame" …/>`.
  package func property(_ key: String) -> XMLElement? { child(keyed: key) }

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
  package func rect(_ key: String) -> LayoutRect? {
    if key == "frame", let inset = property("frameInset") { return frame(of: inset) }
    guard let element = property(key), let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// A size that is a property: `<size key="freeformSize" width="320" height="44"/>`.
  package func size(_ key: String) -> LayoutSize? {
    guard let element = property(key), let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return LayoutSize(width: width, height: height)
  }

  /// A frame by its distances from the view around it, as some builds of Xcode 8 wrote it for documents without size classes:
  /// `<frame key="frameInset" minX="8" minY="50.00%" width="82.29%" height="21"/>`. A percentage of a length is one of the length around it,
  /// and one of a distance is that of the space which the view leaves free. Nil if nothing around it has a size.
  private func frame(of inset: XMLElement) -> LayoutRect? {
    var outer = parent
    while let view = outer, view.property("frame") == nil, view.property("frameInset") == nil { outer = view.parent }
    guard let around = outer?.rect("frame")?.size else { return nil }
    func axis(_ low: String, _ length: String, _ high: String, _ around: Double) -> (start: Double, length: Double) {
      let own = inset.share(length, of: around)
      let free = { inset.share($0, of: around - (own ?? 0)) }
      let (start, end) = (free(low), free(high))
      let size = max(own ?? around - (start ?? 0) - (end ?? 0), 0)
      return (start ?? end.map { around - size - $0 } ?? 0, size)
    }
    let (x, y) = (axis("minX", "width", "maxX", around.width), axis("minY", "height", "maxY", around.height))
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// A number, or a percentage of a length; nil if there is none.
  private func share(_ attribute: String, of length: Double) -> Double? {
    guard let text = self[attribute], text.hasSuffix("%") else { return number(attribute) }
    return Double(text.dropLast()).flatMap { $0.isFinite ? $0 / 100 * length : nil }
  }
}
