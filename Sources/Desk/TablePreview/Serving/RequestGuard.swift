/// Decides which requests are answered, from their heads alone.
struct RequestGuard: Sendable {
  let address: ServerAddress
  let token: AccessToken
  let limits: ServerLimits

  /// What is read of a request's head.
  struct Head {
    var method: String
    /// The path and the query, as they were sent.
    var target: String
    var headers: [(name: String, value: String)]

    /// The values of a header, whose name is given in lower case.
    func values(_ name: String) -> [String] { headers.filter { $0.name.lowercased() == name }.map(\.value) }
  }

  enum Verdict: Equatable {
    case allowed(PageRequest)
    /// The address without its last slash, to which everything in the page is relative.
    case moved(String)
    case refused(status: Int, String)
  }

  /// Checks what a page of another site would do first: such a page is told nothing, whatever it asks for.
  func judge(_ head: Head) -> Verdict {
    let hosts = head.values("host")
    guard hosts.count == 1, let host = hosts.first else {
      return .refused(status: 400, "There must be one Host header.")
    }
    guard address.isNamed(host) else {
      return .refused(
        status: 421,
        "This server is at \(address.origin). If it is forwarded under another name, allow that with --allow-host.")
    }
    guard head.values("origin").allSatisfy({ address.isOrigin($0, of: host) }),
      head.values("sec-fetch-site").allSatisfy({ $0 == "same-origin" || $0 == "none" })
    else { return .refused(status: 403, "Pages of other sites get no answer. Open the address in the address bar.") }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .refused(status: 405, "Only GET and HEAD are answered.")
    }
    guard head.values("transfer-encoding").isEmpty, head.values("content-length").allSatisfy({ $0 == "0" }) else {
      return .refused(status: 413, "A request has no body here.")
    }
    guard head.target.utf8.count <= limits.targetBytes else { return .refused(status: 414, "The address is too long.") }
    return judge(target: Array(head.target.utf8), isHead: head.method == "HEAD")
  }

  private func judge(target: [UInt8], isHead: Bool) -> Verdict {
    let malformed = Verdict.refused(status: 400, "The address is malformed.")
    guard target.first == UInt8(ascii: "/") else { return malformed }
    let parts = target.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].dropFirst()
    let secret = path.prefix { $0 != UInt8(ascii: "/") }
    guard token.matches(secret) else {
      return .refused(status: 404, "There is nothing here. Open the whole address that was printed, with its token.")
    }
    let query = parts.count > 1 ? parts[1] : []
    if secret.count == path.count {
      // Nothing of the query goes into a header.
      return query.isEmpty ? .moved("/\(token.text)/") : malformed
    }
    guard let document = percentDecoded(path.dropFirst(secret.count + 1)),
      document.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ $0 != "." && $0 != ".." }),
      let items = items(query)
    else { return malformed }
    return .allowed(PageRequest(path: document, query: items, isHead: isHead))
  }

  private func items(_ query: ArraySlice<UInt8>) -> [(key: String, value: String)]? {
    var items: [(key: String, value: String)] = []
    for item in query.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard items.count < limits.queryItems, let key = percentDecoded(parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? percentDecoded(parts[1], plusIsSpace: true) : ""
      else { return nil }
      items.append((key, value))
    }
    return items
  }
}
