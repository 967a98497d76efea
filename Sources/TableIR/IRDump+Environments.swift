import JSONWriting

extension IRDump {
  mutating func environments(_ environments: [EnvironmentAxes]) {
    guard !environments.isEmpty else { return }
    json.key("environments")
    json.beginArray()
    for axes in environments { write(axes) }
    json.endArray()
  }

  private mutating func write(_ axes: EnvironmentAxes) {
    json.beginObject()
    if let name = axes.name { string("name", name) }
    strings("screen", axes.screens.map(\.word))
    strings("orientation", axes.orientations.map(\.rawValue))
    strings("window", axes.windows.map(\.word))
    strings("split", axes.splits.map(\.word))
    strings("contentSize", axes.contentSizes.map(\.rawValue))
    strings("direction", axes.directions.map(\.rawValue))
    strings("appearance", axes.userInterfaceStyles.map(\.rawValue))
    strings("metrics", axes.metrics.map(\.name))
    states(axes.states)
    json.endObject()
  }

  mutating func strings(_ key: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    json.key(key)
    json.beginArray(inline: true)
    for value in values { json.string(value) }
    json.endArray()
  }

  private mutating func states(_ states: [TableState]) {
    guard !states.isEmpty else { return }
    json.key("state")
    json.beginArray()
    for state in states {
      json.beginObject(inline: true)
      if state.isEditing { bool("editing", true) }
      strings("selected", state.selectedRows.sorted())
      strings("highlighted", state.highlightedRows.sorted())
      number("contentOffset", state.contentOffset)
      json.endObject()
    }
    json.endArray()
  }

  mutating func conditions(_ key: StaticString, _ conditions: [Condition]) {
    guard !conditions.isEmpty else { return }
    json.key(key)
    json.beginArray()
    for condition in conditions { write(condition) }
    json.endArray()
  }

  private mutating func write(_ condition: Condition) {
    json.beginObject(inline: true)
    strings("idiom", condition.idioms.map(\.rawValue))
    strings("orientation", condition.orientations.map(\.rawValue))
    strings("split", condition.splits.map(\.rawValue))
    strings("horizontalSizeClass", condition.horizontalSizeClasses.map(\.rawValue))
    strings("verticalSizeClass", condition.verticalSizeClasses.map(\.rawValue))
    strings("appearance", condition.userInterfaceStyles.map(\.rawValue))
    strings("direction", condition.directions.map(\.rawValue))
    if let ios = condition.ios { numbers("ios", [Double(ios.lowerBound), Double(ios.upperBound)]) }
    if let value = condition.isEditing { bool("editing", value) }
    if let value = condition.isAccessibilitySize { bool("accessibilitySize", value) }
    json.endObject()
  }
}
