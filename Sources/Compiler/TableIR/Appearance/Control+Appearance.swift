extension Control.Kind {
  /// The texts in the control with attributes in the spec, each with its key in the control's mapping.
  public var texts: [(key: String?, text: Text)] {
    func texts<Content: ControlContent>(of content: Content) -> [(key: String?, text: Text)] {
      Content.texts.map { ($0.key, content[keyPath: $0.path]) }
    }
    return texts(of: content)
  }
}

extension Control {
  /// The control with the text attributes that it is laid out with, if rules can set them, and with its default
  /// colours for those that are not set.
  public func showing(_ text: Text?) -> Control {
    func showing(_ content: some ControlContent) -> Control.Kind {
      var content = content
      for own in type(of: content).colors where content[keyPath: own.path] == nil {
        content[keyPath: own.path] = own.standard
      }
      for own in type(of: content).texts where own.takesRules {
        if let text { content[keyPath: own.path] = text }
      }
      return content.kind
    }
    var control = self
    control.kind = showing(kind.content)
    return control
  }
}
