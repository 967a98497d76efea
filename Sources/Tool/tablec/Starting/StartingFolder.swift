import GitReading
import TableParsing

/// What `init` finds in the folder that it is run in.
struct StartingFolder {
  /// Whether it holds nothing but what a new repository has: hidden files, a readme and a licence.
  let isEmpty: Bool
  /// Whether it is the top folder of a repository, where services look for their files, or in none.
  let isTop: Bool

  init() {
    let names = FolderEntries(".")?.names ?? []
    isEmpty = names.allSatisfy { name in
      name.hasPrefix(".") || ["readme", "license", "licence"].contains(name.lowercased().prefix { $0 != "." })
    }
    var folder = DiskFiles().canonicalPath(".") ?? "/"
    if Self.isRepository(folder) {
      isTop = true
      return
    }
    repeat { folder = PathRules.folder(of: folder) } while !FileSystem.run.isTop(folder)
    isTop = !Self.isRepository(folder)
  }

  /// What the system does not tell about a folder above is no reason to write less.
  private static func isRepository(_ folder: String) -> Bool {
    switch PathKind(PathRules.join(folder, ".git")) {
    case .folder, .file: true
    case .missing, .other, .unknown: false
    }
  }

  /// The host, from its files in the folder, or from the address of the repository's remote.
  func host() -> ProjectHost? {
    if PathKind(".github") == .folder { return .github }
    if PathKind(".gitlab-ci.yml") != .missing || PathKind(".gitlab") == .folder { return .gitlab }
    guard isTop, PathKind(".git") != .missing,
      let address = try? Git().line(["config", "--get", "remote.origin.url"]).lowercased()
    else { return nil }
    return ProjectHost.allCases.first { address.firstRange(of: $0.rawValue) != nil }
  }
}
