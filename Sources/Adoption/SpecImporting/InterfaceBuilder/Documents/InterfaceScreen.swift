import TableIR

/// The screen that a document, or a scene of it, is shown on.
package struct InterfaceScreen: Hashable, Sendable {
  /// In points, as the device is held.
  package var size: LayoutSize
  /// Pixels per point.
  package var scale: Double
  package var idiom: Idiom

  package init(size: LayoutSize, scale: Double, idiom: Idiom) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
  }

  package var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  /// The compiler's device of the same screen, if it knows one.
  package var device: Device? {
    let upright = LayoutSize(width: min(size.width, size.height), height: max(size.width, size.height))
    return Device.all.first { $0.size == upright && $0.scale == scale && $0.idiom == idiom }
  }
}

extension InterfaceDocument {
  /// The document's device. Documents before Xcode 8 have none: theirs is the size that most of their scenes have.
  package var screen: InterfaceScreen {
    if let device = root.child("device") { return screen(of: device) }
    let isPad = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    var counts: [LayoutSize: Int] = [:]
    var size = isPad ? LayoutSize(width: 768, height: 1024) : simulatedSize ?? LayoutSize(width: 320, height: 568)
    for view in objects.compactMap({ $0.property("view") }) {
      guard let shown = view.rect("frame")?.size, Self.isScreen(shown) else { continue }
      counts[shown, default: 0] += 1
      if counts[shown, default: 0] > counts[size, default: 0] { size = shown }
    }
    return InterfaceScreen(size: size, scale: 2, idiom: isPad || size.width >= 744 ? .pad : .phone)
  }

  private func screen(of device: XMLElement) -> InterfaceScreen {
    let id = device["id"] ?? ""
    let known = InterfaceDevice.named(id, toolsVersion: toolsVersion)
    let idiom: Idiom = id.hasPrefix("ipad") ? .pad : .phone
    // A device that came after this table has the size of the scenes that it shows.
    let shown = objects.lazy.compactMap { $0.property("view")?.rect("frame")?.size }.first(where: Self.isScreen)
    var size =
      known?.size ?? shown
      ?? (idiom == .pad ? LayoutSize(width: 820, height: 1180) : LayoutSize(width: 402, height: 874))
    if (device["orientation"] == "landscape") != (size.width > size.height) {
      size = LayoutSize(width: size.height, height: size.width)
    }
    return InterfaceScreen(size: size, scale: known?.scale ?? (idiom == .pad ? 2 : 3), idiom: idiom)
  }

  /// The screen that Xcode 5 to 7 simulated, if the document says which.
  private var simulatedSize: LayoutSize? {
    switch root.child("simulatedMetricsContainer")?.property("destination")?["type"] {
    case "retina35", "retina3_5": LayoutSize(width: 320, height: 480)
    case "retina4", "retina4_0": LayoutSize(width: 320, height: 568)
    case "retina47", "retina4_7": LayoutSize(width: 375, height: 667)
    case "retina55", "retina5_5": LayoutSize(width: 414, height: 736)
    default: nil
    }
  }

  /// Whether a scene of the size may fill a screen, rather than a popover or a cell.
  private static func isScreen(_ size: LayoutSize) -> Bool { size.width >= 300 && size.height >= 300 }

  /// The appearance that the document is shown in.
  package var appearance: UserInterfaceStyle {
    root.child("device")?["appearance"].flatMap(UserInterfaceStyle.init) ?? .light
  }
}
