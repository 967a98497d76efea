import ArgumentParser
import TableDiagnostics
import TableIR

/// The environments of the two sides of a comparison whose specs are the same: what an upgrade of the system, or another device, changes.
struct UpgradeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The version of iOS on the old side, and on the new one with --after-ios.", valueName: "n"))
  var beforeIos: SideValue<SystemVersion>?
  @Option(help: .hidden)
  var afterIos: SideValue<SystemVersion>?

  @Option(help: ArgumentHelp("The same for the device, with --after-device.", valueName: "name"))
  var beforeDevice: SideValue<String>?
  @Option(help: .hidden)
  var afterDevice: SideValue<String>?

  @Option(
    name: [.long, .customLong("before-text-size")],
    help: ArgumentHelp("The same for the text size, with --after-content-size.", valueName: "category"))
  var beforeContentSize: SideValue<ContentSizeChoice>?
  @Option(name: [.long, .customLong("after-text-size")], help: .hidden)
  var afterContentSize: SideValue<ContentSizeChoice>?

  @Option(help: ArgumentHelp("The same for the language, with --after-language.", valueName: "language"))
  var beforeLanguage: SideValue<LanguageFlag>?
  @Option(help: .hidden)
  var afterLanguage: SideValue<LanguageFlag>?

  @Option(help: ArgumentHelp("The same for light or dark mode, with --after-appearance.", valueName: "appearance"))
  var beforeAppearance: SideValue<UserInterfaceStyle>?
  @Option(help: .hidden)
  var afterAppearance: SideValue<UserInterfaceStyle>?

  @Option(help: ArgumentHelp("The same for the contrast, with --after-contrast.", valueName: "contrast"))
  var beforeContrast: SideValue<AccessibilityContrast>?
  @Option(help: .hidden)
  var afterContrast: SideValue<AccessibilityContrast>?

  @Option(help: ArgumentHelp("The same for the level, with --after-level.", valueName: "level"))
  var beforeLevel: SideValue<UserInterfaceLevel>?
  @Option(help: .hidden)
  var afterLevel: SideValue<UserInterfaceLevel>?

  @Option(help: ArgumentHelp("The same for Bold Text, with --after-legibility-weight.", valueName: "weight"))
  var beforeLegibilityWeight: SideValue<LegibilityWeight>?
  @Option(help: .hidden)
  var afterLegibilityWeight: SideValue<LegibilityWeight>?

  /// A value of one side.
  struct SideValue<Value: ExpressibleByArgument>: ExpressibleByArgument {
    /// As it was written.
    var text: String
    var choices: Choices<Value>

    init?(argument: String) {
      guard !argument.contains(","), let choices = Choices<Value>(argument: argument) else { return nil }
      (text, self.choices) = (argument, choices)
    }

    static var allValueStrings: [String] { Value.allValueStrings }
  }

  /// The two values of one flag, and how each side takes its own.
  private struct Axis {
    var flag: String
    var words: String
    var before: String?
    var after: String?
    /// Whether the flag without a side is set, too.
    var isForBoth: Bool
    var put: (inout EnvironmentOptions, inout EnvironmentOptions) -> Void

    init<Value>(
      _ flag: String, _ words: String, _ before: SideValue<Value>?, _ after: SideValue<Value>?,
      _ path: WritableKeyPath<EnvironmentOptions, [Choices<Value>]>, _ flags: EnvironmentOptions?
    ) {
      (self.flag, self.words, self.before, self.after) = (flag, words, before?.text, after?.text)
      isForBoth = flags.map { !$0[keyPath: path].isEmpty } ?? false
      put = { old, new in
        old[keyPath: path] = [before?.choices].compactMap(\.self)
        new[keyPath: path] = [after?.choices].compactMap(\.self)
      }
    }
  }

  private func axes(_ flags: EnvironmentOptions?) -> [Axis] {
    [
      Axis("ios", "iOS", beforeIos, afterIos, \.ios, flags),
      Axis("device", "device", beforeDevice, afterDevice, \.device, flags),
      Axis("content-size", "text size", beforeContentSize, afterContentSize, \.contentSize, flags),
      Axis("language", "language", beforeLanguage, afterLanguage, \.language, flags),
      Axis("appearance", "appearance", beforeAppearance, afterAppearance, \.userInterfaceStyle, flags),
      Axis("contrast", "contrast", beforeContrast, afterContrast, \.contrast, flags),
      Axis("level", "level", beforeLevel, afterLevel, \.level, flags),
      Axis(
        "legibility-weight", "legibility weight", beforeLegibilityWeight, afterLegibilityWeight, \.legibilityWeight,
        flags),
    ].filter { $0.before != nil || $0.after != nil }
  }

  /// Whether the sides differ in their environments, and not in their specs.
  var isAsked: Bool { !axes(nil).isEmpty }

  /// The flags of both sides, and what is different, in words: `iOS 26 → 27`.
  ///
  /// - Throws: if a side lacks a value, if a flag for both sides sets one, or if a value does not exist.
  func sides(
    of flags: EnvironmentOptions
  ) throws(WrongUsage) -> (old: EnvironmentOptions, new: EnvironmentOptions, words: String) {
    var (old, new) = (flags, flags)
    var words: [String] = []
    for axis in axes(flags) {
      guard let before = axis.before, let after = axis.after else {
        throw WrongUsage(
          message: "--before-\(axis.flag) and --after-\(axis.flag) belong together: give a value for each side")
      }
      guard !axis.isForBoth else {
        throw WrongUsage(
          message: "--\(axis.flag) is for both sides, so it cannot be combined with --before-\(axis.flag)")
      }
      axis.put(&old, &new)
      words.append("\(axis.words) \(before) → \(after)")
    }
    for side in [old, new] {
      do { try side.validate() } catch {
        let lines = ((error as? ValidationError)?.message ?? "\(error)").split(separator: "\n").map(String.init)
        throw WrongUsage(message: lines.first ?? "", choices: Array(lines.dropFirst()))
      }
    }
    return (old, new, words.joined(separator: ", "))
  }
}
