import NumberWriting
import TableIR

/// A group of a profile's numbers: a mapping in a profile file, with a key for each property.
protocol ProfileGroup: Sendable {
  /// The group as it is in iOS 15 to 18, which the reference shows for a default.
  static var standard: Self { get }
}

extension MetricsProfile.Margins: ProfileGroup {
  static var standard: Self { MetricsProfile().margins }
}

extension MetricsProfile.Rows: ProfileGroup {
  static var standard: Self { MetricsProfile().rows }
}

extension MetricsProfile.Labels: ProfileGroup {
  static var standard: Self { MetricsProfile().labels }
}

extension MetricsProfile.Accessories: ProfileGroup {
  static var standard: Self { MetricsProfile().accessories }
}

extension MetricsProfile.Controls: ProfileGroup {
  static var standard: Self { MetricsProfile().controls }
}

extension MetricsProfile.Separators: ProfileGroup {
  static var standard: Self { MetricsProfile().separators }
}

extension MetricsProfile.Headers: ProfileGroup {
  static var standard: Self { MetricsProfile().headers }
}

extension MetricsProfile.Groups: ProfileGroup {
  static var standard: Self { MetricsProfile().groups }
}

extension MetricsProfile.EditingControls: ProfileGroup {
  static var standard: Self { MetricsProfile().editingControls }
}

extension MetricsProfile.Indexes: ProfileGroup {
  static var standard: Self { MetricsProfile().indexes }
}

extension Key where Owner: ProfileGroup {
  /// A key for the property of its name.
  init<Value: ProfileValue>(
    _ name: String, _ shape: Shape<Value>, _ property: WritableKeyPath<Owner, Value> & Sendable, _ doc: String
  ) {
    self.init(name, shape, default: "\(Owner.standard[keyPath: property].written) in iOS 17", doc) {
      $0[keyPath: property] = $1
    }
  }
}

/// A value of a profile, as a profile file would write it.
protocol ProfileValue: Sendable {
  var written: String { get }
}

extension Double: ProfileValue {
  var written: String { String(decimal: self) }
}

extension Double?: ProfileValue {
  var written: String { map(\.written) ?? "none" }
}

extension Bool: ProfileValue {
  var written: String { description }
}

extension Size: ProfileValue {
  var written: String { "[\(width.written), \(height.written)]" }
}

extension ProfileValue where Self: RawRepresentable, RawValue == String {
  var written: String { rawValue }
}

extension FontWeight: ProfileValue {}
extension TextStyle: ProfileValue {}
extension MetricsProfile.Rows.SeparatorHeight: ProfileValue {}
