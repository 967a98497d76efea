import TableIR
import TableLayout

/// The text of a new spec: a template for the system and the devices that were chosen.
struct StartingSpec {
  var template: SpecTemplate
  /// The major version of iOS; nil for the default, which the spec then does not name.
  var ios: Int?
  /// Empty for the template's own, or the default.
  var devices: [Device] = []
  /// Whether the schema is written beside it.
  var hasSchema = false

  /// The name of the schema's file, which the first line of each template names.
  static let schemaName = "tablespec.schema.json"

  var text: String {
    var lines: [String] = []
    var isEnvironments = false
    var isAdded = devices.isEmpty || !patterns.isEmpty
    for line in template.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isEnvironments, !line.hasPrefix(" ") {
        isEnvironments = false
      } else if isEnvironments, !devices.isEmpty {
        continue
      }
      if !isAdded, line.isEmpty {
        lines += ["", "environments:"] + environments
        isAdded = true
      }
      if line == "environments:" { isEnvironments = true }
      let adapted = ios.map { SystemAdaptation.line(line, ios: $0) } ?? String(line)
      // Of what was dropped, no second blank line stays.
      guard let adapted, !(adapted.isEmpty && lines.last?.isEmpty == true) else { continue }
      lines.append(adapted)
      if hasSchema { lines[lines.count - 1].removeHint() }
      if let ios, line.hasPrefix("style: ") { lines.append("metrics: ios\(ios)") }
      if isEnvironments, !devices.isEmpty { lines += environments }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the template's environments, each of which is for one device.
  private var patterns: [Pattern] {
    template.text.split(separator: "\n").compactMap(Pattern.init)
  }

  /// An environment for each device, like that of the template for a device of its kind.
  private var environments: [String] {
    let patterns = patterns
    return devices.map { device in
      let pattern = patterns.first { $0.device.idiom == device.idiom } ?? patterns.first
      return "  - {\(pattern?.before ?? "")device: \(device.name)\(pattern?.after ?? "")}"
    }
  }

  /// The devices that the spec is drawn for unless others are chosen.
  var standardDevices: [Device] {
    let devices = patterns.map(\.device)
    return devices.isEmpty ? [.standard] : devices
  }

  /// A line such as `  - {name: pad, device: ipad, split: expanded}`.
  private struct Pattern {
    var device: Device
    /// What precedes the device; without a name, which several devices would share.
    var before: String
    var after: String

    init?(_ line: Substring) {
      let marks = ("  - {", "device: ")
      guard line.hasPrefix(marks.0), let key = line.firstRange(of: marks.1),
        let end = line[key.upperBound...].firstIndex(where: { $0 == "," || $0 == "}" }),
        let close = line[end...].firstIndex(of: "}"), let device = Device.named(String(line[key.upperBound..<end]))
      else { return nil }
      self.device = device
      let pairs = line[..<key.lowerBound].dropFirst(marks.0.count).split(separator: ", ")
      before = pairs.filter { !$0.hasPrefix("name: ") }.map { $0 + ", " }.joined()
      after = String(line[end..<close])
    }
  }
}

extension String {
  fileprivate mutating func removeHint() {
    guard let hint = firstRange(of: " " + SpecTemplate.schemaHint) else { return }
    removeSubrange(hint)
  }
}
