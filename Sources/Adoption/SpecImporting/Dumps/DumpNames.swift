import LayoutFormat
import TableIR
import ViewDumps

/// The names of classes and images in a dump, which a comparison does not need.
struct DumpNames {
  private let dump: Dump
  /// The views of each line by their sizes: several are on one if the line breaks were lost.
  private let views: [Int: (first: DumpView, count: Int, sizes: [LayoutSize: DumpView])]

  init(_ dump: Dump) {
    self.dump = dump
    views = dump.views.reduce(into: [:]) { views, view in
      var line = views.removeValue(forKey: view.line) ?? (view, 0, [:])
      line.count += 1
      if let size = view.frame?.size, line.sizes[size] == nil { line.sizes[size] = view }
      views[view.line] = line
    }
  }

  /// The printed view.
  private func view(of snapshot: ViewSnapshot) -> DumpView? {
    guard let line = snapshot.location?.line, let views = views[Int(line)] else { return nil }
    return views.sizes[snapshot.frame.size] ?? (views.count == 1 ? views.first : nil)
  }

  /// Whether SwiftUI draws what is in the view, whose class is its own.
  func isDrawnBySwiftUI(_ snapshot: ViewSnapshot) -> Bool { view(of: snapshot)?.isDrawnBySwiftUI ?? false }

  func image(of snapshot: ViewSnapshot) -> String? { view(of: snapshot)?.image }

  /// A plain view in the space that a cell's contentView leaves, which a comparison takes for a decoration.
  func plainAccessory(of cell: ViewSnapshot, beside content: LayoutRect) -> DumpTable.Part? {
    guard let view = view(of: cell) else { return nil }
    for child in view.children.map({ dump.views[$0] }) where !child.isUnseen {
      let role = DumpRole(child)
      guard let frame = child.frame, role == .plain || role == .label, frame.width > 0, frame.height > 1.01,
        frame.x >= content.maxX - 1 || frame.maxX <= content.x + 1
      else { continue }
      return DumpTable.Part(frame: frame, className: Self.plainName(child), line: child.line)
    }
    return nil
  }

  /// The name of a custom class without its module; nil for UIKit's.
  func className(of snapshot: ViewSnapshot) -> String? { view(of: snapshot).flatMap(Self.plainName) }

  private static func plainName(_ view: DumpView) -> String? {
    let name = view.className
    guard DumpClasses.named[name] == nil, !name.hasPrefix("_"), !view.isDrawnBySwiftUI else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let isPlain = last.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && !last.hasPrefix("UI") ? last : nil
  }
}
