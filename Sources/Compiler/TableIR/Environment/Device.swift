/// A device that a table can be laid out for: Apple's published screen sizes (Human Interface Guidelines, "Layout", and the
/// technical specifications of each) and the safe areas that UIKit reports on them.
public struct Device: Hashable, Sendable {
  /// Its name for `--device`.
  public var name: String
  /// Apple's names of this device and of those with the same screen.
  public var title: String
  /// In points, in portrait.
  public var size: LayoutSize
  /// Pixels per point.
  public var scale: Double
  /// Whether it is an iPhone or an iPad.
  public var idiom: Idiom
  /// In points, since iOS 14.
  public var portraitSafeArea: Insets
  /// In points; zero for an iPhone with a home button.
  public var landscapeSafeArea: Insets

  /// The top of the safe area in portrait up to iOS 13, in points; nil if it is the same. An iPhone XR or 11 had 44 (Qiita, usagimaru; an
  /// adjusted inset of 88 on 414 × 896) and has 48 (Tencent/QMUI_iOS issue 633; an inset of 92).
  public var topUpToIOS13: Double?

  /// The system of the first phone that is as wide; nil if all that are known may run on one.
  package var firstIOS: Int?

  /// The safe area in points, in an orientation, as a version of iOS reports it.
  public func safeArea(held orientation: Orientation, ios: Int) -> Insets {
    var area = orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    guard ios < 14, let top = topUpToIOS13 else { return area }
    if orientation == .portrait { area.top = top } else { (area.left, area.right) = (top, top) }
    return area
  }

  /// The default device.
  public static let standard = notched("iphone-17", "iPhone 17", 402, 874, 3, top: 62)

  /// Returns the known device with a name, such as `iphone-17`; nil if there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// All known devices: iPhones by year, then iPads.
  public static let all: [Device] = [
    homeButton("iphone-se-1", "iPhone SE (1st generation), 5s", 320, 568, 2),
    homeButton("iphone-se", "iPhone SE (2nd, 3rd generation), 6s, 7", 375, 667, 2),
    homeButton("iphone-8", "iPhone 8", 375, 667, 2),
    homeButton("iphone-8-plus", "iPhone 6s Plus, 7 Plus, 8 Plus", 414, 736, 3),
    notched("iphone-x", "iPhone X, XS, 11 Pro", 375, 812, 3, top: 44),
    notched("iphone-11", "iPhone XR, 11", 414, 896, 2, top: 48, upToIOS13: 44),
    notched("iphone-11-pro-max", "iPhone XS Max, 11 Pro Max", 414, 896, 3, top: 44),
    notched("iphone-12", "iPhone 12, 12 Pro", 390, 844, 3, top: 47, since: 14),
    notched("iphone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, 3, top: 50),
    notched("iphone-13", "iPhone 13, 13 Pro", 390, 844, 3, top: 47),
    notched("iphone-14", "iPhone 14", 390, 844, 3, top: 47),
    notched("iphone-14-plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, 3, top: 47, since: 14),
    notched("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, top: 59, since: 16),
    notched("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, top: 59, since: 16),
    notched("iphone-15", "iPhone 15", 393, 852, 3, top: 59),
    notched("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, top: 59),
    notched("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, top: 59),
    notched("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, top: 59),
    notched("iphone-16", "iPhone 16", 393, 852, 3, top: 59),
    notched("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, top: 59),
    notched("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, top: 62, since: 18),
    notched("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, top: 62, since: 18),
    notched("iphone-16e", "iPhone 16e", 390, 844, 3, top: 47),
    standard,
    notched("iphone-air", "iPhone Air", 420, 912, 3, top: 68, since: 26),
    notched("iphone-17-pro", "iPhone 17 Pro", 402, 874, 3, top: 62),
    notched("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, top: 62),
    // The screens of their predecessors: 1206 × 2622 and 1320 × 2868 (viticci/frames-cli 1.5.0); their safe areas are assumed to be, too.
    notched("iphone-18-pro", "iPhone 18 Pro", 402, 874, 3, top: 62),
    notched("iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, 3, top: 62),
    duo("iphone-duo", "iPhone Duo, closed", 466, 678, portrait: Insets(bottom: 34, right: 84)),
    duo("iphone-duo-open", "iPhone Duo, open", 669, 951, portrait: Insets(bottom: 34)),
    pad("ipad-mini", "iPad mini (6th generation and later)", 744, 1133),
    pad("ipad", "iPad (10th generation and later), iPad Air 11-inch", 820, 1180),
    pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366),
    pad("ipad-pro-11", "iPad Pro 11-inch (to the 4th generation)", 834, 1194),
    pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4 and later)", 834, 1210),
    pad("ipad-pro-13", "iPad Pro 12.9-inch", 1024, 1366),
    pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4 and later)", 1032, 1376),
  ]

  private static func homeButton(_ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double)
    -> Device
  {
    Device(
      name: name, title: title, size: LayoutSize(width: width, height: height), scale: scale, idiom: .phone,
      portraitSafeArea: Insets(top: 20), landscapeSafeArea: .zero)
  }

  private static func notched(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
    upToIOS13: Double? = nil, since firstIOS: Int? = nil
  ) -> Device {
    Device(
      name: name, title: title, size: LayoutSize(width: width, height: height), scale: scale, idiom: .phone,
      portraitSafeArea: Insets(top: top, bottom: 34),
      landscapeSafeArea: Insets(left: top, bottom: 21, right: top), topUpToIOS13: upToIOS13, firstIOS: firstIOS)
  }

  /// One of the two screens of an iPhone Duo: the simulators' frame buffers are 1398 × 2034 and 2007 × 2853 at 3x, and their safe area
  /// ends 34 above the bottom and 84 before one side (GetStream/stream-chat-react-native pull request 3818). Open in portrait there is no
  /// bar at the side; how high the one at the top is was not stated.
  private static func duo(
    _ name: String, _ title: String, _ width: Double, _ height: Double, portrait: Insets
  ) -> Device {
    Device(
      name: name, title: title, size: LayoutSize(width: width, height: height), scale: 3, idiom: .phone,
      portraitSafeArea: portrait, landscapeSafeArea: Insets(bottom: 34, right: 84))
  }

  private static func pad(_ name: String, _ title: String, _ width: Double, _ height: Double) -> Device {
    let safeArea = Insets(top: 24, bottom: 20)
    return Device(
      name: name, title: title, size: LayoutSize(width: width, height: height), scale: 2, idiom: .pad,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea)
  }
}
