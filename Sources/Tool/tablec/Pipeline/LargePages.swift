import CMalloc
import TableSystem

/// Memory for large inputs in pages of 2 MB instead of 4 KB.
///
/// The first access to a page costs a microsecond or two in a virtual machine: of 20,000 rows, that was a fifth of the compile. The
/// kernel decides; where it has no large pages, nothing changes. Only memory that is used counts as used.
enum LargePages {
  /// How much memory a byte of input takes, at most and roughly: 20,000 rows take 18 bytes, and 21 where their cells are kept.
  private static let expansion = 32
  /// In bytes.
  private static let most = 1 << 30

  /// Requests large pages for what is allocated from now on, for an input of so many bytes.
  static func prepare(forInputOf count: Int) {
    #if canImport(Glibc)
      _ = Self.once
      // The heap grows by the size once; where the system does not allow that, as it always does.
      mallopt(M_TOP_PAD, CInt(min(count, most / expansion) * expansion))
      let memory = malloc(pageSize)
      mallopt(M_TOP_PAD, CInt(pageSize))
      defer { free(memory) }
      guard let memory, let end = sbrk(0), memory < end else { return }
      let start = memory.alignedUp(toMultipleOf: pageSize)
      if start < end { madvise(start, end - start, MADV_HUGEPAGE) }
    #endif
  }

  #if canImport(Glibc)
    private static let pageSize = 1 << 21

    /// One heap for all threads and all sizes, which keeps what is freed.
    private static let once: Void = {
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_MMAP_THRESHOLD, 1 << 25)
      mallopt(M_TRIM_THRESHOLD, CInt.max)
    }()
  #endif
}
