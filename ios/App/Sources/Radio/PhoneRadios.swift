// The radio of this phone behind the kit's port: it finds (Caller), is found (Doorway), and numbers what is open.
import CoreBluetooth
import Foundation
import TabulariumCore
import TabulariumKit

struct PhoneRadios: Radios {
  /// Every iPhone that the app runs on has an advertiser.
  func canAdvertise() -> Bool { true }

  func open(_ sink: any RadioSink, scans: Bool) -> any Radio { Bluetooth(sink, scans: scans) }
}

/// A channel that is open.
protocol Line: AnyObject {
  func send(_ bytes: Data)

  /// Closes it; nothing more is told of it.
  func close()
}

/// What both halves share. Everything in it, and in them, is used on its queue alone.
final class Air: @unchecked Sendable {
  let queue = DispatchQueue(label: "tabularium bluetooth")
  let sink: any RadioSink
  let service: CBUUID
  let write: CBUUID
  let notify: CBUUID
  let channel: CBUUID
  var lines: [UInt64: any Line] = [:]
  private var last: UInt64 = 0

  init(_ sink: any RadioSink) {
    self.sink = sink
    let numbers = radioNumbers()
    service = CBUUID(string: numbers.service)
    write = CBUUID(string: numbers.write)
    notify = CBUUID(string: numbers.notify)
    channel = CBUUID(string: numbers.channel)
  }

  /// A number for a channel that opens.
  func number() -> UInt64 {
    last += 1
    return last
  }

  /// A channel that keeps chunks apart is open.
  func opened(_ number: UInt64, _ line: any Line, place: UInt64?, most: Int) {
    lines[number] = line
    // What an attribute takes is three less than the MTU.
    sink.tell(.opened(channel: number, place: place, size: radioChunk(mtu: UInt32(most + 3))))
  }

  /// A stream is open.
  func opened(_ number: UInt64, _ stream: StreamLine, place: UInt64?) {
    lines[number] = stream
    sink.tell(.openedStream(channel: number, place: place))
    stream.start()
  }

  /// A channel has ended by itself.
  func lost(_ number: UInt64) {
    if lines.removeValue(forKey: number) != nil { sink.tell(.closed(channel: number)) }
  }
}

final class Bluetooth: Radio, @unchecked Sendable {
  private let air: Air
  private let caller: Caller
  private let doorway: Doorway
  private let scans: Bool
  private let lock = NSLock()
  private var told = RadioFitness.ready

  init(_ sink: any RadioSink, scans: Bool) {
    self.scans = scans
    air = Air(sink)
    caller = Caller(air)
    doorway = Doorway(air)
    caller.changed = { [weak self] in self?.look() }
    doorway.changed = { [weak self] in self?.look() }
    air.queue.async { [caller, doorway] in
      caller.open()
      doorway.open()
    }
  }

  func facts() -> RadioFacts {
    let permission: Permission =
      switch CBManager.authorization {
      case .allowedAlways: .granted
      case .denied: .refused
      case .restricted: .forbidden
      default: .unasked
      }
    let adapter: Adapter =
      switch caller.state {
      case .unsupported: .missing
      case .poweredOff: .off
      default: .on
      }
    return RadioFacts(adapter: adapter, permission: permission, scans: scans)
  }

  func carry(_ command: RadioCommand) {
    air.queue.async { [air, caller, doorway] in
      switch command {
      case .send(let channel, let bytes): air.lines[channel]?.send(bytes)
      case .close(let channel): air.lines.removeValue(forKey: channel)?.close()
      case .connect(let place): caller.connect(place)
      case .cancel(let place): caller.cancel(place)
      case .startScan: caller.scan(true)
      case .stopScan: caller.scan(false)
      // The system puts the advert together itself, and knows no data of a service: the tag goes out as the name.
      case .startAdvert(_, _, _, let letters): doorway.advertise(letters)
      case .stopAdvert: doorway.advertise(nil)
      case .wakeIn: break
      }
    }
  }

  /// Tells the core if it stands otherwise with the radio than it was told last.
  func look() {
    let fitness = RadioState.fitness(facts())
    let isNew = lock.withLock {
      defer { told = fitness }
      return fitness != told
    }
    if isNew { air.sink.tell(.changed(fitness: fitness)) }
  }

  func close() {
    air.queue.async { [air, caller, doorway] in
      for line in air.lines.values { line.close() }
      air.lines = [:]
      caller.close()
      doorway.close()
    }
  }
}
