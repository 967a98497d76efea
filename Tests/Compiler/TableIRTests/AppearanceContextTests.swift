import TableIR
import Testing

@Suite("Places that rules of appearance tell apart")
struct AppearanceContextTests {
  @Test("are few, however many rows there are")
  func few() {
    let rules = [
      AppearanceRule(.label, in: [.kind(.cell, id: "row-7"), .named("FriendCell")]),
      AppearanceRule(.label, className: "Tag"),
    ]
    var contexts = AppearanceContexts(rules)
    let table = contexts.enter(.table, className: "FriendsTable", in: AppearanceContexts.window)
    let places = (0..<1_000).map { contexts.enter(.cell, id: "row-\($0)", className: "Cell", in: table) }
    #expect(Set(places).count == 2 && contexts.paths.count == 4)
    #expect(contexts.paths[places[7]] == [ViewContainer(.table), ViewContainer(.cell, id: "row-7")])
    #expect(contexts.enter(.cell, id: "row-9", className: "FriendCell", in: table) != places[9])
    #expect(contexts.known("Tag") == "Tag" && contexts.known("Other") == nil)
  }

  @Test(
    "hold a rule's containers as far out as they can be",
    arguments: [
      ([AppearanceContainer](), [Int]?([])), ([.kind(.stack)], [2]), ([.kind(.stack), .kind(.stack)], [2, 3]),
      ([.kind(.stack), .kind(.table)], [0, 2]), ([.view], [0]), ([.view, .kind(.section)], [1, 2]),
      ([.named("Inner")], [3]), ([.kind(.section, id: "b")], nil), ([.kind(.section), .kind(.stack)], nil),
    ])
  func match(containers: [AppearanceContainer], positions: [Int]?) {
    let path = [
      ViewContainer(.table), ViewContainer(.section, id: "a"), ViewContainer(.stack),
      ViewContainer(.stack, className: "Inner"),
    ]
    #expect(AppearanceRule(.label, in: containers).match(path) == positions)
  }
}
