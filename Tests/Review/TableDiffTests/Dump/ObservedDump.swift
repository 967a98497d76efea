import Foundation
import SourceTree
import TableIR

/// A cell, a header or a footer that a running app printed: a record of `../shared/oracles/uikit/runtime.jsonl`, to be printed again.
struct ObservedDump: Decodable {
  struct Cell: Decodable {
    var frame: [Double?]?
    var customSubclass: Bool?
  }
  struct Label: Decodable {
    var role: String
    var text: String
    /// Null where a number was not recorded.
    var frame: [Double?]

    var place: [Double]? {
      let numbers = frame.compactMap { $0 }
      return numbers.count == 4 ? numbers : nil
    }
  }
  struct Accessory: Decodable {
    var kind: String
    var frame: [Double]?
  }
  struct Editing: Decodable {
    var editControl: [Double]?
    var reorderControl: [Double]?
  }
  struct Header: Decodable {
    struct Title: Decodable { var frame: [Double] }
    var role: String
    var frame: [Double]
    var contentView: [Double]
    var label: Title
  }

  var id: String
  var era: String
  var scale: Double?
  var screenWidth: Double?
  var tableStyle: String?
  var cell: Cell?
  var contentView: [Double?]?
  var labels: [Label]?
  var imageView: [Double]?
  var accessory: Accessory?
  var separator: [Double]?
  var editing: Editing?
  var header: Header?
  var wrapper: [Double]?
  var coordinates: String?

  private static let file = PackageFolder.shared.appending(path: "oracles/uikit/runtime.jsonl")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func read() throws -> [ObservedDump] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(ObservedDump.self, from: $0)
    }
  }

  /// The cell's frame, where all of it was recorded.
  var frame: [Double]? {
    let numbers = cell?.frame?.compactMap { $0 } ?? []
    return numbers.count == 4 ? numbers : nil
  }

  var content: [Double]? {
    let numbers = contentView?.compactMap { $0 } ?? []
    return numbers.count == 4 ? numbers : nil
  }

  /// Where it stands in the table.
  var place: [Double]? {
    guard var frame, coordinates == nil else { return nil }
    frame[0] += wrapper?[0] ?? 0
    frame[1] += wrapper?[1] ?? 0
    return frame
  }

  /// Whether it was printed as it is at rest, or edited.
  var isAtRest: Bool { editing == nil || editing?.editControl != nil }

  /// The record in a table, in the classes of its era; nil for one that has not enough of a cell.
  var text: String? {
    let width = screenWidth ?? 320
    if let header {
      let title = PrintedView.label("Title", header.label.frame, of: "UILabel")
      let content = PrintedView("_UITableViewHeaderFooterContentView", header.contentView, children: [title])
      let view = PrintedView("UITableViewHeaderFooterView", header.frame, "text = 'Title'", children: [content])
      let y = header.role == "footer" ? header.frame[1] - 44 : header.frame[1] + header.frame[3]
      return PrintedView.table([0, 0, width, 852], height: 2000, [Self.plainCell([0, y, width, 44]), view]).text
    }
    guard let frame, let content, coordinates == nil, isAtRest else { return nil }
    var cell = PrintedView(
      "UITableViewCell", frame, children: [PrintedView("UITableViewCellContentView", content, children: contents)])
    if let frame = accessory?.frame { cell.children.append(PrintedView(accessoryClass, frame)) }
    if let separator { cell.children.append(PrintedView("_UITableViewCellSeparatorView", separator)) }
    if let frame = editing?.editControl { cell.children.append(PrintedView("UITableViewCellEditControl", frame)) }
    if let frame = editing?.reorderControl {
      cell.children.append(PrintedView("UITableViewCellReorderControl", frame))
    }
    let around = wrapper.map { [PrintedView("UITableViewWrapperView", $0, children: [cell])] } ?? [cell]
    return PrintedView.table([0, 0, width, 852], height: 2000, around).text
  }

  private static func plainCell(_ frame: [Double]) -> PrintedView {
    PrintedView(
      "UITableViewCell", frame, children: [PrintedView("UITableViewCellContentView", [0, 0, frame[2], frame[3]])])
  }

  private var accessoryClass: String { era.hasPrefix("26") ? "_UITableCellAccessoryButton" : "UIButton" }

  private var contents: [PrintedView] {
    let image = imageView.map { [PrintedView("UIImageView", $0)] } ?? []
    return image
      + (labels ?? []).filter { $0.role != "custom" }.compactMap { label in
        label.place.map { .label(label.text.isEmpty ? label.role : label.text, $0) }
      }
  }

  /// The frames of its parts by the names that they are read by.
  var expected: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    frames["contentView"] = content
    frames["imageView"] = imageView
    frames["textLabel"] = labels?.first { $0.role == "text" }?.place
    frames["detailTextLabel"] = labels?.first { $0.role == "detail" }?.place
    frames["accessoryView"] = accessory?.frame
    frames["editingControl"] = editing?.editControl
    frames["reorderControl"] = editing?.reorderControl
    if let separator { frames["separator"] = separator }
    return frames
  }
}
