// Games as files: exported, and put on the shelf.
import SwiftUI
import UniformTypeIdentifiers

/// A whole game as text. Everybody's cards are in it.
struct GameFile: FileDocument {
  static let readableContentTypes: [UTType] = [.json]

  let text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor
enum Files {
  /// Larger than any game: such a file is not even read.
  private nonisolated static let most = 8 << 20

  /// Puts the game of a file on the shelf.
  static func take(_ url: URL, _ stage: Stage) {
    let read: @Sendable () -> String? = {
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
      defer { try? file.close() }
      guard let bytes = try? file.read(upToCount: most + 1), bytes.count <= most else { return nil }
      return String(data: bytes, encoding: .utf8)
    }
    let done: @Sendable (Bool) -> Void = { isRead in
      onMain { if isRead { stage.toShelf() } else { stage.say(stage.look.texts["file-unread"]) } }
    }
    stage.house.importGame(read, done: done, failed: { failure in onMain { stage.said(failure) } })
  }
}
