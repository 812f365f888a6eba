// Radios in memory: devices that find each other, connect, and lose each other.
import Foundation
import TabulariumCore

@testable import TabulariumKit

/// The air between devices of one process. Whatever is sent arrives at once and in order.
final class Ether: @unchecked Sendable {
  static let fit = RadioFacts(adapter: .on, permission: .granted)
  private static let chunk: UInt32 = 180

  private let lock = NSRecursiveLock()
  private var radios: [EtherRadio] = []
  private var places: UInt64 = 0

  /// How many radios are open.
  var open: Int { lock.withLock { radios.count } }

  /// The radios of a device; `facts` is what is known of it whenever it is asked.
  func device(canAdvertise: Bool = true, facts: @escaping @Sendable () -> RadioFacts = { fit }) -> any Radios {
    EtherRadios(ether: self, advertises: canAdvertise, facts: facts)
  }

  fileprivate func join(_ sink: any RadioSink, _ facts: @escaping @Sendable () -> RadioFacts) -> EtherRadio {
    lock.withLock {
      places += 1
      let radio = EtherRadio(self, sink, places, facts)
      radios.append(radio)
      radio.look()
      return radio
    }
  }

  fileprivate func carry(_ from: EtherRadio, _ command: RadioCommand) {
    lock.withLock {
      guard radios.contains(where: { $0 === from }) else { return }
      switch command {
      case .startAdvert(let data, let response, _, _):
        from.advert = data + response
        for radio in radios where radio.isScanning && radio !== from { radio.sees(from) }
      case .stopAdvert: from.advert = nil
      case .startScan:
        from.isScanning = true
        for radio in radios where radio.advert != nil && radio !== from { from.sees(radio) }
      case .stopScan: from.isScanning = false
      case .connect(let place): connect(from, place)
      case .send(let channel, let bytes):
        guard let line = from.lines[channel] else { return }
        line.other.sink.tell(.received(channel: line.there, bytes: bytes))
        from.sink.tell(.written(channel: channel))
      case .close(let channel): cut(from, channel)
      case .cancel, .wakeIn: break
      }
    }
  }

  private func connect(_ from: EtherRadio, _ place: UInt64) {
    guard let to = radios.first(where: { $0.place == place && $0.advert != nil && $0 !== from }) else {
      return from.sink.tell(.connectFailed(place: place))
    }
    let (here, there) = (from.channel(), to.channel())
    from.lines[here] = (to, there)
    to.lines[there] = (from, here)
    to.sink.tell(.opened(channel: there, place: nil, size: Ether.chunk))
    from.sink.tell(.opened(channel: here, place: place, size: Ether.chunk))
  }

  private func cut(_ from: EtherRadio, _ channel: UInt64) {
    guard let line = from.lines.removeValue(forKey: channel) else { return }
    line.other.lines[line.there] = nil
    line.other.sink.tell(.closed(channel: line.there))
  }

  /// Everybody loses everybody.
  func cut() {
    lock.withLock {
      for radio in radios {
        for channel in radio.lines.keys.sorted() where radio.lines[channel] != nil {
          cut(radio, channel)
          radio.sink.tell(.closed(channel: channel))
        }
      }
    }
  }

  fileprivate func close(_ radio: EtherRadio) {
    lock.withLock {
      for channel in radio.lines.keys.sorted() { cut(radio, channel) }
      radios.removeAll { $0 === radio }
    }
  }
}

private struct EtherRadios: Radios {
  let ether: Ether
  let advertises: Bool
  let facts: @Sendable () -> RadioFacts

  func canAdvertise() -> Bool { advertises }

  func open(_ sink: any RadioSink, scans: Bool) -> any Radio { ether.join(sink, facts) }
}

/// What changes in it is under the ether's lock.
final class EtherRadio: Radio, @unchecked Sendable {
  private let ether: Ether
  fileprivate let sink: any RadioSink
  fileprivate let place: UInt64
  private let known: @Sendable () -> RadioFacts
  fileprivate var advert: Data?
  fileprivate var isScanning = false
  fileprivate var lines: [UInt64: (other: EtherRadio, there: UInt64)] = [:]
  private var channels: UInt64 = 0
  private let told = Kept(RadioFitness.ready)

  fileprivate init(
    _ ether: Ether, _ sink: any RadioSink, _ place: UInt64, _ known: @escaping @Sendable () -> RadioFacts
  ) {
    self.ether = ether
    self.sink = sink
    self.place = place
    self.known = known
  }

  fileprivate func channel() -> UInt64 {
    channels += 1
    return channels
  }

  fileprivate func sees(_ other: EtherRadio) {
    if let advert = other.advert { sink.tell(.found(place: other.place, advert: advert)) }
  }

  func facts() -> RadioFacts { known() }

  func carry(_ command: RadioCommand) { ether.carry(self, command) }

  func look() {
    let fitness = RadioState.fitness(known())
    if fitness == told.value { return }
    told.change { $0 = fitness }
    sink.tell(.changed(fitness: fitness))
  }

  func close() { ether.close(self) }
}
