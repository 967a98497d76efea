import TableIR
import TableLayout

/// An era of Interface Builder, and how its canvas laid out what was saved in documents.
package struct CanvasEra: Sendable {
  package var name: String
  /// The release of Xcode whose canvas it is; nil for one that only older frames have.
  package var release: XcodeRelease?
  package var profile: MetricsProfile
  /// The content size category that the canvas ran at.
  package var category: ContentSizeCategory
  /// The margin of the canvas, where it was not the device's.
  package var canvasMargin: Double?
  /// What it does that no device does.
  package var canvas: InterfaceCanvas
  /// Whether the canvas had the pixels of the device that it showed.
  package var followsDeviceScale: Bool

  package init(
    name: String, release: XcodeRelease? = nil, profile: MetricsProfile, category: ContentSizeCategory = .large,
    canvasMargin: Double? = nil, canvas: InterfaceCanvas = InterfaceCanvas(),
    followsDeviceScale: Bool = true
  ) {
    (self.name, self.release, self.profile, self.category) = (name, release, profile, category)
    (self.canvasMargin, self.canvas, self.followsDeviceScale) = (canvasMargin, canvas, followsDeviceScale)
  }

  /// Whether its canvas made automatic rows as high as their contents.
  package var growsRows: Bool { profile.versions.lowerBound >= 13 }

  package var margins: Insets? { canvasMargin.map { Insets(left: $0, right: $0) } }

  /// The eras of Interface Builder, oldest first.
  ///
  /// Interface Builder's canvas up to Xcode 8 always had a margin of 15, and up to Xcode 7 the content size Medium (Body is 20
  /// high there); that of Xcode 12.5 and 13 ran at extraSmall. From Xcode 11 on it gives an untitled first header of a grouped
  /// table 17.5 points, where devices show 35, and takes a hairline off automatic rows, which devices leave whole.
  package static let all = [
    CanvasEra(name: "<=6", release: .xcode4, profile: .ios6, followsDeviceScale: false),
    CanvasEra(
      name: "7", release: .xcode5, profile: .ios7, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    CanvasEra(
      name: "8", release: .xcode6, profile: canvas8, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    CanvasEra(
      name: "9", release: .xcode7, profile: canvas8, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    CanvasEra(name: "10", release: .xcode8, profile: .ios10, canvasMargin: 15, followsDeviceScale: false),
    CanvasEra(name: "11", release: .xcode9, profile: .ios11),
    CanvasEra(name: "12", release: .xcode10, profile: .ios11),
    CanvasEra(name: "13", release: .xcode11, profile: profile13),
    CanvasEra(name: "14.0-14.4", release: .xcode12, profile: canvas(.ios13)),
    CanvasEra(name: "14.5", release: .xcode12Spring, profile: canvas(.ios13), category: .extraSmall),
    CanvasEra(name: "15", release: .xcode13, profile: canvas(.modern), category: .extraSmall),
    CanvasEra(name: "16", release: .xcode14, profile: canvas(.modern)),
    CanvasEra(name: "17", release: .xcode15, profile: canvas(.modern)),
    CanvasEra(name: "18", release: .xcode16, profile: canvas(.modern)),
    CanvasEra(name: "18-look(Xcode26 canvas)", release: .xcode26, profile: profile26, canvas: canvas26),
  ]

  /// What an older frame may have been laid out by besides these: iOS 8 to 10 at a device's own margin.
  package static let older =
    all + [
      CanvasEra(name: "8 to 9, device", profile: canvas8, followsDeviceScale: false),
      CanvasEra(name: "10, device", profile: .ios10, followsDeviceScale: false),
    ]

  private static func canvas(_ profile: MetricsProfile) -> MetricsProfile {
    var profile = profile
    profile.headers.groupedFirstUntitled = profile.headers.groupedUntitled
    profile.rows.separatorHeight = .offAutomaticRow
    return profile
  }

  /// The canvas of Xcode 6 and 7 made headers no higher where the section had a footer too (ib-s00177); devices did.
  private static let canvas8: MetricsProfile = {
    var profile = MetricsProfile.ios8
    profile.headers.groupedFooterExtra = 0
    return profile
  }()

  /// Xcode 26's canvas looks like iOS 18, but its automatic rows are 51 to 52 and 56, which no device shows.
  private static let profile26: MetricsProfile = {
    var profile = canvas(.modern)
    profile.rows.minimumAutomaticHeight = 51.5
    profile.rows.separatorHeight = .addedToAutomaticRow
    profile.separators.pixels = 0
    // The margins of contentViews above and below, and its switch, are larger too.
    profile.rows.contentMargin = 15
    profile.accessories.switchSize = LayoutSize(width: 63, height: 28)
    // A text field is a line high: 17 at 14 points and 34 at 28, where Xcode 16 has 18.5 and 35 (5 fields).
    profile.controls.textFieldPadding = 0
    return profile
  }()

  /// Its fields of text styles are at least 22 high: ten of Body and one of Callout, and 24 of Title 3 (GoMap). Its sliders are as high and as wide as
  /// constraints make them (5 of 5, where 7 of Xcode 12 to 16 reach beyond that).
  private static let canvas26: InterfaceCanvas = {
    var canvas = InterfaceCanvas()
    canvas.textFieldHeight = 22
    canvas.hasSliderOverhang = false
    return canvas
  }()

  /// The canvas of Xcode 11 has text fields of Body 21 high, a line (6 in LoopKit, 14.854), and that of Xcode 12 22 (17.701).
  private static let profile13: MetricsProfile = {
    var profile = canvas(.ios13)
    profile.controls.textFieldPadding = 0
    return profile
  }()

  /// Whether a document of one era and one of the other are laid out alike.
  package func isLike(_ other: CanvasEra) -> Bool {
    profile == other.profile && category == other.category && canvasMargin == other.canvasMargin
  }
}

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
