import YAMLSyntax

extension Shape {
  /// A mapping of the language.
  /// - Parameter check: reports what is wrong with a value as a whole, or corrects it. Without one, missing or
  ///   conflicting keys leave the value as it is: they were reported.
  static func mapping(
    _ type: @escaping @autoclosure @Sendable () -> MappingType<Value>,
    check: (@Sendable (SpecDecoder, NodeID, inout Value) -> Bool)? = nil
  ) -> Shape {
    var shape = mapping(
      type(),
      finish: { decoder, node, value in
        guard let check else { return value }
        var value = value
        return check(decoder, node, &value) ? value : nil
      }, draft: { $0 })
    shape.over = { decoder, node, value, key in
      let type = type()
      if let index = key.flatMap({ type.description.names.names.firstIndex(of: $0) }) {
        type.reads[index](decoder, node, &value)
      } else if !decoder.decode(type, node, into: &value, over: 0) {
        return false
      }
      return check?(decoder, node, &value) ?? true
    }
    return shape
  }

  /// A mapping of the language that is read into a draft first. Its keys are described when there is one.
  static func mapping<Draft>(
    _ type: @escaping @autoclosure @Sendable () -> MappingType<Draft>,
    finish: @escaping @Sendable (SpecDecoder, NodeID, Draft) -> Value?,
    draft: @escaping @Sendable (Value) -> Draft
  ) -> Shape {
    Shape(.mapping(type().name)) { decoder, node in
      let type = type()
      var owner = type.fresh()
      return decoder.decode(type, node, into: &owner) ? finish(decoder, node, owner) : nil
    } write: { value, writer in
      type().write(draft(value), writer)
    }
  }

  /// This mapping, or the value of one of its keys alone.
  /// - Parameters:
  ///   - alone: the shape that reads anything but a mapping.
  ///   - key: the key of the mapping.
  ///   - member: the value that it represents; nil if nothing can be written alone.
  ///   - set: sets the value that it represents, if it can be written alone in ways that the key does not have.
  func or<Alone>(
    _ alone: Shape<Alone>, for key: String, _ member: @escaping @Sendable (Value) -> Alone?,
    set: (@Sendable (inout Value, Alone) -> Void)? = nil, _ make: @escaping @Sendable (Alone) -> Value
  ) -> Shape {
    var shape = Shape(.either([alone.schema, schema])) { decoder, node in
      decoder.isMapping(node) ? read(decoder, node) : alone.read(decoder, node).map(make)
    } write: { value, writer in
      let written = write(value, writer)
      guard case .mapping(let entries) = written,
        entries.allSatisfy({ $0.key == key && !$0.value.isMapping }), let member = member(value)
      else { return written }
      return alone.write(member, writer)
    }
    if let over {
      shape.over = { decoder, node, value, _ in
        guard let set, !decoder.isMapping(node) else {
          return over(decoder, node, &value, decoder.isMapping(node) ? nil : key)
        }
        guard let new = alone.read(decoder, node) else { return false }
        set(&value, new)
        return true
      }
    }
    return shape
  }
}
