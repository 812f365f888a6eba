// swift-tools-version: 6.0
// What the app knows without a screen: plain Swift, tested on Linux with the host's library.
import PackageDescription

// `cargo xtask` puts the package of the core together, and says where if it is not in the usual place.
let core = Context.environment["TABULARIUM_CORE"] ?? "../../target/swift/bindings"

let package = Package(
  name: "Kit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "TabulariumKit", targets: ["TabulariumKit"])],
  dependencies: [.package(name: "bindings", path: core)],
  targets: [
    .target(
      name: "TabulariumKit", dependencies: [.product(name: "TabulariumCore", package: "bindings")]),
    .testTarget(name: "KitTests", dependencies: ["TabulariumKit"]),
  ]
)
