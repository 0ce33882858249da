import Foundation
import FoundationNetworking
import PlayerEngine
import Testing

struct CookieHeaderTests {
  @Test func saysWhatFoundationWouldSay() throws {
    let cookies = try ["a", "b"].map { name in
      try #require(HTTPCookie(properties: [.name: name, .value: "1", .domain: "x.org", .path: "/"]))
    }

    #expect(CookieHeader.value(of: cookies) == HTTPCookie.requestHeaderFields(with: cookies)["Cookie"])
  }

  @Test func saysNothingOfWhatIsNoCookie() {
    #expect(CookieHeader.value(of: [NSObject()]) == nil)
  }
}
