import JSONWriting
import TableIR
import TableLayout

extension ExplanationEmitter {
  /// Explanations for programs: every step as an operation, the points it takes, the number after it, a reason in words and a
  /// source. `ExplanationSchema` describes it.
  ///
  /// - Parameters:
  ///   - view: only this view, or all.
  ///   - quantity: only this number of its frame, or all.
  ///   - property: only this property of its look, or all.
  public func json(
    _ explanations: [Explanation], view: String? = nil, quantity: Derivation.Quantity? = nil,
    property: AppearanceProperty? = nil
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("format")
      json.literal("tablec.explanation")
      json.key("version")
      json.integer(1)
      json.key("environment")
      json.string(EnvironmentText(environment).place)
      json.key("ios")
      json.integer(environment.ios)
      json.key("metrics")
      json.string(profile.name)
      json.key("subjects")
      json.array { json in
        for explanation in explanations {
          json.object { json in
            json.key("subject")
            json.string(explanation.subject)
            json.key("source")
            json.object(inline: true) { location("spec", explanation.location, &$0) }
            if view == nil { write(explanation.looks, quantity, property, &json) }
            if view != nil || property == nil { write(explanation.frames, view, quantity, property, &json) }
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }

  private func write(
    _ frames: [FrameDerivation], _ view: String?, _ quantity: Derivation.Quantity?, _ property: AppearanceProperty?,
    _ json: inout JSONWriter
  ) {
    json.key("views")
    json.array { json in
      for frame in frames where view == nil || frame.view == view {
        json.object { json in
          json.key("view")
          json.string(frame.view)
          json.key("space")
          json.string(frame.space)
          json.key("frame")
          json.array(inline: true) { json in
            for number in [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height] { json.number(number) }
          }
          if property == nil {
            json.key("numbers")
            json.array { json in
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
      json.key("number")
      json.string(number.quantity.rawValue)
      json.key("value")
      json.number(number.value)
      json.key("steps")
      json.array { json in
        for step in number.steps {
          json.object(inline: true) { json in
            write(step.change, &json)
            json.key("value")
            json.number(step.value)
            json.key("reason")
            json.string(step.reason)
            guard let source = step.source else { return }
            json.key("source")
            json.object(inline: true) { write(source, &$0) }
          }
        }
      }
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
    json.key("operand")
    json.number(operand)
  }

  private func rounding(_ name: StaticString, _ unit: Derivation.Unit, _ json: inout JSONWriter) {
    json.literal(name)
    json.key("unit")
    json.string(unit.rawValue)
  }

  private func write(_ source: Derivation.Source, _ json: inout JSONWriter) {
    switch source {
    case .profile(let name):
      json.key("kind")
      json.literal("profile")
      json.key("number")
      json.string(name)
      guard let place = place(ofNumber: name) else {
        json.key("era")
        return json.string(era)
      }
      json.key("file")
      json.string(place.file)
      json.key("line")
      json.integer(place.line)
    case .spec(let place, _): location("spec", place, &json)
    case .environment:
      json.key("kind")
      json.literal("environment")
    }
  }

  private func location(_ kind: StaticString, _ location: SourceLocation, _ json: inout JSONWriter) {
    json.key("kind")
    json.literal(kind)
    json.key("file")
    json.string(file(of: location))
    json.key("line")
    json.integer(Int(location.line))
  }

  // MARK: Looks

  private func write(
    _ looks: [LookDerivation], _ quantity: Derivation.Quantity?, _ property: AppearanceProperty?,
    _ json: inout JSONWriter
  ) {
    let looks = looks.filter { quantity == nil && (property == nil || $0.property == property) }
    guard !looks.isEmpty else { return }
    json.key("looks")
    json.array { json in
      for look in looks {
        json.object { json in
          json.key("property")
          json.string(look.property.rawValue)
          write(look.value, look.source, look.reason, &json)
          guard !look.beaten.isEmpty else { return }
          json.key("beats")
          json.array { json in
            for beaten in look.beaten {
              json.object(inline: true) { write(beaten.value, beaten.source, beaten.reason, &$0) }
            }
          }
        }
      }
    }
  }

  private func write(
    _ value: AppearanceValue?, _ source: LookDerivation.Source, _ reason: String, _ json: inout JSONWriter
  ) {
    json.key("value")
    if let value { json.string(words(value)) } else { json.null() }
    json.key("reason")
    json.string(reason)
    json.key("source")
    json.object(inline: true) { json in
      switch source {
      case .spec(let place, _): location("spec", place, &json)
      case .rule(let place): location("rule", place, &json)
      case .standard:
        json.key("kind")
        json.literal("default")
      }
    }
  }
}
