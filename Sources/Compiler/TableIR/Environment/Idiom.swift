/// The kind of device (`UIUserInterfaceIdiom`).
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad
}
