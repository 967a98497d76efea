import TableIR

extension Color {
  /// One of UIKit's colours by the name that Interface Builder and asset catalogs use: that of `UIColor`'s property in Objective-C.
  package init?(interfaceName name: String) {
    switch name {
    case "groupTableViewBackgroundColor": self = .system(.systemGroupedBackground)
    case "tableCellGroupedBackgroundColor": self = .system(.secondarySystemGroupedBackground)
    case "darkTextColor": self = .system(.black)
    case "lightTextColor": self = .fixed(RGBA(hex: 0xFFFFFF, opacity: 0.6))
    // That of a window in which nothing sets another one.
    case "tintColor": self = .system(.systemBlue)
    default:
      guard name.hasSuffix("Color"), let color = SystemColor(rawValue: String(name.dropLast(5))) else { return nil }
      self = .system(color)
    }
  }
}
