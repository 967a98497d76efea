/// Why a server does not start.
package enum PageServingProblem: Error, Sendable, Equatable {
  /// Neither `localhost` nor an address in digits.
  case notAnAddress(String)
  /// An address that this machine does not have.
  case notThisMachine(String)
  /// All of these ports are taken.
  case portsTaken(ClosedRange<Int>)
  /// The user may not listen on this port.
  case notAllowed(Int)
  /// The system's number of an error.
  case system(Int32)

  package var message: String {
    switch self {
    case .notAnAddress: "expected 'localhost' or an IP address of this machine"
    case .notThisMachine: "this machine does not have this address"
    case .portsTaken(let ports): "all ports from \(ports.lowerBound) to \(ports.upperBound) are in use"
    case .notAllowed(let port): "listening on port \(port) is not permitted"
    case .system(let code): "the system does not let the server listen (error \(code))"
    }
  }
}
