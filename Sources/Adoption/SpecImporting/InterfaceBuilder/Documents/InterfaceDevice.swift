import TableIR

/// A device that Interface Builder shows documents on, by the id of `<device id="retina6_1" orientation="portrait">`: the diagonal in inches of
/// iPhones and iPads.
struct InterfaceDevice {
  /// In points, in portrait.
  var size: LayoutSize
  /// Pixels per point.
  var scale: Double

  private init(_ width: Double, _ height: Double, _ scale: Double) {
    size = LayoutSize(width: width, height: height)
    self.scale = scale
  }

  /// - Parameter toolsVersion: the build that saved the document: the size of 6.7 inches changed with the iPhone 14.
  static func named(_ id: String, toolsVersion: Int?) -> InterfaceDevice? {
    if id == "retina6_7", let toolsVersion, toolsVersion < XcodeRelease.xcode14.firstBuild {
      return InterfaceDevice(428, 926, 3)
    }
    return all[id]
  }

  private static let all: [String: InterfaceDevice] = [
    "retina3_5": InterfaceDevice(320, 480, 2),
    "retina4_0": InterfaceDevice(320, 568, 2),
    "retina4_7": InterfaceDevice(375, 667, 2),
    "retina5_4": InterfaceDevice(375, 812, 3),
    "retina5_5": InterfaceDevice(414, 736, 3),
    "retina5_9": InterfaceDevice(375, 812, 3),
    "retina6_0": InterfaceDevice(390, 844, 3),
    "retina6_1": InterfaceDevice(414, 896, 2),
    "retina6_12": InterfaceDevice(393, 852, 3),
    "retina6_3": InterfaceDevice(402, 874, 3),
    "retina6_5": InterfaceDevice(414, 896, 3),
    "retina6_7": InterfaceDevice(430, 932, 3),
    "retina6_72": InterfaceDevice(430, 932, 3),
    "retina6_9": InterfaceDevice(440, 956, 3),
    "ipad7_9": InterfaceDevice(768, 1024, 2),
    "ipad8_3rounded": InterfaceDevice(744, 1133, 2),
    "ipad9_7": InterfaceDevice(768, 1024, 2),
    "ipad10_2": InterfaceDevice(810, 1080, 2),
    "ipad10_5": InterfaceDevice(834, 1112, 2),
    "ipad10_9": InterfaceDevice(820, 1180, 2),
    "ipad10_9rounded": InterfaceDevice(820, 1180, 2),
    "ipad11_0rounded": InterfaceDevice(834, 1194, 2),
    "ipad12_9": InterfaceDevice(1024, 1366, 2),
    "ipad12_9rounded": InterfaceDevice(1024, 1366, 2),
    "ipad13_0rounded": InterfaceDevice(1032, 1376, 2),
  ]
}
