#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Folders that other machines, or the host of a virtual one, can change without inotify's noticing.
  struct RemoteFolders {
    private var known: [UInt64: Bool] = [:]

    /// Whether a folder is on a file system of another machine.
    mutating func contains(_ folder: String) -> Bool {
      var status = stat()
      guard stat(folder, &status) == 0 else { return false }
      let device = UInt64(status.st_dev)
      if let answer = known[device] { return answer }
      let answer = Self.fileSystem(of: device).map(Self.isRemote) ?? false
      known[device] = answer
      return answer
    }

    private static func isRemote(_ kind: Substring) -> Bool {
      kind.hasPrefix("nfs") || kind.hasPrefix("fuse.")
        || ["cifs", "smb3", "smbfs", "9p", "afs", "ceph", "virtiofs", "vboxsf", "fuse", "prl_fs", "vmhgfs"].contains(
          kind)
    }

    /// The type of a mounted file system, as the kernel lists it: `ID PARENT MAJOR:MINOR … - TYPE …`.
    private static func fileSystem(of device: UInt64) -> Substring? {
      let major = (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
      let minor = device & 0xFF | (device >> 12) & ~0xFF
      for line in mounts().split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 3, words[2] == "\(major):\(minor)" else { continue }
        guard let dash = words.firstIndex(of: "-"), dash + 1 < words.count else { continue }
        return words[dash + 1]
      }
      return nil
    }

    private static func mounts() -> String {
      let file = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      // Containers have thousands of mounts at most.
      while bytes.count < 4 << 20 {
        let count = readBytes(file, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
