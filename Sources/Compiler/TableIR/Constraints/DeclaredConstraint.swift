package import TableConstraints

/// A constraint of a row, a header or a footer, for comparison with those of another version.
public struct DeclaredConstraint: Hashable, Sendable {
  /// As written in the spec: `title.leading == avatar.trailing + 12`.
  public var text: String
  /// Identifies it if its anchors have changed.
  public var id: String?
  /// The start of its text in the spec; for a view's own key, the start of the view.
  public var location: SourceLocation
  /// Its location with the view's own keys for it: `width`, or `pin` and `leading`.
  public var place: SpecPlace
  /// The constraint in canonical form, with names that are independent of its place.
  package var meaning: ConstraintExpression

  /// The anchor that it constrains: `title.leading`.
  package var subject: Anchor
  /// The views that it names.
  package var names: [String] { [meaning.first.view.text, meaning.second?.view.text].compactMap(\.self) }

  /// Whether both constrain the same attributes of the same views, with any numbers.
  package func holdsSame(as other: DeclaredConstraint) -> Bool {
    meaning.first == other.meaning.first && meaning.second == other.meaning.second
  }
}

extension DeclaredConstraint {
  /// Whether an anchor is one of a safe area (`safeAreaLayoutGuide`), which views have from iOS 11 on.
  public var namesSafeArea: Bool { names(.safeArea) }
  /// Whether an anchor is one of a readable width (`readableContentGuide`), which views have from iOS 9 on.
  public var namesReadableWidth: Bool { names(.readable) }

  private func names(_ guide: Guide) -> Bool { meaning.first.guide == guide || meaning.second?.guide == guide }
}

extension Subviews {
  /// All constraints on views here, at any depth, in lists and in the views' own keys.
  public var declaredConstraints: [DeclaredConstraint] {
    var all: [DeclaredConstraint] = []
    collect(into: &all, holder: LayoutConstraint.rootName)
    return all
  }

  /// The names of the views here, at any depth, in constraints.
  package var names: [String] { [LayoutConstraint.rootName] + namedViews.map(\.name) }

  /// The views here, at any depth, with their names in constraints.
  package var namedViews: [(name: String, view: View)] {
    var all: [(name: String, view: View)] = []
    for (index, view) in views.enumerated() {
      view.collect(into: &all, place: index, holder: LayoutConstraint.rootName)
    }
    return all
  }

  fileprivate func collect(into all: inout [DeclaredConstraint], holder: String) {
    all += constraints.map { DeclaredConstraint($0, holder: holder) }
    for (index, view) in views.enumerated() { view.collectConstraints(into: &all, place: index, holder: holder) }
  }
}

extension View {
  /// A view without an id is identified by its path from the row, which is meaningless to readers.
  private func knownName(place: Int, holder: String) -> String { id ?? "\(holder) \(place)" }

  fileprivate func collect(into all: inout [(name: String, view: View)], place: Int, holder: String) {
    let name = knownName(place: place, holder: holder)
    all.append((name, self))
    for (index, child) in children.enumerated() { child.collect(into: &all, place: index, holder: name) }
  }

  /// - Parameter place: The index among its siblings.
  fileprivate func collectConstraints(into all: inout [DeclaredConstraint], place: Int, holder: String) {
    let inner = knownName(place: place, holder: holder)
    let own = sizing ?? ViewSizing()
    for (known, reported) in zip(
      own.constraints(of: inner, at: location), own.constraints(of: id ?? "subview \(place)", at: location))
    {
      var declared = DeclaredConstraint(known, holder: holder)
      declared.text = reported.description
      all.append(declared)
    }
    if case .container(let subviews) = content {
      subviews.collect(into: &all, holder: inner)
    } else {
      for (index, child) in children.enumerated() {
        child.collectConstraints(into: &all, place: index, holder: inner)
      }
    }
  }
}

extension DeclaredConstraint {
  fileprivate init(_ constraint: LayoutConstraint, holder: String) {
    func resolved(_ anchor: Anchor) -> Anchor {
      var anchor = anchor
      if anchor.view.text == LayoutConstraint.holderName { anchor.view = Name(holder) }
      return anchor
    }
    var meaning = constraint.expression
    meaning.first = resolved(meaning.first)
    meaning.second = meaning.second.map(resolved)
    (text, id) = (constraint.description, constraint.id)
    (location, place) = (constraint.location, constraint.place)
    subject = meaning.first
    self.meaning = meaning.canonical
  }
}
