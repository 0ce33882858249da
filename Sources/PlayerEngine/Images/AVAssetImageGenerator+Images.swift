public import CoreMedia

extension AVAssetImageGenerator {
  /// Images as they are made, in the order in which they were asked for.
  public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
    private let generator: AVAssetImageGenerator
    private var times: ArraySlice<CMTime>

    init(_ generator: AVAssetImageGenerator, _ times: [CMTime]) {
      self.generator = generator
      self.times = times[...]
    }

    /// Goes through the images.
    public func makeAsyncIterator() -> Images { self }

    /// The next image, or why there is none; nil after the last.
    public mutating func next() async -> Element? {
      guard let time = times.popFirst() else { return nil }
      do {
        let made = try await generator.image(at: time)
        return .success(requestedTime: time, image: made.image, actualTime: made.actualTime)
      } catch {
        return .failure(requestedTime: time, error: error)
      }
    }

    /// One image, or why there is none.
    @frozen public enum Element: Sendable {
      /// It is there.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)

      /// It cannot be had.
      case failure(requestedTime: CMTime, error: any Error)

      /// The time it was asked for.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }

      /// The image; throws why there is none.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }

      /// The time it is really of; throws why there is none.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }
  }
}
