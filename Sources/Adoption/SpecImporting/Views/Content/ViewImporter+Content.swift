import TableIR
import TableLayout

// What a view shows.

extension ViewImporter {
  /// Adds what a view shows: the key that sets its kind, with those that belong to it.
  ///
  /// - Returns: The priorities that such a view has in a spec without keys for them.
  func addContent(
    of declared: VariedElement, to mapping: inout DraftMapping, in tree: ViewTree, constraints: inout ConstraintImport,
    context: inout ImportContext
  ) -> ContentPriorities {
    let element = declared.element
    let kind = ViewKind(element)
    if case .stack = kind {
      addStack(of: declared, to: &mapping, in: tree, constraints: &constraints, context: &context)
      return View.Content.stack(Stack()).priorities
    }
    if !tree.subviews(of: element).isEmpty {
      addSubviews(of: declared, to: &mapping, in: tree, constraints: &constraints, context: &context)
      return View.Content.plain.priorities
    }
    switch kind {
    case .label: return addLabel(of: declared, to: &mapping, context: &context)
    case .image: return addImage(of: declared, to: &mapping, context: &context)
    case .control:
      guard let control = control(declared, context: &context) else { break }
      return add(control, to: &mapping)
    case .drawn(let name, _):
      mapping["box"] = .text(declared["customClass"].flatMap(ClassName.plain) ?? name)
      return Box.traits.priorities
    case .plain where declared.drawsItself:
      mapping["box"] = .text(declared["customClass"].flatMap(ClassName.plain) ?? "")
      return Box.traits.priorities
    case .plain, .stack: break
    }
    return View.Content.plain.priorities
  }

  private func add(_ control: ImportedControl, to mapping: inout DraftMapping) -> ContentPriorities {
    mapping[control.key] = control.value
    for (key, value) in control.states { mapping[key] = value }
    return control.priorities
  }

  private func addSubviews(
    of declared: VariedElement, to mapping: inout DraftMapping, in tree: ViewTree, constraints: inout ConstraintImport,
    context: inout ImportContext
  ) {
    let element = declared.element
    mapping["views"] = .list(views(in: element, of: tree, constraints: &constraints, context: &context))
    add(constraints.list(of: element), to: &mapping)
    addDesignSize(of: element, in: tree, to: &mapping)
    if let margins = margins(of: declared) { mapping["layoutMargins"] = margins }
    if declared.flag("preservesSuperviewLayoutMargins") == true {
      mapping["preservesSuperviewLayoutMargins"] = .flag(true)
    }
    switch ViewKind(element) {
    case .plain: break
    default:
      context.lose(
        element.name, of: element, because: "a view of this kind with subviews is a plain view", changesFrames: true)
    }
  }

  private func addStack(
    of declared: VariedElement, to mapping: inout DraftMapping, in tree: ViewTree, constraints: inout ConstraintImport,
    context: inout ImportContext
  ) {
    var stack = DraftMapping()
    if declared["axis"] == "vertical" { stack["axis"] = .text("vertical") }
    if let spacing = declared.number("spacing"), spacing != 0 {
      if spacing > 0 {
        stack["spacing"] = .number(spacing)
      } else {
        context.lose(
          "spacing = \(spacing)", of: declared.element, because: "a stack has no negative spacing", changesFrames: true)
      }
    } else if declared["spacingType"] == "standard" {
      stack["spacing"] = .number(standardSpacing(of: declared, in: tree))
    }
    if let word = declared["alignment"], word != "fill" {
      if Stack.Alignment(rawValue: word) != nil {
        stack["alignment"] = .text(word)
      } else {
        context.lose(
          "alignment = \(word)", of: declared.element, because: "the language has no such alignment",
          changesFrames: true)
      }
    }
    if let word = declared["distribution"], word != "fill" {
      if Stack.Distribution(rawValue: word) != nil {
        stack["distribution"] = .text(word)
      } else {
        context.lose(
          "distribution = \(word)", of: declared.element, because: "the language has no such distribution",
          changesFrames: true)
      }
    }
    if declared.flag("baselineRelativeArrangement") == true {
      stack["isBaselineRelativeArrangement"] = .flag(true)
    }
    // Interface Builder arranges a stack inside of the margins that it was given.
    if let margins = margins(of: declared) {
      stack["margins"] = margins
      if declared.flag("preservesSuperviewLayoutMargins") == true {
        context.lose(
          "preservesSuperviewLayoutMargins = YES", of: declared.element, because: "a stack has only its own margins",
          changesFrames: true)
      }
    }
    var views: [DraftItem] = []
    for element in tree.subviews(of: declared.element) {
      views.append(
        DraftItem(.mapping(view(element, in: tree, isArranged: true, constraints: &constraints, context: &context))))
    }
    stack["views"] = .list(views)
    mapping["stack"] = .mapping(stack)
  }

  /// Points between two views that Interface Builder calls the standard; between baselines, those of the lines of the first text: 22 of 17-point
  /// texts (5Na-mZ-acb and two others of stream-chat-swift, gol-Cw-OHh of woocommerce-ios).
  private func standardSpacing(of stack: VariedElement, in tree: ViewTree) -> Double {
    guard stack["axis"] == "vertical", stack.flag("baselineRelativeArrangement") == true else { return 8 }
    func font(in element: XMLElement) -> XMLElement? {
      VariedElement(element, traits).property("fontDescription")
        ?? tree.subviews(of: element).lazy.compactMap(font).first
    }
    guard let element = font(in: stack.element), case .font(let font) = resources.font(element) else { return 22 }
    return font.textStyle?.leading ?? font.size.map { ($0 * 22 / 17).rounded() } ?? 22
  }
}

extension VariedElement {
  /// Whether a view without subviews draws something of its own: one of an app's class that has no colour to be seen by and is not thin.
  fileprivate var drawsItself: Bool {
    guard self["customClass"] != nil, property("backgroundColor") == nil, let frame = element.rect("frame") else {
      return false
    }
    return min(frame.width, frame.height) >= 8
  }
}

/// Names of classes in specs.
enum ClassName {
  /// Nil if a spec cannot name the class.
  static func plain(_ name: String) -> String? {
    guard let first = name.utf8.first, isLetter(first),
      name.utf8.allSatisfy({ isLetter($0) || "0123456789.".utf8.contains($0) })
    else { return nil }
    return name
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
