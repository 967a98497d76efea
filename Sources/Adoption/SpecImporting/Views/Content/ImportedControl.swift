import TableIR

/// A control in the words of a spec.
struct ImportedControl {
  /// The key that sets its kind.
  var key: String
  var value: DraftValue
  /// The keys beside it: `enabled`, `active`, `hidden`.
  var states: [(key: String, value: DraftValue)] = []

  init(_ traits: ControlTraits, _ value: DraftValue) {
    (key, self.value) = (traits.name, value)
    priorities = traits.priorities
  }

  /// Those of its class.
  var priorities: ContentPriorities
}
