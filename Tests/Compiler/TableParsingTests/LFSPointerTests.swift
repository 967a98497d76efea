import Testing

@testable import TableParsing

@Suite("Pointers of Git LFS")
struct LFSPointerTests {
  private static let oid = "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393"

  /// From https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
  @Test(
    "are read as the specification writes them, with extensions and with Windows line ends",
    arguments: [
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.oid)\nsize 12345\n",
      "version https://git-lfs.github.com/spec/v1\next-0-foo sha256:\(Self.oid)\noid sha256:\(Self.oid)\nsize 12345\n",
      "version https://git-lfs.github.com/spec/v1\r\noid sha256:\(Self.oid)\r\nsize 12345\r\n",
      "version https://hawser.github.com/spec/v1\noid sha256:\(Self.oid)\nsize 12345\n",
    ])
  func pointers(_ text: String) throws {
    let pointer = try #require(LFSPointer(Array(text.utf8)))
    #expect(pointer.oid == Self.oid && pointer.size == 12345)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "version", "tablespec: 1\n", "version https://git-lfs.github.com/spec/v1\n",
      "version https://example.com/spec/v1\noid sha256:\(Self.oid)\nsize 1\n",
      "version https://git-lfs.github.com/spec/v1\noid sha256:../../../../etc/passwd\nsize 1\n",
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.oid.dropLast())\nsize 1\n",
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.oid)\nsize -1\n",
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.oid)\nsize 1\n"
        + String(repeating: "#", count: 1024),
    ])
  func others(_ text: String) {
    #expect(LFSPointer(Array(text.utf8)) == nil)
  }
}
