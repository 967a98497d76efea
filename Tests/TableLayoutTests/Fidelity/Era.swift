import TableIR
import TableLayout

/// An era of the records, and how what Interface Builder showed in it is laid out.
struct Era {
  var name: String
  var profile: MetricsProfile
  /// The content size category that the canvas ran at.
  var category = ContentSizeCategory.large
  /// The margin of the canvas, where it was not the device's.
  var canvasMargin: Double?
  /// Whether the canvas had the pixels of the device that it showed.
  var followsDeviceScale = true

  /// Whether its canvas made automatic rows as high as their contents.
  var growsRows: Bool { profile.versions.lowerBound >= 13 }

  var margins: Insets? { canvasMargin.map { Insets(left: $0, right: $0) } }

  /// The eras of the records, oldest first.
  ///
  /// Interface Builder's canvas up to Xcode 8 always had a margin of 15, and up to Xcode 7 the content size Medium (Body is 20
  /// high there); that of Xcode 12.5 and 13 ran at extraSmall. From Xcode 11 on it gives an untitled first header of a grouped
  /// table 17.5 points, where devices show 35, and takes a hairline off automatic rows, which devices leave whole.
  static let all = [
    Era(name: "<=6", profile: .ios6, followsDeviceScale: false),
    Era(name: "7", profile: .ios7, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    Era(name: "8", profile: canvas8, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    Era(name: "9", profile: canvas8, category: .medium, canvasMargin: 15, followsDeviceScale: false),
    Era(name: "10", profile: .ios10, canvasMargin: 15, followsDeviceScale: false),
    Era(name: "11", profile: .ios11),
    Era(name: "12", profile: .ios11),
    Era(name: "13", profile: canvas(.ios13)),
    Era(name: "14.0-14.4", profile: canvas(.ios13)),
    Era(name: "14.5", profile: canvas(.ios13), category: .extraSmall),
    Era(name: "15", profile: canvas(.modern), category: .extraSmall),
    Era(name: "16", profile: canvas(.modern)),
    Era(name: "17", profile: canvas(.modern)),
    Era(name: "18", profile: canvas(.modern)),
    Era(name: "18-look(Xcode26 canvas)", profile: canvas26),
  ]

  /// What an older frame may have been laid out by besides these: iOS 8 to 10 at a device's own margin.
  static let older =
    all + [
      Era(name: "8 to 9, device", profile: canvas8, followsDeviceScale: false),
      Era(name: "10, device", profile: .ios10, followsDeviceScale: false),
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
  private static let canvas26: MetricsProfile = {
    var profile = canvas(.modern)
    profile.rows.minimumAutomaticHeight = 51.5
    profile.rows.separatorHeight = .addedToAutomaticRow
    profile.separators.pixels = 0
    return profile
  }()

  /// Whether a record of one era and one of the other are laid out alike.
  func isLike(_ other: Era) -> Bool {
    profile == other.profile && category == other.category && canvasMargin == other.canvasMargin
  }
}
