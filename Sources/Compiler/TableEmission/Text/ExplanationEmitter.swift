import TableDiagnostics
import TableIR
import TableLayout
import TableSupport

/// Writes explanations of frames as text: a line for each step, with its source in the profile or the spec.
public struct ExplanationEmitter: Sendable {
  /// The metrics profile that the layout follows, by whose places its numbers are cited.
  public let profile: MetricsProfile
  /// The environment of the layout, which the heading describes.
  public let environment: Environment
  /// The files that locations refer to by index.
  public let files: [String]
  /// The images that values name by their indices.
  public var assets: [ImageAsset] = []
  /// Which texts of the app's strings are shown.
  public var texts: [TextOwner: [TextOrigin]] = [:]
  /// The number of environments, of which this is the first.
  public var environmentCount = 1

  /// Creates an explanation emitter.
  public init(profile: MetricsProfile, environment: Environment, files: [String]) {
    self.profile = profile
    self.environment = environment
    self.files = files
  }

  /// - Parameters:
  ///   - view: only this view, or all.
  ///   - quantity: only this number of its frame, or all.
  ///   - property: only this appearance property, or all.
  public func text(
    _ explanation: Explanation, view: String? = nil, quantity: Derivation.Quantity? = nil,
    property: AppearanceProperty? = nil
  ) -> String {
    var text = "\(safeText(explanation.subject))  \(safeText(place(explanation.location)))\n"
    if explanation.frames.isEmpty { text += "\n  It has no header and no footer.\n" }
    if view == nil {
      let looks = explanation.looks.filter { quantity == nil && (property == nil || $0.property == property) }
      if !looks.isEmpty { text += "\n" + looks.map(self.text).joined() }
    }
    guard view != nil || property == nil else { return text }
    for origin in origins(of: explanation, view, quantity, property) { text += "\n" + self.text(origin) }
    for frame in explanation.frames where view == nil || frame.view == view {
      text += "\n\(safeText(frame.view))  \(rect(frame.frame))  in \(safeText(frame.space))\n"
      for number in frame.numbers where property == nil && (quantity == nil || number.quantity == quantity) {
        text += self.text(number)
      }
      for look in frame.looks where quantity == nil && (property == nil || look.property == property) {
        text += self.text(look)
      }
    }
    return text
  }

  /// The texts that an explanation tells of.
  func origins(
    of explanation: Explanation, _ view: String?, _ quantity: Derivation.Quantity?, _ property: AppearanceProperty?
  ) -> [TextOrigin] {
    guard quantity == nil, property == nil else { return [] }
    let origins = texts[TextOwner(id: explanation.id, location: explanation.location)] ?? []
    return origins.filter { view == nil || $0.view == view }
  }

  private func text(_ origin: TextOrigin) -> String {
    var text = "\(safeText(origin.view.map { "\($0)  " } ?? ""))text '\(safeText(origin.text, limit: 200))'\n"
    let language = origin.language.map { "in \($0)" } ?? "not in the strings"
    text += line("key", "\(origin.key), \(language)", origin.file ?? "")
    if let comment = origin.comment { text += line("comment", comment, "") }
    if !origin.forms.isEmpty { text += line("forms", origin.forms.joined(separator: ", "), "") }
    return text
  }

  /// The environment of everything below.
  public var heading: String {
    let others =
      environmentCount > 1 ? ", the first of \(environmentCount) environments (choose another with --environment)" : ""
    let name = environment.name.map { safeText($0) + others + "\n" } ?? ""
    let words = EnvironmentText(environment)
    return "\(name)\(words.place), iOS \(environment.ios), \(safeText(metrics))\n"
  }

  private func text(_ number: Derivation) -> String {
    let name = number.quantity.rawValue
    return number.steps.reduce("  \(padded(name, 7))= \(String(decimal: number.value))\n") {
      $0 + line(change($1), $1.reason, source($1))
    }
  }

  /// A step as a line: what it changes, why, and its source.
  func line(_ change: String, _ reason: String, _ source: String) -> String {
    let line = "      \(padded(change, 11))\(safeText(reason))"
    return (source.isEmpty ? line : "\(padded(line, 80))  \(safeText(source))") + "\n"
  }

  private func change(_ step: Derivation.Step) -> String {
    switch step.change {
    case .start(let points): "  \(String(decimal: points))"
    case .plus(let points): points < 0 ? "− \(String(decimal: -points))" : "+ \(String(decimal: points))"
    case .minus(let points): points < 0 ? "+ \(String(decimal: -points))" : "− \(String(decimal: points))"
    case .halved: "÷ 2"
    case .times(let count): "× \(String(decimal: count))"
    case .nothing: "+ 0"
    case .up, .down, .nearest, .edges, .mirrored: "→ \(String(decimal: step.value))"
    }
  }

  private func source(_ step: Derivation.Step) -> String {
    switch step.source {
    case .profile(let name): self.profile(name)
    case .spec(let location, _): place(location)
    case .environment: "environment"
    case nil: ""
    }
  }

  /// `metrics ios15, for iOS 15 to 18`: an era is named for its first version.
  private var metrics: String {
    if let era = profile.origin.era { return "metrics \(profile.name), from \(era)" }
    let versions = profile.versions
    return "metrics \(profile.name)"
      + (versions.count > 1 ? ", for iOS \(versions.lowerBound) to \(versions.upperBound)" : "")
  }

  /// A number of the profile with its place in a file, otherwise its era.
  private func profile(_ name: String) -> String {
    "\(place(ofNumber: name).map { "\($0.file):\($0.line)" } ?? era): \(name)" + (isAssumed(name) ? ", assumed" : "")
  }

  /// Whether a number of the profile was not observed.
  private func isAssumed(_ name: String) -> Bool {
    guard let assumption = profile.origin.assumption, place(ofNumber: name) == nil else { return false }
    return !assumption.observed.contains(String(name.prefix { $0 != " " }))
  }

  /// The place in a file that sets a number of the profile; nil for an era's number.
  func place(ofNumber name: String) -> MetricsProfile.Origin.Place? {
    profile.origin.places[name]
  }

  var era: String { profile.origin.era ?? profile.name }

  func place(_ location: SourceLocation) -> String { "\(file(of: location)):\(location.line)" }

  func file(of location: SourceLocation) -> String {
    let index = Int(location.file)
    let file = index < files.count ? files[index] : "?"
    // The name of the standard input in messages.
    return file == "-" ? "<stdin>" : file
  }

  private func rect(_ rect: LayoutRect) -> String {
    "[[\(String(decimal: rect.x)), \(String(decimal: rect.y))], [\(String(decimal: rect.width)), \(String(decimal: rect.height))]]"
  }

  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
