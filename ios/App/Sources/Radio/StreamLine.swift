// A channel over L2CAP: its two streams live on a thread of their own, and end with it.
import CoreBluetooth
import Foundation
import TabulariumCore
import TabulariumKit

final class StreamLine: NSObject, Line, StreamDelegate, @unchecked Sendable {
  private static let piece = 1_024

  private let air: Air
  private let channel: CBL2CAPChannel
  private let number: UInt64
  private let gone: () -> Void
  private let lock = NSLock()

  // Under the lock.
  private var waiting: [Data] = []
  private var isClosed = false

  // On the thread alone.
  private var sent = 0

  init(_ air: Air, _ channel: CBL2CAPChannel, _ number: UInt64, gone: @escaping () -> Void) {
    self.air = air
    self.channel = channel
    self.number = number
    self.gone = gone
  }

  private var isOpen: Bool { lock.withLock { !isClosed } }

  /// To be called after the channel was told of.
  func start() { Thread.detachNewThread { self.run() } }

  private func run() {
    guard let input = channel.inputStream, let output = channel.outputStream else { return ended() }
    let streams: [Stream] = [input, output]
    for stream in streams {
      stream.delegate = self
      stream.schedule(in: .current, forMode: .default)
      stream.open()
    }
    while isOpen {
      // Woken by the streams; what is to be sent is looked for in between.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      write(output)
    }
    // What was sent last goes out before the end.
    for _ in 0..<10 where lock.withLock({ !waiting.isEmpty }) {
      write(output)
      Thread.sleep(forTimeInterval: 0.01)
    }
    for stream in streams {
      stream.close()
      stream.remove(from: .current, forMode: .default)
    }
  }

  func stream(_ stream: Stream, handle event: Stream.Event) {
    switch event {
    case .hasBytesAvailable: if let input = stream as? InputStream { read(input) }
    case .hasSpaceAvailable: if let output = stream as? OutputStream { write(output) }
    case .endEncountered, .errorOccurred: ended()
    default: break
    }
  }

  private func read(_ input: InputStream) {
    var buffer = [UInt8](repeating: 0, count: StreamLine.piece)
    while isOpen && input.hasBytesAvailable {
      let length = input.read(&buffer, maxLength: buffer.count)
      if length <= 0 { return ended() }
      // Read no faster than the core takes it in.
      air.sink.tellPatiently(.received(channel: number, bytes: Data(buffer[..<length])))
    }
  }

  private func write(_ output: OutputStream) {
    while output.hasSpaceAvailable, let next = lock.withLock({ waiting.first }) {
      let rest = [UInt8](next.dropFirst(sent))
      let length = output.write(rest, maxLength: rest.count)
      if length < 0 { return ended() }
      sent += length
      if sent < next.count { return }
      sent = 0
      lock.withLock { _ = waiting.removeFirst() }
      if isOpen { air.sink.tell(.written(channel: number)) }
    }
  }

  func send(_ bytes: Data) { lock.withLock { waiting.append(bytes) } }

  private func ended() {
    let wasOpen = lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
    if !wasOpen { return }
    air.queue.async {
      self.air.lost(self.number)
      self.gone()
    }
  }

  func close() {
    let wasOpen = lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
    if wasOpen { gone() }
  }
}
