import TableSupport

/// Something that threads wait for.
final class Gate: Sendable {
  private let isOpen = Monitor(false)

  func wait() { isOpen.change(when: { $0 }, { _ in }) }
  func open() { isOpen.change { $0 = true } }
}
