/// A calendar date, such as `2027-01-31`.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to the last day of the month, at most 31.
  public let day: Int

  /// Nil for an invalid date, such as the 30th of February.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3,
      zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 && $0.utf8.allSatisfy(Self.isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day in UTC of a time in seconds since 1970.
  public init(secondsSince1970 seconds: Int) {
    // Counted from the 1st of March of the year 0, so that a leap day ends a year: 719,468 days before 1970.
    var days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    days -= era * 146_097
    let yearOfEra = (days - days / 1_460 + days / 36_524 - days / 146_096) / 365
    let dayOfYear = days - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Whether one comes before the other.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// As text, for messages.
  public var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension CalendarDay? {
  /// Whether what ends with the day is valid on another one; nil is no end.
  package func includes(_ today: CalendarDay) -> Bool { map { today <= $0 } ?? true }
}
