import JSONWriting

extension IRDump {
  mutating func appearance(_ rules: [AppearanceRule]) {
    guard !rules.isEmpty else { return }
    json.key("appearance")
    json.beginArray()
    for rule in rules { write(rule) }
    json.endArray()
  }

  private mutating func write(_ rule: AppearanceRule) {
    json.beginObject(inline: true)
    json.key(escaping: rule.viewClass.rawValue)
    json.beginObject()
    for setting in rule.settings { write(setting) }
    json.endObject()
    if let name = rule.className { string("class", name) }
    if !rule.containers.isEmpty {
      json.key("in")
      json.beginArray()
      for container in rule.containers { json.string(container.description) }
      json.endArray()
    }
    conditions("when", rule.conditions)
    json.endObject()
  }

  private mutating func write(_ setting: AppearanceRule.Setting) {
    json.key(escaping: setting.property.rawValue)
    switch setting.value {
    case .color(let value): value.write(to: &json)
    case .font(let value): write(value)
    case .alignment(let value): json.string(value.rawValue)
    case .shadow(let value): write(value)
    case .fill(let value): write(value)
    case .length(let value): json.number(value)
    }
  }
}

extension AppearanceContainer: CustomStringConvertible {
  /// As a spec writes it: `cell`, `section#friends`, `FriendCell`.
  public var description: String {
    switch self {
    case .kind(let kind, let id): id.map { "\(kind.rawValue)#\($0)" } ?? kind.rawValue
    case .headerFooter: "headerFooter"
    case .view: "view"
    case .named(let name): name
    }
  }
}
