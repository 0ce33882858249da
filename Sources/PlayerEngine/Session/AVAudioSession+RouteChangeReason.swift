extension AVAudioSession {
  /// Why the sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// There is a new device.
    case newDeviceAvailable = 1
    /// The device that played is gone; playback is to pause.
    case oldDeviceUnavailable = 2
    /// The category is another.
    case categoryChange = 3
    /// The way was chosen by the program.
    case override = 4
    /// The machine woke up.
    case wakeFromSleep = 6
    /// There is no device for the category.
    case noSuitableRouteForCategory = 7
    /// The same devices are set otherwise.
    case routeConfigurationChange = 8
  }
}
