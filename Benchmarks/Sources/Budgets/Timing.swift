/// The least time of several runs, in seconds: what the machine's other work adds is not the program's.
func leastTime(_ runs: Int, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(work) }
  guard let least = times.min() else { return 0 }
  return Double(least.components.seconds) + Double(least.components.attoseconds) / 1e18
}
