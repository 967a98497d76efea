/// The kind of device (`UIUserInterfaceIdiom`).
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// Light or dark (`UIUserInterfaceStyle`).
public enum UserInterfaceStyle: String, Sendable, CaseIterable {
  case light, dark
}

/// The layout direction of the interface (`UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
