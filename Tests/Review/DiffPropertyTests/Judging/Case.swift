import SpecDrawing
import TableIR
import TableSupport

/// Two specs that differ in one value, or that show images of which one has other bytes.
struct Case: Sendable {
  var old: JSONValue
  var new: JSONValue
  /// The images that have other bytes in the new one.
  var changedImages: Set<String> = []
  var setting = Setting()
  /// Which of the rows are selected and highlighted: all, or some by their ids, the same on both sides.
  var marksAll = true
  /// In which style the states are looked at in which somebody touches the table.
  var style = UserInterfaceStyle.light

  var isSame: Bool { old == new && changedImages.isEmpty }

  func marks(_ row: String) -> Bool { marksAll || ["r0", "r2", "r4"].contains(row) }

  /// Where they differ, in keys.
  var keys: [String] {
    let paths = old.differences(from: new).map(\.keys)
    return paths.isEmpty ? changedImages.map { "bytes of \($0)" }.sorted() : Array(Set(paths)).sorted()
  }
}
