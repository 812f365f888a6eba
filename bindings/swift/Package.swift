// swift-tools-version: 6.0
// The core as Swift calls it. `cargo xtask` puts this package together in `target/swift/bindings`: beside this manifest
// and the tests stand there what is generated and the library.
import PackageDescription

#if os(Linux)
  // The package manager knows no static libraries: the target of C has only a header, and the linker is told the rest.
  let core: Target = .target(
    name: "TabulariumCoreFFI",
    linkerSettings: [
      .unsafeFlags(["-L\(Context.packageDirectory)/lib", "-l:libtabularium_ffi.a"]),
      .linkedLibrary("m"), .linkedLibrary("dl"), .linkedLibrary("pthread"),
    ])
#else
  // `cargo xtask xcframework` builds it.
  let core: Target = .binaryTarget(name: "TabulariumCoreFFI", path: "TabulariumCore.xcframework")
#endif

let package = Package(
  name: "bindings",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "TabulariumCore", targets: ["TabulariumCore"])],
  targets: [
    core,
    .target(name: "TabulariumCore", dependencies: ["TabulariumCoreFFI"]),
    .testTarget(name: "BridgeTests", dependencies: ["TabulariumCore"]),
  ]
)
