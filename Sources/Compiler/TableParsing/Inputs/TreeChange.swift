import YAMLSyntax

/// One difference between two versions of a YAML file.
struct TreeChange {
  /// A pair of a mapping or an element of a sequence, on one side.
  struct Entry {
    /// Nil for an element of a sequence, and for a document.
    var key: NodeID?
    var value: NodeID
    /// The sequence or mapping that contains it; nil for a document.
    var parent: NodeID?

    /// Where it starts.
    var first: NodeID { key ?? value }
  }

  /// What the keys are about.
  var owner: TreeOwner
  /// The keys from there.
  var path: [String]
  /// Nil if it is new or gone.
  var old: Entry?
  var new: Entry?
  /// On the new side, the node that contains what is gone.
  var home: NodeID
  /// For an element that is gone or was moved, the element that follows where it was.
  var follower: NodeID?
  /// Whether it was moved among other elements.
  var isMove = false
  /// Whether something else may refer to it by an alias.
  var isShared = false
}

/// What a key of a spec or a profile is about.
enum TreeOwner: Hashable {
  case table
  case template(String)
  /// With its id or its title.
  case section(String?)
  /// With its id or its text.
  case row(String?)
  case profile
  case appearance
  case environments
  /// A list in a file of its own: of rows or of sections.
  case list
}
