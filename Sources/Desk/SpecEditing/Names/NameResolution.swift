import TableParsing

/// Finds what names mean, over the files of a project.
struct NameResolution {
  private var family: SpecFamily
  private let own: SpecText
  private var membersByPath: [String: [SpecText]] = [:]
  /// By the path of the text and the name of the template; nil for a template that does not exist.
  private var templates: [String: Scope?] = [:]
  /// The declared views of a text by their scopes.
  private var viewsByScope: [String: [Int: [Mention]]] = [:]

  init(_ own: SpecText, files: ProjectFiles) {
    self.own = own
    family = SpecFamily(own, files: files)
  }

  private mutating func members(around path: String) -> [SpecText] {
    if let known = membersByPath[path] { return known }
    let members = family.members(around: path)
    membersByPath[path] = members
    return members
  }

  /// The places where a name is declared: of a custom class, which nothing declares, its first uses as a class.
  mutating func declarations(of mention: Mention, in text: SpecText) -> [PlacedMention] {
    if mention.isDeclaration, mention.thing != .view { return [PlacedMention(text: text, mention: mention)] }
    if mention.thing == .view { return viewDeclarations(of: mention, in: text) }
    // A file's own declaration wins over those of the files that it includes, and these over those of files that include it.
    for texts in [[text], family.closure(of: text.path), members(around: text.path)] {
      for text in texts {
        let found = text.mentions.filter { $0.isDeclaration && $0.thing == mention.thing && $0.name == mention.name }
        if !found.isEmpty { return found.map { PlacedMention(text: text, mention: $0) } }
      }
    }
    guard mention.thing == .row else { return [] }
    if let slash = mention.name.lastIndex(of: "/") {
      return row(
        mention.name[mention.name.index(after: slash)...], ofSection: String(mention.name[..<slash]), around: text)
    }
    // A repeated row has an id for each copy: `cell-{index}`.
    for text in members(around: text.path) {
      let found = text.mentions.filter {
        $0.isDeclaration && $0.thing == .row && IDPattern($0.name)?.matches(mention.name) == true
      }
      if !found.isEmpty { return found.map { PlacedMention(text: text, mention: $0) } }
    }
    return []
  }

  /// The row at a position of a section, which has no id of its own: `friends/0`.
  private mutating func row(_ index: Substring, ofSection id: String, around text: SpecText) -> [PlacedMention] {
    let section = Mention(node: 0, range: 0..<0, name: id, thing: .section, isDeclaration: false)
    guard let index = Int(index), index >= 0, let declaration = declarations(of: section, in: text).first,
      let mapping = declaration.text.tree.parent(declaration.mention.node),
      let rows = declaration.text.value(of: "rows", in: mapping)
    else { return [] }
    for (position, row) in declaration.text.elements(of: rows).enumerated() {
      // After repeated and included rows, the position in the text is another.
      if ["repeat", "each", "include"].contains(where: { declaration.text.value(of: $0, in: row) != nil }) {
        return []
      }
      guard position == index else { continue }
      let start = declaration.text.tree.nodes[row].range.lowerBound
      let mention = Mention(node: row, range: start..<start, name: id, thing: .row, isDeclaration: true)
      return [PlacedMention(text: declaration.text, mention: mention)]
    }
    return []
  }

  /// All places of a name, declarations and uses, given its declarations.
  mutating func places(of mention: Mention, declaredAt declarations: [PlacedMention]) -> [PlacedMention] {
    guard let first = declarations.first else { return [] }
    if mention.thing == .view { return viewPlaces(named: mention.name, declaredAt: declarations) }
    var places = declarations
    var seen = Set(declarations)
    for text in members(around: first.text.path) {
      let matching = text.mentions.filter { $0.thing == mention.thing && $0.name == first.mention.name }
      let declares = matching.contains(where: \.isDeclaration)
      // Another file's own declaration is another thing of the same name.
      if declares, text.path != first.text.path, mention.thing == .template { continue }
      for mention in matching {
        let place = PlacedMention(text: text, mention: mention)
        if seen.insert(place).inserted { places.append(place) }
      }
    }
    return places
  }

  /// All places of a custom class in the family.
  mutating func classPlaces(named name: String, in text: SpecText) -> [PlacedMention] {
    members(around: text.path).flatMap { text in
      text.mentions.filter { $0.thing == .className && $0.name == name }.map { PlacedMention(text: text, mention: $0) }
    }
  }

  /// The names of a kind of thing that are declared in the family of a text.
  mutating func declared(_ thing: Naming.Thing, around text: SpecText) -> [PlacedMention] {
    members(around: text.path).flatMap { text in
      text.mentions.filter { $0.isDeclaration && $0.thing == thing }.map { PlacedMention(text: text, mention: $0) }
    }
  }

  // MARK: Views

  /// A mapping with views in its text.
  struct Scope: Hashable {
    var text: SpecText
    var node: Int

    static func == (left: Scope, right: Scope) -> Bool { left.text.path == right.text.path && left.node == right.node }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text.path)
      hasher.combine(node)
    }
  }

  /// A row or a template, and the templates that it starts from.
  mutating func chain(of scope: Scope) -> [Scope] {
    var chain = [scope]
    while chain.count < 64, let last = chain.last, let template = template(of: last), !chain.contains(template) {
      chain.append(template)
    }
    return chain
  }

  private mutating func template(of scope: Scope) -> Scope? {
    guard let use = scope.text.value(of: "use", in: scope.node),
      let mention = scope.text.mentions(of: use).first(where: { $0.thing == .template })
    else { return nil }
    let key = scope.text.path + "\0" + mention.name
    if let known = templates[key] { return known }
    var template: Scope?
    if let declaration = declarations(of: mention, in: scope.text).first,
      let body = declaration.text.tree.value(ofKey: declaration.mention.node),
      declaration.text.tree.nodes[body].kind == .mapping
    {
      template = Scope(text: declaration.text, node: body)
    }
    templates[key] = .some(template)
    return template
  }

  /// The ids of the views that are declared in a scope.
  mutating func views(in scope: Scope) -> [Mention] {
    if let known = viewsByScope[scope.text.path] { return known[scope.node] ?? [] }
    var views: [Int: [Mention]] = [:]
    for mention in scope.text.mentions where mention.thing == .view && mention.isDeclaration {
      if let node = mention.scope { views[node, default: []].append(mention) }
    }
    viewsByScope[scope.text.path] = views
    return views[scope.node] ?? []
  }

  private mutating func viewDeclarations(of mention: Mention, in text: SpecText) -> [PlacedMention] {
    guard let node = mention.scope else { return [] }
    for scope in chain(of: Scope(text: text, node: node)) {
      let found = views(in: scope).filter { $0.name == mention.name }
      if !found.isEmpty { return found.map { PlacedMention(text: scope.text, mention: $0) } }
    }
    return []
  }

  private mutating func viewPlaces(named name: String, declaredAt declarations: [PlacedMention]) -> [PlacedMention] {
    guard let first = declarations.first, let node = first.mention.scope else { return [] }
    let home = Scope(text: first.text, node: node)
    var places: [PlacedMention] = []
    for text in members(around: first.text.path) {
      var reaches: [Int: Bool] = [:]
      for mention in text.mentions where mention.thing == .view && mention.name == name {
        guard let node = mention.scope else { continue }
        let scope = Scope(text: text, node: node)
        let isHere = reaches[node] ?? reachesHome(from: scope, home, name)
        reaches[node] = isHere
        if isHere { places.append(PlacedMention(text: text, mention: mention)) }
      }
    }
    return places
  }

  /// Whether a name in a scope is that of a view of another: nothing nearer declares it.
  private mutating func reachesHome(from scope: Scope, _ home: Scope, _ name: String) -> Bool {
    for step in chain(of: scope) {
      if step == home { return true }
      if views(in: step).contains(where: { $0.name == name }) { return false }
    }
    return false
  }
}
