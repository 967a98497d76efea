import TableIR
import TableLayout

/// The values of colours in an environment, by its appearance and version of iOS.
struct Shades: Hashable, Sendable {
  private let userInterfaceStyle: UserInterfaceStyle
  private let ios: Int

  init(_ environment: Environment) {
    userInterfaceStyle = environment.userInterfaceStyle
    ios = environment.ios
  }

  func value(_ color: Color) -> RGBA { color.resolved(userInterfaceStyle, ios: ios) }

  func value(_ color: SystemColor) -> RGBA { color.value(userInterfaceStyle, ios: ios) }
}
