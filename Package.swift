// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "mplayerd",
  products: [
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "AppleCompatibility", targets: ["AppleCompatibility"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "MediaToolbox", targets: ["MediaToolbox"]),
    .library(name: "Playback", targets: ["Playback"]),
    .library(name: "PlayerEngine", targets: ["PlayerEngine"]),
    .library(name: "PlaybackTesting", targets: ["PlaybackTesting"]),
    .library(name: "GStreamerTesting", targets: ["GStreamerTesting"]),
    .executable(name: "mplayerd", targets: ["mplayerd"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGStreamer",
      path: "Modules/CGStreamer",
      pkgConfig:
        "gio-2.0 gstreamer-1.0 gstreamer-base-1.0 gstreamer-app-1.0 gstreamer-audio-1.0 gstreamer-video-1.0 gstreamer-pbutils-1.0 gstreamer-tag-1.0",
      providers: [.apt(["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"])]),
    .systemLibrary(
      name: "CGStreamerCheck",
      path: "Modules/CGStreamerCheck",
      pkgConfig: "gstreamer-check-1.0",
      providers: [.apt(["libgstreamer1.0-dev"])]),
    .systemLibrary(name: "CTerminal", path: "Modules/CTerminal"),
    .target(name: "GStreamer", dependencies: ["CGStreamer"], swiftSettings: strict),
    .target(name: "CoreMedia", swiftSettings: strict),
    .target(name: "Playback", dependencies: ["CoreMedia"], swiftSettings: strict),
    .target(
      name: "LocalRenderer", dependencies: ["CoreMedia", "GStreamer", "Playback"], swiftSettings: strict),
    .target(
      name: "PlayerEngine", dependencies: ["CoreMedia", "GStreamer", "LocalRenderer", "Playback"],
      swiftSettings: strict),
    .target(name: "AVFoundation", dependencies: ["CoreMedia", "PlayerEngine"], swiftSettings: strict),
    .target(name: "AVFAudio", dependencies: ["CoreMedia", "PlayerEngine"], swiftSettings: strict),
    .target(name: "MediaToolbox", dependencies: ["CoreMedia", "PlayerEngine"], swiftSettings: strict),
    .target(name: "AppleCompatibility", dependencies: ["PlayerEngine"], swiftSettings: strict),
    .target(
      name: "MediaPlayer", dependencies: ["AVFoundation", "Playback"], swiftSettings: strict),
    .target(name: "AVKit", dependencies: ["AVFoundation", "MediaPlayer"], swiftSettings: strict),
    .target(name: "PlaybackTesting", dependencies: ["CoreMedia", "Playback"], swiftSettings: strict),
    .target(
      name: "GStreamerTesting",
      dependencies: ["CGStreamerCheck", "GStreamer", "LocalRenderer", "PlayerEngine"],
      swiftSettings: strict),
    .executableTarget(
      name: "mplayerd",
      dependencies: ["AVFoundation", "CTerminal", "LocalRenderer", "Playback", "PlayerEngine"],
      swiftSettings: strict),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"], swiftSettings: strict),
    .testTarget(
      name: "PlaybackTests", dependencies: ["CoreMedia", "Playback", "PlaybackTesting"],
      exclude: ["Fakes/Golden", "Golden/Golden"], swiftSettings: strict
    ),
    .testTarget(
      name: "GStreamerTests", dependencies: ["GStreamer", "GStreamerTesting"], swiftSettings: strict),
    .testTarget(
      name: "LocalRendererTests",
      dependencies: [
        "CoreMedia", "GStreamer", "GStreamerTesting", "LocalRenderer", "Playback", "PlaybackTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlayerEngineTests",
      dependencies: [
        "AVFoundation", "CoreMedia", "GStreamerTesting", "LocalRenderer", "Playback", "PlaybackTesting",
        "PlayerEngine",
      ],
      swiftSettings: strict),
    .testTarget(name: "MediaPlayerTests", dependencies: ["MediaPlayer"], swiftSettings: strict),
    .testTarget(
      name: "ParityTests", dependencies: ["AVKit", "GStreamerTesting", "MediaPlayer"], swiftSettings: strict),
    .testTarget(name: "AVKitTests", dependencies: ["AVKit"], swiftSettings: strict),
    .testTarget(
      name: "CaseTests",
      dependencies: [
        "AVFoundation", "CoreMedia", "GStreamerTesting", "LocalRenderer", "Playback", "PlayerEngine",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AppleStyleTests", dependencies: ["AVFoundation", "MediaToolbox"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ConcurrentStyleTests", dependencies: ["AVKit", "MediaPlayer"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "CompatibilityTests", dependencies: ["AppleCompatibility", "AVKit", "MediaPlayer"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CommandTests", dependencies: ["mplayerd", "Playback"], exclude: ["Golden"], swiftSettings: strict
    ),
  ]
)
