/// What is done with each text, which it can change, and with its use.
public typealias PhraseVisit = (inout Phrase, PhraseUse) -> Void

/// How people get to know a text.
public enum PhraseUse: Hashable, Sendable {
  /// It is drawn, in a font that differs from the system's like this; nil for the system's.
  case drawn(FontVariant?)
  /// VoiceOver reads it.
  case spoken
}

/// A part of a table that shows texts. Everything that reads or translates the texts of a table finds them by this.
public protocol ShowingPhrases {
  /// Visits each text, which the visitor can change.
  mutating func visitPhrases(_ visit: PhraseVisit)
}

extension ShowingPhrases {
  /// Visits each text, whatever its font.
  public mutating func visitPhrases(_ visit: (inout Phrase) -> Void) { visitPhrases { phrase, _ in visit(&phrase) } }
}

extension Table: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    swipeActions.visitPhrases(visit)
    header?.visitPhrases(visit)
    footer?.visitPhrases(visit)
    for index in sections.indices { sections[index].visitPhrases(visit) }
    sectionIndex?.visitPhrases(visit)
    chrome?.visitPhrases(visit)
  }
}

extension Chrome: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for path in [\Chrome.title, \.back, \.search] {
      guard var phrase = self[keyPath: path] else { continue }
      visit(&phrase, .drawn(nil))
      self[keyPath: path] = phrase
    }
    for path in [\Chrome.leadingItems, \.trailingItems, \.tabs] {
      for index in self[keyPath: path].indices { self[keyPath: path][index].visitPhrases(visit) }
    }
  }
}

extension BarItem: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for path in [\BarItem.title, \.badge] {
      guard var phrase = self[keyPath: path] else { continue }
      visit(&phrase, .drawn(nil))
      self[keyPath: path] = phrase
    }
  }
}

extension Section: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    swipeActions.visitPhrases(visit)
    header?.visitPhrases(visit)
    footer?.visitPhrases(visit)
    for index in rows.indices { rows[index].visitPhrases(visit) }
  }
}

extension Row: ShowingPhrases {
  /// Those of its variants, too.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    text?.visitPhrases(visit)
    detailText?.visitPhrases(visit)
    accessory.visitPhrases(visit)
    for index in otherAccessories.indices { otherAccessories[index].visitPhrases(visit) }
    editingAccessory.visitPhrases(visit)
    swipeActions.visitPhrases(visit)
    for index in views.indices { views[index].visitPhrases(visit) }
    stack?.visitPhrases(visit)
    if hasAccessibility { accessibility.visitPhrases(visit) }
    for index in variants.indices { variants[index].row.visitPhrases(visit) }
  }
}

extension HeaderFooter: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    switch content {
    case .title(var title):
      title.text.visitPhrases(visit)
      content = .title(title)
    case .views(var subviews):
      subviews.visitPhrases(visit)
      content = .views(subviews)
    case .stack(var stack):
      stack.visitPhrases(visit)
      content = .stack(stack)
    }
    spoken.visitPhrases(visit)
  }
}

extension View: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    switch content {
    case .label(var text):
      text.visitPhrases(visit)
      content = .label(text)
    case .control(var control):
      control.visitPhrases(visit)
      content = .control(control)
    case .stack(var stack):
      stack.visitPhrases(visit)
      content = .stack(stack)
    case .container(var subviews):
      subviews.visitPhrases(visit)
      content = .container(subviews)
    case .image, .plain: break
    }
    look.spoken.visitPhrases(visit)
  }
}

extension Subviews: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for index in views.indices { views[index].visitPhrases(visit) }
  }
}

extension Stack: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for index in views.indices { views[index].view.visitPhrases(visit) }
  }
}

extension Accessory: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    switch self {
    case .control(var control):
      control.visitPhrases(visit)
      self = .control(control)
    case .view(var view):
      view.subviews.visitPhrases(visit)
      view.look.spoken.visitPhrases(visit)
      self = .view(view)
    case .image: spoken.visitPhrases(visit)
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    }
  }
}

extension Control: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    func visited(_ content: some ControlContent) -> Kind {
      var content = content
      content.visitPhrases(visit)
      return content.kind
    }
    kind = visited(kind.content)
    spoken.visitPhrases(visit)
  }
}

extension SwipeActions: ShowingPhrases {
  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for edge in [\SwipeActions.leading, \SwipeActions.trailing] {
      guard var actions = self[keyPath: edge] else { continue }
      for index in actions.indices { actions[index].title.visitPhrase(nil, visit) }
      self[keyPath: edge] = actions
    }
  }
}

extension SectionIndex: ShowingPhrases {
  /// Without the magnifying glass, which is no text.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for index in titles.indices where titles[index].string != Self.search { visit(&titles[index], .drawn(nil)) }
  }
}

extension Text: ShowingPhrases {
  /// Each run of a text with runs is a text of its own.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    var words = words
    if words.runs.isEmpty { visit(&words.phrase, .drawn(font.variant)) } else { words.visitRuns(font.variant, visit) }
    self.words = words
  }
}

extension Optional where Wrapped == Phrase {
  mutating func visitPhrase(_ variant: FontVariant?, _ visit: PhraseVisit) {
    guard var phrase = self else { return }
    visit(&phrase, .drawn(variant))
    self = phrase
  }
}
