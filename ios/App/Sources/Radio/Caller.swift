// The half that looks for others and connects: a central. A stream where the other offers one, else attributes.
import CoreBluetooth
import Foundation
import TabulariumCore
import TabulariumKit

final class Caller: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate, @unchecked Sendable {
  /// A connection that is neither made nor refused is given up after so many seconds; a stream that does not open too.
  private static let patience = 8
  private static let streamPatience = 3

  /// A phone that this one connects to, or has connected to.
  private final class Call {
    let place: UInt64
    let peripheral: CBPeripheral
    var write: CBCharacteristic?
    var notify: CBCharacteristic?
    var number: UInt64?
    var isStreaming = false

    init(_ place: UInt64, _ peripheral: CBPeripheral) {
      self.place = place
      self.peripheral = peripheral
    }
  }

  private let air: Air
  private var manager: CBCentralManager?
  private var wantsScan = false

  /// Phones seen, by the numbers that stand for them here.
  private var places: [UUID: UInt64] = [:]
  private var seen: [UInt64: CBPeripheral] = [:]
  private var calls: [UUID: Call] = [:]

  /// Something about the adapter has changed.
  var changed: @Sendable () -> Void = {}

  init(_ air: Air) { self.air = air }

  private let lock = NSLock()
  private var stands = CBManagerState.unknown

  /// How the adapter stands; from any thread.
  var state: CBManagerState { lock.withLock { stands } }

  func open() { manager = CBCentralManager(delegate: self, queue: air.queue) }

  func close() {
    scan(false)
    for call in calls.values { manager?.cancelPeripheralConnection(call.peripheral) }
    calls = [:]
    manager?.delegate = nil
    manager = nil
  }

  func scan(_ on: Bool) {
    wantsScan = on
    guard let manager, manager.state == .poweredOn else { return }
    if !on { return manager.stopScan() }
    // Filtered by the one service (C16); told again and again, as tags change.
    let often = [CBCentralManagerScanOptionAllowDuplicatesKey: true]
    manager.scanForPeripherals(withServices: [air.service], options: often)
  }

  func connect(_ place: UInt64) {
    guard let manager, let peripheral = seen[place] else { return air.sink.tell(.connectFailed(place: place)) }
    let call = Call(place, peripheral)
    calls[peripheral.identifier] = call
    peripheral.delegate = self
    manager.connect(peripheral, options: nil)
    later(Caller.patience) { [weak self, weak call] in
      if let call, call.number == nil { self?.failed(call) }
    }
  }

  func cancel(_ place: UInt64) {
    for call in calls.values where call.place == place && call.number == nil { drop(call) }
  }

  private func later(_ seconds: Int, _ run: @escaping () -> Void) {
    let task = DispatchWorkItem(block: run)
    air.queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: task)
  }

  private func drop(_ call: Call) {
    calls[call.peripheral.identifier] = nil
    manager?.cancelPeripheralConnection(call.peripheral)
  }

  private func failed(_ call: Call) {
    guard calls[call.peripheral.identifier] === call else { return }
    drop(call)
    air.sink.tell(.connectFailed(place: call.place))
  }

  private func call(_ peripheral: CBPeripheral) -> Call? { calls[peripheral.identifier] }

  // What the system tells, on the queue.

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    lock.withLock { stands = central.state }
    changed()
    if central.state == .poweredOn && wantsScan { scan(true) }
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi strength: NSNumber
  ) {
    let place = places[peripheral.identifier] ?? UInt64(places.count + 1)
    places[peripheral.identifier] = place
    seen[place] = peripheral
    air.sink.tell(.found(place: place, advert: Advertised.bytes(advertisementData, air.service)))
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.discoverServices([air.service])
  }

  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
    if let call = call(peripheral) { failed(call) }
  }

  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {
    guard let call = calls.removeValue(forKey: peripheral.identifier) else { return }
    if let number = call.number {
      air.lost(number)
    } else {
      air.sink.tell(.connectFailed(place: call.place))
    }
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    guard let call = call(peripheral) else { return }
    guard let service = peripheral.services?.first(where: { $0.uuid == air.service }) else { return failed(call) }
    peripheral.discoverCharacteristics([air.write, air.notify, air.channel], for: service)
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {
    guard let call = call(peripheral) else { return }
    let all = service.characteristics ?? []
    call.write = all.first { $0.uuid == air.write }
    call.notify = all.first { $0.uuid == air.notify }
    guard call.write != nil, call.notify != nil else { return failed(call) }
    if let channel = all.first(where: { $0.uuid == air.channel }) {
      peripheral.readValue(for: channel)
    } else {
      attributes(call)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {
    guard let call = call(peripheral) else { return }
    let bytes = characteristic.value ?? Data()
    if characteristic.uuid == air.notify {
      if let number = call.number { air.sink.tell(.received(channel: number, bytes: bytes)) }
    } else if characteristic.uuid == air.channel && call.number == nil && !call.isStreaming {
      // Two bytes, the low one first; zero for none.
      let low = bytes.first.map(UInt16.init) ?? 0
      let number = bytes.dropFirst().first.map { low | UInt16($0) << 8 } ?? 0
      if number == 0 { return attributes(call) }
      call.isStreaming = true
      peripheral.openL2CAPChannel(CBL2CAPPSM(number))
      later(Caller.streamPatience) { [weak self, weak call] in
        if let self, let call, call.number == nil, call.isStreaming { self.attributes(call) }
      }
    }
  }

  func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {
    guard let call = call(peripheral), call.number == nil, call.isStreaming else { return }
    guard let channel else { return attributes(call) }
    let number = air.number()
    call.number = number
    let gone: () -> Void = { [weak self, weak call] in
      if let call { self?.drop(call) }
    }
    air.opened(number, StreamLine(air, channel, number, gone: gone), place: call.place)
  }

  /// The channel is made of attributes.
  private func attributes(_ call: Call) {
    call.isStreaming = false
    if let notify = call.notify { call.peripheral.setNotifyValue(true, for: notify) }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {
    guard let call = call(peripheral), call.number == nil else { return }
    guard characteristic.isNotifying, let write = call.write else { return failed(call) }
    let number = air.number()
    call.number = number
    let line = WriteLine(peripheral, write) { [weak self, weak call] in
      if let call { self?.drop(call) }
    }
    // Asked for each connection, never guessed (C10).
    air.opened(number, line, place: call.place, most: peripheral.maximumWriteValueLength(for: .withoutResponse))
  }

  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {
    guard let call = call(peripheral), let number = call.number else { return }
    if error == nil {
      air.sink.tell(.written(channel: number))
    } else {
      drop(call)
      air.lost(number)
    }
  }

  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {
    // The other has closed its service: the connection is worth nothing any more.
    guard let call = call(peripheral), invalidatedServices.contains(where: { $0.uuid == air.service }) else { return }
    drop(call)
    if let number = call.number { air.lost(number) } else { air.sink.tell(.connectFailed(place: call.place)) }
  }
}

/// Chunks as writes that are answered: none is lost without a word.
private final class WriteLine: Line {
  private let peripheral: CBPeripheral
  private let write: CBCharacteristic
  private let gone: () -> Void

  init(_ peripheral: CBPeripheral, _ write: CBCharacteristic, gone: @escaping () -> Void) {
    self.peripheral = peripheral
    self.write = write
    self.gone = gone
  }

  func send(_ bytes: Data) { peripheral.writeValue(bytes, for: write, type: .withResponse) }

  func close() { gone() }
}

/// What the system tells of an advert, put together as it goes through the air.
enum Advertised {
  static func bytes(_ data: [String: Any], _ service: CBUUID) -> Data {
    var bytes = Data([2, 1, 6])
    func part(_ kind: UInt8, _ words: Data) {
      bytes.append(UInt8(words.count + 1))
      bytes.append(kind)
      bytes.append(words)
    }
    let services = data[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
    if services.contains(service) { part(7, Data(service.data.reversed())) }
    let own = data[CBAdvertisementDataServiceDataKey] as? [CBUUID: Data] ?? [:]
    if let tag = own[service], tag.count < 12 { part(0x21, Data(service.data.reversed()) + tag) }
    if let name = data[CBAdvertisementDataLocalNameKey] as? String, name.utf8.count < 30 { part(9, Data(name.utf8)) }
    return bytes
  }
}
