// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "embed",
  dependencies: [.package(name: "mplayerd", path: "../..")],
  targets: [
    .executableTarget(
      name: "embed",
      dependencies: [
        // On Apple's systems AVFoundation is there already.
        .product(name: "AVFoundation", package: "mplayerd", condition: .when(platforms: [.linux]))
      ])
  ]
)
