// swift-format-ignore-file
// The part of CoreBluetooth that the app uses, declared by hand: for the type check on Linux alone. See ios/README.md.
// Optional methods of delegates cannot be declared without Objective-C: here a delegate promises none, and a method
// whose name has a slip is not found by this check.
@_exported import Foundation

public typealias CBL2CAPPSM = UInt16

public let CBCentralManagerScanOptionAllowDuplicatesKey = ""
public let CBAdvertisementDataServiceUUIDsKey = ""
public let CBAdvertisementDataServiceDataKey = ""
public let CBAdvertisementDataLocalNameKey = ""

public final class CBUUID: NSObject, @unchecked Sendable {
  public init(string: String) {}

  public var data: Data { fatalError() }
}

public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }

public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

open class CBManager: NSObject {
  public class var authorization: CBManagerAuthorization { fatalError() }
  public var state: CBManagerState { fatalError() }
}

open class CBPeer: NSObject {
  public var identifier: UUID { fatalError() }
}

open class CBAttribute: NSObject {
  public var uuid: CBUUID { fatalError() }
}

open class CBService: CBAttribute {
  public var characteristics: [CBCharacteristic]? { nil }
}

open class CBCharacteristic: CBAttribute {
  public var value: Data? { nil }
  public var isNotifying: Bool { false }
}

public final class CBMutableService: CBService {
  public init(type: CBUUID, primary: Bool) {}

  public override var characteristics: [CBCharacteristic]? {
    get { nil }
    set {}
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
}

public final class CBMutableCharacteristic: CBCharacteristic {
  public init(
    type: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {}
}

public final class CBL2CAPChannel: NSObject {
  public var inputStream: InputStream? { nil }
  public var outputStream: OutputStream? { nil }
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

public protocol CBPeripheralDelegate: NSObjectProtocol {}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}

public final class CBPeripheral: CBPeer {
  public weak var delegate: (any CBPeripheralDelegate)?

  public var services: [CBService]? { nil }

  public func discoverServices(_ services: [CBUUID]?) {}

  public func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}

  public func readValue(for characteristic: CBCharacteristic) {}

  public func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}

  public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}

  public func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }

  public func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

public final class CBCentral: CBPeer {
  public var maximumUpdateValueLength: Int { 20 }
}

public final class CBCentralManager: CBManager {
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {}

  public weak var delegate: (any CBCentralManagerDelegate)?

  public func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}

  public func stopScan() {}

  public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}

  public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

public struct CBATTError {
  public enum Code: Int, Sendable { case success, attributeNotFound, unlikelyError }
}

public final class CBATTRequest: NSObject {
  public var central: CBCentral { fatalError() }
  public var characteristic: CBCharacteristic { fatalError() }
  public var offset: Int { 0 }
  public var value: Data?
}

public final class CBPeripheralManager: CBManager {
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {}

  public weak var delegate: (any CBPeripheralManagerDelegate)?

  public func startAdvertising(_ data: [String: Any]?) {}

  public func stopAdvertising() {}

  public func add(_ service: CBMutableService) {}

  public func removeAllServices() {}

  public func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}

  public func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }

  public func publishL2CAPChannel(withEncryption encryption: Bool) {}

  public func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
