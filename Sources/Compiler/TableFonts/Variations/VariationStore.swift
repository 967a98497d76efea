/// The variations of numbers in a variable font (an item variation store).
struct VariationStore: Sendable {
  private let store: FontData
  private let axisCount: Int
  private let regions: FontData
  private let regionCount: Int

  /// The maximum number of regions for a number: fonts with a dozen axes have a few hundred.
  private static let mostColumns = 1_024

  /// The start of a number in the store.
  struct Index: Hashable, Sendable {
    var outer: Int
    var inner: Int
  }

  init?(_ store: FontData) {
    guard store.u16(0) == 1, let regions = store.table(store.u32(2)), let axisCount = regions.u16(0),
      let regionCount = regions.u16(2), regions.part(4, count: 6 * axisCount * regionCount) != nil
    else { return nil }
    self.store = store
    self.regions = regions
    self.axisCount = axisCount
    self.regionCount = regionCount
  }

  /// The factor of each region of the design space at a place in it.
  func scalars(at place: [Double]) -> [Double] {
    (0..<regionCount).map { region in
      var scalar = 1.0
      for axis in 0..<axisCount {
        let record = 4 + 6 * (region * axisCount + axis)
        guard let start = regions.f2dot14(record), let peak = regions.f2dot14(record + 2),
          let end = regions.f2dot14(record + 4)
        else { return 0 }
        scalar *= Self.scalar(at: axis < place.count ? place[axis] : 0, start: start, peak: peak, end: end)
        if scalar == 0 { return 0 }
      }
      return scalar
    }
  }

  /// The factor of one axis.
  static func scalar(at place: Double, start: Double, peak: Double, end: Double) -> Double {
    // A region that crosses 0 or is out of order has no effect.
    if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) || place == peak { return 1 }
    if place <= start || place >= end { return 0 }
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }

  /// - Parameter scalars: The factors of all regions, from `scalars(at:)`.
  func delta(_ index: Index, scalars: [Double]) -> Double {
    guard index.outer < store.u16(6) ?? 0, let data = store.table(store.u32(8 + 4 * index.outer)),
      let items = data.u16(0), index.inner < items, let wordField = data.u16(2), let columns = data.u16(4)
    else { return 0 }
    let words = wordField & 0x7FFF
    let areLong = wordField & 0x8000 != 0
    guard words <= columns, columns <= Self.mostColumns else { return 0 }
    let (wide, narrow) = areLong ? (4, 2) : (2, 1)
    let row = 6 + 2 * columns + index.inner * (wide * words + narrow * (columns - words))
    var sum = 0.0
    for column in 0..<columns {
      guard let region = data.u16(6 + 2 * column), region < scalars.count, scalars[region] != 0 else { continue }
      let offset = row + wide * min(column, words) + narrow * max(column - words, 0)
      let width = column < words ? wide : narrow
      let delta =
        switch width {
        case 1: data.u8(offset).map { Int(Int8(truncatingIfNeeded: $0)) }
        case 2: data.i16(offset)
        default: data.i32(offset)
        }
      sum += Double(delta ?? 0) * scalars[region]
    }
    return sum
  }
}
