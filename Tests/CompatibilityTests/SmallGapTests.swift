import AppleCompatibility
import Testing

struct SmallGapTests {
  @Test func forgetsObjectsThatAreGone() {
    let table = NSHashTable<SelectorClient>.weakObjects()
    let kept = SelectorClient()
    table.add(kept)
    do { table.add(SelectorClient()) }

    #expect(table.allObjects.count == 1)
    #expect(table.contains(kept))
  }

  @Test func keepsObjectsWhereItIsToldTo() {
    let table = NSHashTable<SelectorClient>()
    do { table.add(SelectorClient()) }

    #expect(table.count == 1)
  }

  @Test func locksAState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)

    lock.withLock { $0 += 1 }

    #expect(lock.withLock { $0 } == 2)
  }

  @Test func readsDefaultsByTheirKeys() throws {
    let defaults = try #require(UserDefaults(suiteName: "SmallGapTests"))
    defaults.setValue(5, forKey: "five")

    #expect(defaults.value(forKey: "five") as? Int == 5)
    defaults.removeObject(forKey: "five")
  }

  @Test func knowsTheNamesOfFolders() {
    #expect(URL.cachesDirectory.isFileURL)
    #expect(URL.documentsDirectory.isFileURL)
  }
}
