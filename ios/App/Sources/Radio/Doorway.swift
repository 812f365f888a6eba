// The half that is found and connected to: a peripheral with the one service, and a stream where it can be had.
import CoreBluetooth
import Foundation
import TabulariumCore
import TabulariumKit

final class Doorway: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
  private let air: Air
  private var manager: CBPeripheralManager?

  /// What is advertised as the name: the tag in letters.
  private var letters: String?
  private var isOffered = false

  /// The number of the stream channel; zero for none.
  private var psm: CBL2CAPPSM = 0
  private var notify: CBMutableCharacteristic?

  /// Those who have switched notifications on, each with its channel.
  private var callers: [UUID: NotifyLine] = [:]

  /// Something about the adapter has changed.
  var changed: @Sendable () -> Void = {}

  init(_ air: Air) { self.air = air }

  func open() { manager = CBPeripheralManager(delegate: self, queue: air.queue) }

  func close() {
    advertise(nil)
    callers = [:]
    if psm != 0 { manager?.unpublishL2CAPChannel(psm) }
    manager?.removeAllServices()
    manager?.delegate = nil
    manager = nil
  }

  func advertise(_ letters: String?) {
    self.letters = letters
    guard let manager, manager.state == .poweredOn else { return }
    manager.stopAdvertising()
    guard let letters else { return }
    if !isOffered { offer(manager) }
    let data: [String: Any] = [
      CBAdvertisementDataServiceUUIDsKey: [air.service], CBAdvertisementDataLocalNameKey: letters,
    ]
    manager.startAdvertising(data)
  }

  private func offer(_ manager: CBPeripheralManager) {
    isOffered = true
    let service = CBMutableService(type: air.service, primary: true)
    let write = CBMutableCharacteristic(
      type: air.write, properties: .write, value: nil, permissions: .writeable)
    let notify = CBMutableCharacteristic(
      type: air.notify, properties: .notify, value: nil, permissions: .readable)
    let channel = CBMutableCharacteristic(
      type: air.channel, properties: .read, value: nil, permissions: .readable)
    service.characteristics = [write, notify, channel]
    self.notify = notify
    manager.add(service)
    // Insecure, as on Android: the link has a cipher of its own.
    manager.publishL2CAPChannel(withEncryption: false)
  }

  // What the system tells, on the queue.

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    changed()
    if peripheral.state == .poweredOn {
      if let letters { advertise(letters) }
    } else {
      // The system forgets all services.
      isOffered = false
      psm = 0
      for line in callers.values { air.lost(line.number) }
      callers = [:]
    }
  }

  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
    if error != nil { air.sink.tell(.cannotAdvertise) }
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel number: CBL2CAPPSM, error: (any Error)?
  ) {
    if error == nil { psm = number }
  }

  func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {
    guard let channel else { return }
    let number = air.number()
    air.opened(number, StreamLine(air, channel, number, gone: {}), place: nil)
  }

  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
    guard request.characteristic.uuid == air.channel else {
      return peripheral.respond(to: request, withResult: .attributeNotFound)
    }
    request.value = Data([UInt8(psm & 0xFF), UInt8(psm >> 8)])
    peripheral.respond(to: request, withResult: .success)
  }

  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
    for request in requests {
      // One that has not switched notifications on cannot be answered.
      guard let line = callers[request.central.identifier], let bytes = request.value, request.offset == 0 else {
        return peripheral.respond(to: request, withResult: .unlikelyError)
      }
      air.sink.tell(.received(channel: line.number, bytes: bytes))
    }
    if let first = requests.first { peripheral.respond(to: first, withResult: .success) }
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {
    guard characteristic.uuid == air.notify, let notify, callers[central.identifier] == nil else { return }
    let number = air.number()
    let line = NotifyLine(air, peripheral, notify, central, number) { [weak self] in
      self?.callers[central.identifier] = nil
    }
    callers[central.identifier] = line
    air.opened(number, line, place: nil, most: central.maximumUpdateValueLength)
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {
    if let line = callers.removeValue(forKey: central.identifier) { air.lost(line.number) }
  }

  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
    for line in callers.values { line.flush() }
  }
}

/// Chunks as notifications, each as soon as the system takes it.
private final class NotifyLine: Line {
  private let air: Air
  private let manager: CBPeripheralManager
  private let notify: CBMutableCharacteristic
  private let central: CBCentral
  let number: UInt64
  private let gone: () -> Void
  private var waiting: [Data] = []

  init(
    _ air: Air, _ manager: CBPeripheralManager, _ notify: CBMutableCharacteristic, _ central: CBCentral,
    _ number: UInt64, gone: @escaping () -> Void
  ) {
    self.air = air
    self.manager = manager
    self.notify = notify
    self.central = central
    self.number = number
    self.gone = gone
  }

  func send(_ bytes: Data) {
    waiting.append(bytes)
    flush()
  }

  func flush() {
    while let next = waiting.first, manager.updateValue(next, for: notify, onSubscribedCentrals: [central]) {
      waiting.removeFirst()
      air.sink.tell(.written(channel: number))
    }
  }

  /// A peripheral cannot end a connection: it only says nothing more.
  func close() { gone() }
}
