/// The two things an item can give out.
package enum Kind: Int, Sendable, Hashable, CaseIterable {
  case audio, video
}
