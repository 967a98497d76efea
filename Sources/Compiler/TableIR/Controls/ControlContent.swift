/// The content of a control, and the traits that all controls of its kind share.
///
/// A kind defines its traits once, in the file of its values. The language, appearance rules, layout, lint and `explain` read them
/// from here; only its keys, its size, its drawing and its record in layouts have separate code.
public protocol ControlContent: ShowingPhrases, Hashable, Sendable {
  /// What all controls of the kind have in common, whatever their values.
  static var traits: ControlTraits { get }
  /// Its class in appearance rules; by default, a separate class.
  static var viewClass: ViewClass { get }
  /// Its own colours, which appearance rules can set.
  static var colors: [ControlColor<Self>] { get }
  /// The texts in it with attributes in a spec.
  static var texts: [ControlText<Self>] { get }
  /// The content as the kind of a `Control`.
  var kind: Control.Kind { get }
}

extension ControlContent {
  /// The class that appearance rules name.
  public static var viewClass: ViewClass { .control(traits.name) }
  /// The colours that a spec or an appearance rule can set.
  public static var colors: [ControlColor<Self>] { [] }
  /// The texts whose attributes a spec or an appearance rule can set.
  public static var texts: [ControlText<Self>] { [] }

  /// Those of its texts with attributes. A kind with others visits them itself.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for text in Self.texts { self[keyPath: text.path].visitPhrases(visit) }
  }
}

/// The traits that all controls of a kind share.
public struct ControlTraits: Sendable {
  /// Its key in the language, and its name in layouts.
  public var name: String
  /// In a sentence: `text field`.
  public var noun: String
  /// The noun for several: `text fields`.
  public var plural: String
  /// UIKit's class, as printed in a dump of views; nil if UIKit has no class for it.
  public var className: String?
  /// True of the subclasses of `UIControl`, which receive taps themselves.
  public var isControl: Bool
  /// How it shows that it is disabled; nil if it cannot be disabled.
  public var disabledLook: DisabledLook?
  /// How it fills a frame that is larger than the control itself.
  public var filling: ControlFilling
  /// Whether it can have any length, and takes the extra space in a stack.
  public var stretches: Bool
  /// As Interface Builder makes them: "What are the default Auto Layout Content Hugging and Content Compression Resistance
  /// priority values?" on Stack Overflow, and the observed documents.
  public var priorities: ContentPriorities

  /// Creates control traits.
  public init(
    _ name: String, noun: String, plural: String? = nil, className: String?, isControl: Bool,
    disabledLook: DisabledLook?, filling: ControlFilling = .frame, stretches: Bool = false,
    priorities: ContentPriorities = .standard
  ) {
    self.name = name
    self.noun = noun
    self.plural = plural ?? noun + "s"
    self.className = className
    self.isControl = isControl
    self.disabledLook = disabledLook
    self.filling = filling
    self.stretches = stretches
    self.priorities = priorities
  }
}

/// How a control fills a frame that is larger than the control; it is centred in the rest.
public enum ControlFilling: Hashable, Sendable {
  case frame
  /// Not at all: UIKit gives the control a frame of its own size at the origin of the requested frame.
  case ownFrame
  /// The width alone.
  case width
  case nothing
}

/// How a control shows that it is disabled.
public enum DisabledLook: Hashable, Sendable {
  /// Its appearance does not change.
  case unchanged
  /// All of it is fainter.
  case faded
  /// Its text and symbols are fainter, from a version of iOS on; in earlier versions, all of it.
  case dimmed(since: Int = 0)

  /// Returns whether all of a disabled control is fainter in a major version of iOS.
  public func isFaded(inIOS version: Int) -> Bool {
    switch self {
    case .unchanged: false
    case .faded: true
    case .dimmed(let first): version < first
    }
  }

  /// Returns whether only text and symbols of a disabled control are fainter in a major version of iOS.
  public func isDimmed(inIOS version: Int) -> Bool {
    if case .dimmed(let first) = self { version >= first } else { false }
  }
}

/// A colour of a control; its key is the name of the property.
public struct ControlColor<Content>: Sendable {
  /// The property by which appearance rules set the colour.
  public var property: AppearanceProperty
  /// The member of the content with the colour, which is nil if neither the spec nor a rule sets it.
  public var path: WritableKeyPath<Content, Color?> & Sendable
  /// The default; nil if it depends on UIKit and the tint colour.
  public var standard: Color?
  /// The same in words.
  public var usual: String
  /// The description in the reference.
  public var doc: String
}

/// Text in a control with attributes in a spec.
public struct ControlText<Content>: Sendable {
  /// Its key in the control's mapping; nil for text that is the whole value of the control.
  public var key: String?
  /// The member of the content with the text.
  public var path: WritableKeyPath<Content, Text> & Sendable
  /// Whether appearance rules can set its attributes.
  public var takesRules = true
}
