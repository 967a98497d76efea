extension CanvasEra {
  /// The era of the canvas that laid a document out: that of the release of Xcode that saved it, and of Xcode 16 if its build does not tell.
  package static func saved(by system: InterfaceSystem) -> CanvasEra {
    let release = system.release ?? .xcode16
    return all.first { $0.release == release } ?? all[all.count - 1]
  }

  /// The major version of iOS whose letters the canvas drew: those of documents that Xcode 11.7 and later saved are a little wider.
  package static func typefaceVersion(_ system: InterfaceSystem) -> Int {
    switch system.release {
    case .xcode4: 6
    case .xcode5, .xcode6: 8
    // The first canvases of Xcode 7 still had Helvetica Neue.
    case .xcode7 where system.toolsVersion < firstWithSanFrancisco: 8
    case .xcode7, .xcode8, .xcode9, .xcode10, .xcode11: 13
    default: 18
    }
  }

  private static let firstWithSanFrancisco = 9_000
}
