import ContentHashing
import TableDiagnostics
import TableParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFile {
  /// Whether an output is in its place, with the bytes of a hash: then nothing needs to be written. A link is none.
  static func holds(_ place: OutputPlace, _ hash: ContentHash, size: Int) -> Bool {
    guard let (folders, file) = place.steps,
      let folder = try? OutputFolder(folders, of: place, makesFolders: false)
    else { return false }
    var status = stat()
    guard fstatat(folder.descriptor, file.name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == size,
      let bytes = try? DiskFiles().read(DiskFiles().path(of: file.name, in: folder.path), limit: size)
    else { return false }
    return bytes.count == size && ContentHash(bytes) == hash
  }
}
