import TableIR
import TableLayout
import TableSupport

extension ExplanationEmitter {
  /// Explanations for programs: every step as an operation, the points it takes, the number after it, a reason in words and a
  /// source. `ExplanationSchema` describes it.
  ///
  /// - Parameters:
  ///   - view: only this view, or all.
  ///   - quantity: only this number of its frame, or all.
  ///   - property: only this appearance property, or all.
  public func json(
    _ explanations: [Explanation], view: String? = nil, quantity: Derivation.Quantity? = nil,
    property: AppearanceProperty? = nil
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "tablec.explanation")
      json.member("version", 1)
      writeStart(&json)
      json.array("subjects") { json in
        for explanation in explanations {
          json.object { json in
            writeStart(of: explanation, &json)
            if view == nil { write(explanation.looks, quantity, property, &json) }
            write(origins(of: explanation, view, quantity, property), &json)
            if view != nil || property == nil { write(explanation.frames, view, quantity, property, &json) }
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }

  /// Writes what the explanations of one environment have in common.
  package func writeStart(_ json: inout JSONWriter) {
    json.member("environment", EnvironmentText(environment).place)
    json.member("ios", environment.ios)
    json.member("metrics", profile.name)
  }

  /// Writes what an explanation is about.
  package func writeStart(of explanation: Explanation, _ json: inout JSONWriter) {
    json.member("subject", explanation.subject)
    json.object("source", inline: true) { location("spec", explanation.location, &$0) }
  }

  private func write(
    _ frames: [FrameDerivation], _ view: String?, _ quantity: Derivation.Quantity?, _ property: AppearanceProperty?,
    _ json: inout JSONWriter
  ) {
    json.array("views") { json in
      for frame in frames where view == nil || frame.view == view {
        json.object { json in
          json.member("view", frame.view)
          json.member("space", frame.space)
          json.array("frame", inline: true) { json in
            for number in [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height] { json.number(number) }
          }
          if property == nil {
            json.array("numbers") { json in
              for number in frame.numbers where quantity == nil || number.quantity == quantity { write(number, &json) }
            }
          }
          write(frame.looks, quantity, property, &json)
        }
      }
    }
  }

  private func write(_ number: Derivation, _ json: inout JSONWriter) {
    json.object { json in
      json.member("number", number.quantity.rawValue)
      json.member("value", number.value)
      json.array("steps") { json in
        for step in number.steps { write(step, &json) }
      }
    }
  }

  /// Writes a step, as part of an explanation.
  package func write(_ step: Derivation.Step, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      write(step.change, &json)
      json.member("value", step.value)
      json.member("reason", step.reason)
      guard let source = step.source else { return }
      json.object("source", inline: true) { write(source, &$0) }
    }
  }

  private func write(_ change: Derivation.Change, _ json: inout JSONWriter) {
    json.key("operation")
    switch change {
    case .start(let points): operation("start", points, &json)
    case .plus(let points): operation("plus", points, &json)
    case .minus(let points): operation("minus", points, &json)
    case .times(let count): operation("times", count, &json)
    case .halved: json.string("halve")
    case .nothing: json.string("none")
    case .mirrored: json.string("mirror")
    case .edges: rounding("edges", .pixel, &json)
    case .up(let unit): rounding("up", unit, &json)
    case .down(let unit): rounding("down", unit, &json)
    case .nearest(let unit): rounding("nearest", unit, &json)
    }
  }

  private func operation(_ name: StaticString, _ operand: Double, _ json: inout JSONWriter) {
    json.literal(name)
    json.member("operand", operand)
  }

  private func rounding(_ name: StaticString, _ unit: Derivation.Unit, _ json: inout JSONWriter) {
    json.literal(name)
    json.member("unit", unit.rawValue)
  }

  private func write(_ source: Derivation.Source, _ json: inout JSONWriter) {
    switch source {
    case .profile(let name):
      json.member("kind", "profile")
      json.member("number", name)
      guard let place = place(ofNumber: name) else {
        json.key("era")
        return json.string(era)
      }
      json.member("file", place.file)
      json.member("line", place.line)
    case .spec(let place, _): location("spec", place, &json)
    case .environment:
      json.member("kind", "environment")
    }
  }

  private func location(_ kind: String, _ location: SourceLocation, _ json: inout JSONWriter) {
    json.member("kind", kind)
    json.member("file", file(of: location))
    json.member("line", Int(location.line))
  }

  private func write(_ texts: [TextOrigin], _ json: inout JSONWriter) {
    guard !texts.isEmpty else { return }
    json.array("texts") { json in
      for origin in texts {
        json.object(inline: true) { json in
          if let view = origin.view { json.member("view", view) }
          json.member("key", origin.key)
          json.member("text", origin.text)
          if let language = origin.language { json.member("language", language) }
          if let file = origin.file { json.member("file", file) }
          if let comment = origin.comment { json.member("comment", comment) }
          guard !origin.forms.isEmpty else { return }
          json.array("forms", inline: true) { json in for form in origin.forms { json.string(form) } }
        }
      }
    }
  }

  // MARK: Looks

  private func write(
    _ looks: [LookDerivation], _ quantity: Derivation.Quantity?, _ property: AppearanceProperty?,
    _ json: inout JSONWriter
  ) {
    let looks = looks.filter { quantity == nil && (property == nil || $0.property == property) }
    guard !looks.isEmpty else { return }
    json.array("looks") { json in
      for look in looks { write(look, &json) }
    }
  }

  /// Writes how a property is derived, as part of an explanation.
  package func write(_ look: LookDerivation, _ json: inout JSONWriter) {
    json.object { json in
      json.member("property", look.property.rawValue)
      write(words(of: look), look.source, look.reason, &json)
      guard !look.beaten.isEmpty else { return }
      json.array("beats") { json in
        for beaten in look.beaten {
          json.object(inline: true) { write(words(beaten.value), beaten.source, beaten.reason, &$0) }
        }
      }
    }
  }

  private func write(
    _ value: String?, _ source: LookDerivation.Source, _ reason: String, _ json: inout JSONWriter
  ) {
    json.key("value")
    if let value { json.string(value) } else { json.null() }
    json.member("reason", reason)
    json.object("source", inline: true) { json in
      switch source {
      case .spec(let place, _): location("spec", place, &json)
      case .rule(let place): location("rule", place, &json)
      case .standard:
        json.member("kind", "default")
      }
    }
  }
}
