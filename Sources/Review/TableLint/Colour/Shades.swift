import TableIR
import TableLayout

/// The values of colours in an environment, by its traits and version of iOS.
struct Shades: Hashable, Sendable {
  private let traits: ColorTraits
  private let ios: Int

  init(_ environment: Environment) {
    traits = environment.colorTraits
    ios = environment.ios
  }

  func value(_ color: Color) -> RGBA { color.resolved(traits, ios: ios) }

  func value(_ color: SystemColor) -> RGBA { color.value(traits, ios: ios) }
}
