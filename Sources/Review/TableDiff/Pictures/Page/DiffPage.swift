import TableDiagnostics
import TableEmission

/// A page that is being written.
struct DiffPage {
  var writer = HTMLWriter()
  let options: SVGOptions
  let pictureLimit: Int
  private(set) var anchors = PageAnchors()
  /// The ids of the specs that are shown, by their places in the contents.
  private var specAnchors: [String] = []
  /// The ids of the changes of the spec that is being written.
  private var changeAnchors: [ChangeName: String] = [:]
  /// Whether specs or causes are left out.
  private(set) var isCut = false

  /// What identifies a change of one spec in all of its environments.
  struct ChangeName: Hashable {
    var code: DiagnosticCode
    var path: String

    init(_ change: Change) { (code, path) = (change.code, change.place.path) }
  }

  init(options: SVGOptions, pictureLimit: Int) {
    (self.options, self.pictureLimit) = (options, pictureLimit)
  }

  /// Gives each spec its id, before anything refers to it.
  mutating func name(_ specs: [SpecDiff]) { specAnchors = specs.map { anchors.make([$0.name]) } }

  mutating func makeAnchor(_ parts: String...) -> String { anchors.make(parts) }

  /// The id of the line that lists a change of the spec that is being written.
  func anchor(of change: Change) -> String? { changeAnchors[ChangeName(change)] }

  mutating func writeAttribute(_ name: StaticString, _ value: String) {
    writer.raw(" \(name)=\"")
    writer.text(value)
    writer.raw("\"")
  }

  /// The classes of changes that a part of the page is about, by which it is filtered.
  mutating func writeClasses(_ classes: Set<ChangeClass>) {
    writeAttribute(
      "data-classes", ChangeClass.allCases.filter(classes.contains).map(\.rawValue).joined(separator: " "))
  }

  /// The specs that changed, with links.
  ///
  /// - Parameter others: the number of those that are not on the page.
  mutating func writeContents(_ specs: [SpecDiff], others: Int) {
    writer.raw("<nav aria-label=\"Specs\">\n<ol>\n")
    for (index, spec) in specs.prefix(DiffPageEmitter.maxNamed).enumerated() {
      writer.raw("<li")
      writeClasses(spec.listedClasses)
      writer.raw("><a")
      writeAttribute("href", PageAnchors.address(specAnchors[index]))
      writer.raw(">")
      writer.text(safeText(spec.name))
      writer.raw("</a> ")
      writeCounts(of: spec)
      writer.raw("</li>\n")
    }
    writer.raw("</ol>\n")
    if specs.count > DiffPageEmitter.maxNamed {
      writeCut("and \(counted(specs.count - DiffPageEmitter.maxNamed, "more spec"))")
    }
    if others > 0 {
      writer.element("p", "\(specs.isEmpty ? "" : "and ")\(counted(others, "spec")) with shared causes only")
    }
    writer.raw("</nav>\n")
  }

  /// - Parameter rest: what is left out, in words.
  mutating func writeCut(_ rest: String) {
    isCut = true
    writer.element("p", "\(rest); see the JSON for all of them")
  }

  /// The choice of what the lists show: changes of a class, and those that contain a text; and the way from change to change.
  mutating func writeFilter() {
    writer.raw("<fieldset class=\"views filter\">\n<legend>Changes</legend>\n")
    for value in ["all"] + ChangeClass.allCases.map(\.rawValue) {
      writer.raw("<label><input type=\"radio\" name=\"class\" value=\"\(value)\"\(value == "all" ? " checked" : "")>")
      writer.raw("<span>\(value) <b></b></span></label>\n")
    }
    writer.raw(
      """
      <input class="find scripted-only" type="search" placeholder="Find" aria-label="Find changes">
      <button class="step scripted-only" type="button" data-step="-1" title="Previous change (p)" aria-label="Previous change">↑</button>
      <button class="step scripted-only" type="button" data-step="1" title="Next change (n)" aria-label="Next change">↓</button>
      <label class="scripted-only"><input class="keys" type="checkbox" checked><span>Keys n, p</span></label>
      <span class="count scripted-only" role="status"></span>
      </fieldset>

      """)
  }

  /// What the script says where nothing is left, or the address asks for what there is not.
  mutating func writeNotice() {
    writer.raw(
      "<div class=\"notice\" hidden><p role=\"status\"></p><button type=\"button\" class=\"reset\">Show all changes</button></div>\n"
    )
  }

  /// The choice of a view for all pictures.
  mutating func writeViews(isOfApp: Bool) {
    writer.raw("<fieldset class=\"views\">\n<legend>Pictures</legend>\n")
    for (value, name) in [
      ("sides", "Side by side"), ("before", isOfApp ? "Spec" : "Before"), ("after", isOfApp ? "App" : "After"),
      ("overlay", "Overlay"), ("slider", "Slider"),
    ] {
      writer.raw("<label\(value == "slider" ? " class=\"scripted-only\"" : "")>")
      writer.raw("<input type=\"radio\" name=\"view\" value=\"\(value)\"\(value == "sides" ? " checked" : "")>")
      writer.raw("<span>\(name)</span></label>\n")
    }
    writer.raw("</fieldset>\n")
  }

  mutating func writeLegend(isOfApp: Bool) {
    writer.raw(
      """
      <p class="legend"><span><i class="was"></i> frame \(isOfApp ? "of the spec" : "before")</span> \
      <span><i class="is"></i> frame \(isOfApp ? "of the app" : "after")</span> \
      <span><b class="new">+</b> new</span> <span><b class="gone">−</b> gone</span> \
      <span><b>↕</b> moved</span> <span><b>~</b> changed</span></p>

      """)
  }

  /// - Parameters:
  ///   - others: its changes whose causes are not reported already.
  ///   - isPart: whether only these are drawn.
  mutating func write(_ spec: SpecDiff, number: Int, others: [ReportedChange], isPart: Bool) {
    changeAnchors = [:]
    writer.raw("<section")
    writeAttribute("id", specAnchors[number - 1])
    writer.raw(" class=\"spec\"")
    writeClasses(spec.listedClasses)
    writer.raw(">\n<h2>")
    writer.text(safeText(spec.name))
    writer.raw("</h2>\n<p class=\"files\">")
    writeCounts(of: spec)
    let paths = [spec.oldPath, spec.newPath].compactMap(\.self).map(safeText)
    for (index, path) in paths.enumerated() {
      writer.raw(index > 0 ? " → " : " ")
      writer.inline("code", path)
    }
    writer.raw("</p>\n")
    writeChanges(others, of: spec)
    let accepted = spec.acceptedCount > 0 ? spec.accepted : []
    if !accepted.isEmpty {
      writer.raw("<details class=\"accepted\">\n")
      writer.element("summary", "\(counted(accepted.count, "accepted change"))")
      writeChanges(accepted, of: spec)
      writer.raw("</details>\n")
    }
    // Without room for pictures, the tables are not needed.
    let tables = isPart && (others.isEmpty || writer.bytes.count >= pictureLimit) ? [] : spec.tables
    for (index, environment) in tables.enumerated() {
      writePictures(
        of: isPart ? environment.showing(others) : environment, isFirst: index == 0 && !isPart,
        isOnly: spec.environmentNames.count == 1, spec: spec, limit: isPart ? 4 : DiffPageEmitter.maxBands)
    }
    writer.raw("</section>\n")
  }

  private mutating func writeCounts(of spec: SpecDiff) {
    if let words = spec.statusWords {
      writer.raw("<span class=\"status\">")
      writer.text(safeText(words))
      writer.raw("</span> ")
    }
    let counts = spec.counts
    for changeClass in ChangeClass.allCases where counts[changeClass] > 0 {
      writer.raw("<span class=\"class \(changeClass.rawValue)\">\(counts[changeClass]) \(changeClass.rawValue)</span> ")
    }
    let accepted = spec.acceptedCount
    if accepted > 0 { writer.raw("<span class=\"class accepted\">\(accepted) accepted</span> ") }
  }
}

/// The list of what changed.
extension DiffPage {
  mutating func writeChanges(_ changes: [ReportedChange], of spec: SpecDiff) {
    guard !changes.isEmpty else { return }
    writer.raw("<ul class=\"changes\">\n")
    let groups = ChangeGroup.groups(changes)
    for group in groups.prefix(DiffPageEmitter.maxListed) { write(group, of: spec) }
    writer.raw("</ul>\n")
    let rest = groups.dropFirst(DiffPageEmitter.maxListed).reduce(0) { $0 + $1.members.count }
    if rest > 0 { writer.element("p", "and \(counted(rest, "more change")); see the JSON for all of them") }
  }

  private mutating func write(_ group: ChangeGroup, of spec: SpecDiff) {
    let reported = group.first
    let change = reported.change
    let text = ChangeText(group)
    let ids = group.members.map { member in
      let id = anchors.make([spec.name, member.change.code.rawValue, member.change.place.path])
      if changeAnchors[ChangeName(member.change)] == nil { changeAnchors[ChangeName(member.change)] = id }
      return id
    }
    writer.raw("<li")
    writeAttribute("id", ids[0])
    writer.raw(" data-class=\"\(change.changeClass.rawValue)\" data-count=\"\(ids.count)\">")
    writeClass(change.changeClass)
    writer.raw("<span class=\"what\">")
    // Each row of a group has an address of its own.
    for id in ids.dropFirst() {
      writer.raw("<i")
      writeAttribute("id", id)
      writer.raw("></i>")
    }
    writer.inline("code", safeText(group.subject))
    writer.text(" \(safeText(text.what))")
    writeValues(text)
    if let followers = text.followers { writer.text(", \(safeText(followers))") }
    if let acceptance = reported.acceptance {
      writer.raw("<small>")
      writer.text(safeText(acceptance.reason + (acceptance.untilWords.map { " (\($0))" } ?? "")))
      writer.raw("</small>")
    }
    writer.raw("</span><span class=\"where\">")
    writer.raw("<a class=\"link\"")
    writeAttribute("href", PageAnchors.address(ids[0]))
    writeAttribute("aria-label", "Link to this change: \(group.subject)")
    writer.raw(">#</a> <code>\(change.code.rawValue)</code>")
    if let source = reported.source {
      writer.raw(" ")
      writer.inline("code", safeText(source.lineText))
    }
    if spec.environmentNames.count > 1 {
      writer.raw(" <small>")
      writer.text(safeText(spec.environmentWords(group.first) ?? "everywhere"))
      writer.raw("</small>")
    }
    writer.raw("</span></li>\n")
  }

  mutating func writeClass(_ changeClass: ChangeClass) {
    writer.raw("<span class=\"class \(changeClass.rawValue)\">\(changeClass.rawValue)</span> ")
  }

  mutating func writeValues(_ text: ChangeText) {
    guard text.old != nil || text.new != nil else { return }
    writer.raw(" <span class=\"values\">")
    if let old = text.old { writer.inline("del", old.isEmpty ? "nothing" : safeText(old)) }
    if text.old != nil, text.new != nil { writer.raw(" → ") }
    if let new = text.new { writer.inline("ins", new.isEmpty ? "nothing" : safeText(new)) }
    writer.raw("</span>")
  }
}

extension SpecDiff {
  /// The classes of the changes that a page lists, with those that are accepted.
  var listedClasses: Set<ChangeClass> {
    let counts = counts
    var classes = Set(ChangeClass.allCases.filter { counts[$0] > 0 })
    if acceptedCount > 0 { classes.formUnion(accepted.map(\.change.changeClass)) }
    return classes
  }

  /// The number of changes that a page lists.
  var listedCount: Int { counts.total + acceptedCount }
}
