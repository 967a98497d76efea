extension String {
  /// The last component of a path, without slashes after it; the text itself if it has no component.
  package var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
