/// The axes of a variable font (`fvar`), and their mapping (`avar`).
struct VariationAxes: Sendable {
  struct Axis: Hashable, Sendable {
    var tag: Tag
    /// In the units of the axis: CSS units for weights, points for optical sizes.
    var minimum: Double
    var standard: Double
    var maximum: Double
    /// Its name in `name`.
    var nameID: Int
  }

  /// A named instance, such as Bold.
  struct Instance: Sendable {
    var nameID: Int
    var coordinates: [Double]
    /// Of its PostScript name; nil if it has none of its own.
    var postScriptNameID: Int?
  }

  let axes: [Axis]
  let instances: [Instance]
  /// For each axis, the points (from, to) of `avar`, ascending; empty if the axis is linear.
  private let segments: [[(from: Double, to: Double)]]
  /// Where axes depend on one another (`avar` 2): what is added to each, by the places of all.
  private let dependence: (map: DeltaSetIndexMap?, store: VariationStore)?

  init(fvar: FontData, avar: FontData?) throws(FontError) {
    guard let offset = fvar.u16(4), let axisCount = fvar.u16(8), let axisSize = fvar.u16(10), axisSize >= 20,
      let instanceCount = fvar.u16(12), let instanceSize = fvar.u16(14)
    else { throw .damagedTable("fvar") }
    var axes: [Axis] = []
    for index in 0..<axisCount {
      let record = offset + axisSize * index
      guard let tag = fvar.tag(record), let minimum = fvar.fixed(record + 4), let standard = fvar.fixed(record + 8),
        let maximum = fvar.fixed(record + 12), let nameID = fvar.u16(record + 18), minimum <= standard,
        standard <= maximum
      else { throw .damagedTable("fvar") }
      axes.append(Axis(tag: tag, minimum: minimum, standard: standard, maximum: maximum, nameID: nameID))
    }
    self.axes = axes
    var instances: [Instance] = []
    if instanceSize >= 4 + 4 * axisCount {
      for index in 0..<instanceCount {
        let record = offset + axisSize * axisCount + instanceSize * index
        guard let nameID = fvar.u16(record), fvar.part(record, count: instanceSize) != nil else {
          throw .damagedTable("fvar")
        }
        let coordinates = (0..<axisCount).compactMap { fvar.fixed(record + 4 + 4 * $0) }
        let own = instanceSize >= 6 + 4 * axisCount ? fvar.u16(record + 4 + 4 * axisCount) : nil
        instances.append(
          Instance(nameID: nameID, coordinates: coordinates, postScriptNameID: own == 0xFFFF ? nil : own))
      }
    }
    self.instances = instances
    guard let avar else {
      (segments, dependence) = ([], nil)
      return
    }
    let (segments, end) = try Self.segments(avar, axes: axisCount)
    self.segments = segments
    dependence =
      avar.u16(0) == 2
      ? avar.table(avar.u32(end + 4)).flatMap(VariationStore.init).map {
        (avar.table(avar.u32(end)).flatMap(DeltaSetIndexMap.init), $0)
      } : nil
  }

  /// The points of each axis, and where they end.
  private static func segments(
    _ avar: FontData, axes: Int
  ) throws(FontError) -> ([[(from: Double, to: Double)]], end: Int) {
    guard let count = avar.u16(6) else { throw .damagedTable("avar") }
    var position = 8
    var segments: [[(from: Double, to: Double)]] = []
    for _ in 0..<min(count, axes) {
      guard let points = avar.u16(position) else { throw .damagedTable("avar") }
      var segment: [(from: Double, to: Double)] = []
      for index in 0..<points {
        guard let from = avar.f2dot14(position + 2 + 4 * index), let to = avar.f2dot14(position + 4 + 4 * index) else {
          throw .damagedTable("avar")
        }
        segment.append((from, to))
      }
      segments.append(segment)
      position += 2 + 4 * points
    }
    return (segments, position)
  }

  func index(_ tag: Tag) -> Int? { axes.firstIndex { $0.tag == tag } }

  /// The position of an instance on each axis, from -1 to 1, in steps of 1/16384; axes that are not named keep their
  /// default.
  func normalized(_ wanted: [Tag: Double]) -> [Double] {
    let places = independent(wanted)
    guard let (map, store) = dependence else { return places }
    let scalars = store.scalars(at: places)
    return places.enumerated().map { axis, place in
      let index = map?.index(of: axis) ?? VariationStore.Index(outer: 0, inner: axis)
      let moved = place + (store.delta(index, scalars: scalars)).rounded() / 16_384
      return min(max(moved, -1), 1)
    }
  }

  private func independent(_ wanted: [Tag: Double]) -> [Double] {
    axes.enumerated().map { index, axis in
      guard let value = wanted[axis.tag].map({ min(max($0, axis.minimum), axis.maximum) }) else { return 0 }
      var place = 0.0
      if value < axis.standard { place = (value - axis.standard) / (axis.standard - axis.minimum) }
      if value > axis.standard { place = (value - axis.standard) / (axis.maximum - axis.standard) }
      place = (place * 16_384).rounded() / 16_384
      if index < segments.count { place = Self.mapped(place, by: segments[index]) }
      return (place * 16_384).rounded() / 16_384
    }
  }

  private static func mapped(_ place: Double, by segment: [(from: Double, to: Double)]) -> Double {
    guard segment.count >= 2, let above = segment.firstIndex(where: { $0.from >= place }) else { return place }
    let high = segment[above]
    guard high.from > place, above > 0 else { return high.from == place ? high.to : place }
    let low = segment[above - 1]
    return low.to + (high.to - low.to) * (place - low.from) / (high.from - low.from)
  }
}
