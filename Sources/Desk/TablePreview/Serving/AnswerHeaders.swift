import NIOHTTP1

/// The headers of every answer.
enum AnswerHeaders {
  /// Nothing from other servers, nothing inline, in no frame; nothing is kept, guessed, or told to other sites.
  private static let safety = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// The headers of a body of some type, and of so many bytes unless it is a stream.
  static func of(type: String, count: Int?, closes: Bool) -> HTTPHeaders {
    var headers = HTTPHeaders(safety)
    headers.add(name: "Content-Type", value: type)
    if let count { headers.add(name: "Content-Length", value: "\(count)") }
    if closes { headers.add(name: "Connection", value: "close") }
    return headers
  }

  /// A media type with the encoding of its texts.
  static func written(type: String) -> String {
    let isText = type.hasPrefix("text/") || ["application/json", "image/svg+xml"].contains(type)
    return isText ? type + "; charset=utf-8" : type
  }
}
