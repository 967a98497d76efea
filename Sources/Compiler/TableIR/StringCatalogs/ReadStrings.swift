/// What a file of strings has.
public struct ReadStrings: Sendable {
  /// The texts.
  public var catalog: StringCatalog
  /// The first keys that it has twice, with which Xcode builds an app, too.
  public var repeated: [RepeatedKey]

  /// A key that a file has twice, and its places.
  public struct RepeatedKey: Sendable {
    /// The key.
    public var key: String
    /// Counted from 1, columns in Unicode scalars.
    public var first: (line: Int, column: Int)
    /// Where it is a second time.
    public var second: (line: Int, column: Int)

    /// Creates a repeated key.
    public init(key: String, first: (line: Int, column: Int), second: (line: Int, column: Int)) {
      (self.key, self.first, self.second) = (key, first, second)
    }
  }

  /// The most repeated keys that are told of a file.
  public static let mostRepeated = 100

  /// Creates read strings.
  public init(_ catalog: StringCatalog, repeated: [RepeatedKey] = []) {
    (self.catalog, self.repeated) = (catalog, repeated)
  }
}
