// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "test-with-clips",
  dependencies: [.package(name: "mplayerd", path: "../..")],
  targets: [
    .testTarget(
      name: "ClipTests",
      dependencies: [
        .product(name: "AVFoundation", package: "mplayerd"),
        .product(name: "GStreamerTesting", package: "mplayerd"),
      ])
  ]
)
