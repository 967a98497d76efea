import TableIR
import TableLayout

/// What colours come to in an environment: by its appearance and its version of iOS.
struct Shades: Hashable, Sendable {
  private let appearance: Appearance
  private let ios: Int

  init(_ environment: Environment) {
    appearance = environment.appearance
    ios = environment.ios
  }

  func value(_ color: Color) -> RGBA { color.resolved(appearance, ios: ios) }

  func value(_ color: SystemColor) -> RGBA { color.value(appearance, ios: ios) }
}
