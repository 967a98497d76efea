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
  init<Value>(
    _ name: String, _ shape: Shape<Value>, _ property: WritableKeyPath<Owner, Value> & Sendable, _ doc: String
  ) {
    let standard = shape.write(Owner.standard[keyPath: property], SpecWriter()).words
    self.init(name, shape, default: "\(standard) in iOS 17", doc, property)
  }
}
