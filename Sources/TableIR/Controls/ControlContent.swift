/// What a control of one kind shows, and beside it what all controls of the kind have in common.
///
/// A kind states its traits once, in the file of its values. The language, rules of appearance, layout, lint and `explain` read them
/// here; only its keys, its size, its drawing and its record in layouts are code of its own.
public protocol ControlContent: Hashable, Sendable {
  static var traits: ControlTraits { get }
  /// The class by which rules of appearance know it; a class of its own where it says no other.
  static var viewClass: ViewClass { get }
  /// Its own colours, which rules of appearance can set.
  static var colors: [ControlColor<Self>] { get }
  /// The texts in it that a spec gives a look.
  static var texts: [ControlText<Self>] { get }
  var kind: Control.Kind { get }
}

extension ControlContent {
  public static var viewClass: ViewClass { .control(traits.name) }
  public static var colors: [ControlColor<Self>] { [] }
  public static var texts: [ControlText<Self>] { [] }
}

/// What all controls of a kind have in common.
public struct ControlTraits: Sendable {
  /// Its key in the language, and what layouts call it.
  public var name: String
  /// In a sentence: `text field`.
  public var noun: String
  public var plural: String
  /// UIKit's class, as a dump of views prints it; nil for what UIKit has no class for.
  public var className: String?
  /// True of the subclasses of `UIControl`, which take taps of their own.
  public var isControl: Bool
  /// How it shows that it is not enabled; nil for what cannot be disabled.
  public var disabledLook: DisabledLook?
  /// What of a frame that is larger than the control itself it fills.
  public var filling: ControlFilling
  /// True of what is made for any length, and takes the room that a stack has left.
  public var stretches: Bool
  /// As Interface Builder makes them: "What are the default Auto Layout Content Hugging and Content Compression Resistance
  /// priority values?" on Stack Overflow, and the observed documents.
  public var priorities: ContentPriorities

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

/// What of a frame that is larger than it a control fills; it stands in the middle of the rest.
public enum ControlFilling: Hashable, Sendable {
  case frame
  /// None of it: UIKit gives the control a frame of its own size where it begins, whatever is asked for.
  case ownFrame
  /// The width alone.
  case width
  case nothing
}

/// How a control shows that it is not enabled.
public enum DisabledLook: Hashable, Sendable {
  /// It looks as it does otherwise.
  case unchanged
  /// All of it is fainter.
  case faded
  /// Its texts and signs are fainter, from a version of iOS on; in earlier ones all of it.
  case dimmed(since: Int = 0)

  public func isFaded(inIOS version: Int) -> Bool {
    switch self {
    case .unchanged: false
    case .faded: true
    case .dimmed(let first): version < first
    }
  }

  public func isDimmed(inIOS version: Int) -> Bool {
    if case .dimmed(let first) = self { version >= first } else { false }
  }
}

/// A colour of a control's own; its key is the property's name.
public struct ControlColor<Content>: Sendable {
  public var property: AppearanceProperty
  public var path: WritableKeyPath<Content, Color?> & Sendable
  /// What it is where nothing says it; nil for what UIKit and the tint colour make it.
  public var standard: Color?
  /// The same in words.
  public var usual: String
  /// What it colours, as the reference says it.
  public var doc: String
}

/// A text in a control that a spec gives a look.
public struct ControlText<Content>: Sendable {
  /// Its key in the control's mapping; nil for a text that is the control's whole value.
  public var key: String?
  public var path: WritableKeyPath<Content, Text> & Sendable
  /// Whether rules of appearance can set its look.
  public var takesRules = true
}
