/// Light or dark (`UIUserInterfaceStyle`).
public enum UserInterfaceStyle: String, Sendable, CaseIterable {
  case light, dark
}
