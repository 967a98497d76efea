/// Light or dark (`UIUserInterfaceStyle`).
public enum Appearance: String, Sendable, CaseIterable {
  case light, dark
}
