/// A part of what a table is made from, of which a change can be the cause of others.
public enum InputKind: String, Sendable, CaseIterable {
  case table, template, section, row, appearance, environments, metrics, profile, include, strings, image, color, folder
}
