extension CanvasEra {
  /// The era of the canvas that laid a document out, by the build of Interface Builder that saved it (`toolsVersion`).
  package static func saved(by toolsVersion: Int) -> CanvasEra {
    let name =
      switch toolsVersion {
      case ..<4000: "<=6"
      case ..<6000: "7"
      case ..<7000: "8"
      case ..<11000: "9"
      case ..<13000: "10"
      case ..<14000: "11"
      case ..<14800: "12"
      case ..<16000: "13"
      case ..<18000: "14.0-14.4"
      case ..<19400: "14.5"
      case ..<20500: "15"
      case ..<22000: "16"
      case ..<23000: "17"
      case ..<24000: "18"
      case ..<30000: "18-look(Xcode26 canvas)"
      default: "18"
      }
    return all.first { $0.name == name } ?? all[all.count - 2]
  }

  /// The major version of iOS whose letters the canvas drew: those of documents that Xcode 11.7 and later saved are a little wider.
  package static func typefaceVersion(_ toolsVersion: Int) -> Int {
    switch toolsVersion {
    case ..<4000: 6
    // Helvetica Neue; the first canvases of Xcode 7 still had it.
    case ..<9000: 8
    case ..<17000: 13
    default: 18
    }
  }
}
