"""Phones with a real Bluetooth host stack on a virtual link, each served as a radio over a socket.

    radio.py [--phones N] [--no-streams] [--mtu N]

It prints one line, {"ports": [one for each phone], "control": port}, and ends when its standard input does. Whoever
connects to a phone's port is its app: it sends commands and gets events, one JSON object a line, named as the core names
them (bindings/ffi/src/radio.rs); bytes are in base64. When that connection ends the phone's app has been killed: all that
it had open is closed, and another one may come. On the control port {"cut": true} breaks every connection between
phones as a phone out of reach would; the answer is how many there were.

The service, its characteristics and the way to a channel are those of the Android app (Caller.kt, Doorway.kt): connect,
ask for the size, read the number of the L2CAP channel, open it; without one, subscribe. The virtual controllers know no
scan responses, so that a tag is advertised as a name, as it is by systems that let an app advertise nothing else.
"""

import argparse
import asyncio
import base64
import json
import logging
import os
import sys

from bumble import hci, l2cap
from bumble.controller import Controller
from bumble.core import AdvertisingData
from bumble.device import Device, Peer
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import AsyncPipeSink

SERVICE, WRITE, NOTIFY, CHANNEL = (f"7A0B1C52-4E6D-4F8E-9D37-5AB2C0D1E70{n}" for n in range(1, 5))

# What a controller of Bluetooth 4.2 and later carries in one packet.
PACKET = 251
LARGEST_MTU = 517
CHUNK_LEAST, CHUNK_MOST = 20, 512
STREAM = {"mtu": 2048, "mps": 247, "max_credits": 16}

# A stack that says what it drops while a link breaks says what is meant to happen here.
logging.getLogger("bumble").setLevel(logging.ERROR)

CONNECT_FOR = 8.0
OPERATION_FOR = 3.0
TASKS = set()


def chunk(mtu):
    return max(CHUNK_LEAST, min(mtu - 3, CHUNK_MOST))


def place_of(address):
    return int.from_bytes(bytes(address)[::-1], "big")


class VirtualController(Controller):
    """Bumble's, with packets of the usual length, and with connections that can be given up."""

    le_acl_data_packet_length = PACKET

    def on_hci_le_create_connection_cancel_command(self, command):
        pending, self.pending_le_connection = self.pending_le_connection, None
        if pending is None:
            return hci.HCI_StatusReturnParameters(hci.HCI_ErrorCode.COMMAND_DISALLOWED_ERROR)
        given_up = hci.HCI_LE_Connection_Complete_Event(
            status=hci.HCI_ErrorCode.UNKNOWN_CONNECTION_IDENTIFIER_ERROR,
            connection_handle=0,
            role=hci.Role.CENTRAL,
            peer_address_type=pending.peer_address.address_type,
            peer_address=pending.peer_address,
            connection_interval=0,
            peripheral_latency=0,
            supervision_timeout=0,
            central_clock_accuracy=0,
        )
        asyncio.get_running_loop().call_soon(self.send_hci_packet, given_up)
        return hci.HCI_StatusReturnParameters(hci.HCI_ErrorCode.SUCCESS)

    def cut(self):
        """Breaks all connections; the other side has to be told too."""
        broken = list(self.le_connections.values())
        for connection in broken:
            self.on_le_disconnected(connection, hci.HCI_ErrorCode.CONNECTION_TIMEOUT_ERROR)
        return len(broken)


class Line:
    """A channel of a phone. `write` takes one chunk to the other side, and comes back when it is on its way."""

    def __init__(self, phone, connection, write, place=None):
        self.phone, self.connection, self.write, self.place = phone, connection, write, place
        self.number = phone.new_channel()
        self.queue = asyncio.Queue()
        self.end = None  # Closes what is below it.
        self.is_open = True
        phone.lines[self.number] = self
        self.writer = asyncio.create_task(self.write_all())
        TASKS.add(self.writer)  # The loop itself does not hold them.
        self.writer.add_done_callback(TASKS.discard)

    async def write_all(self):
        try:
            while True:
                bytes_ = await self.queue.get()
                await asyncio.wait_for(self.write(bytes_), OPERATION_FOR)
                self.phone.tell("Written", channel=self.number)
        except asyncio.CancelledError:
            raise
        except ConnectionError:
            self.ended()
        except Exception as problem:  # Whatever the stack throws: the channel is gone.
            self.phone.note(f"channel {self.number}: {problem!r}")
            self.ended()

    def received(self, bytes_):
        if self.is_open:
            self.phone.tell("Received", channel=self.number, bytes=base64.b64encode(bytes(bytes_)).decode())

    def ended(self):
        """It has ended by itself."""
        if self.is_open:
            self.forget()
            self.phone.tell("Closed", channel=self.number)

    def forget(self):
        self.is_open = False
        self.phone.lines.pop(self.number, None)
        if asyncio.current_task() is not self.writer:
            self.writer.cancel()

    async def close(self):
        if self.is_open:
            self.forget()
            if self.end:
                await quietly(self.end())


async def quietly(what):
    """Something that may fail because it has happened already."""
    try:
        await asyncio.wait_for(what, OPERATION_FOR)
    except asyncio.CancelledError:
        raise
    except Exception:
        pass


class Phone:
    """One device, its host stack, and the app that is connected to it."""

    def __init__(self, link, number, streams, mtu):
        address = hci.Address(f"F0:F1:F2:F3:F4:{number:02X}")
        self.name = f"phone {number}"
        self.controller = VirtualController(self.name, link=link, public_address=str(address).split("/")[0])
        self.device = Device(address=address, host=Host(self.controller, AsyncPipeSink(self.controller)))
        self.streams, self.mtu = streams, mtu
        self.lines, self.subscribed = {}, {}
        self.last_channel = 0
        self.connecting, self.wanted = None, None
        self.app = None
        self.turn = asyncio.Lock()
        self.psm = 0

    async def power_on(self):
        self.device.gatt_server.max_mtu = self.mtu
        read_write = Characteristic.Permissions.READABLE | Characteristic.Permissions.WRITEABLE
        to_write = Characteristic(WRITE, Characteristic.Properties.WRITE, read_write, CharacteristicValue(write=self.on_write))
        to_read = Characteristic(CHANNEL, Characteristic.Properties.READ, read_write, CharacteristicValue(read=self.on_read))
        self.to_hear = Characteristic(NOTIFY, Characteristic.Properties.NOTIFY, read_write, b"")
        self.to_hear.on(Characteristic.EVENT_SUBSCRIPTION, self.on_subscription)
        self.device.add_service(Service(SERVICE, [to_write, to_read, self.to_hear]))
        self.device.on(Device.EVENT_ADVERTISEMENT, self.on_advertisement)
        if self.streams:
            spec = l2cap.LeCreditBasedChannelSpec(**STREAM)
            self.psm = self.device.create_l2cap_server(spec, handler=self.on_stream).psm
        await self.device.power_on()

    def new_channel(self):
        self.last_channel += 1
        return self.last_channel

    def note(self, words):
        print(f"{self.name}: {words}", file=sys.stderr, flush=True)

    def tell(self, event, **what):
        if self.app:
            self.app.write((json.dumps({"event": event, **what}) + "\n").encode())

    # The side that is found.

    def on_read(self, connection):
        return self.psm.to_bytes(2, "little")

    def on_write(self, connection, value):
        line = self.subscribed.get(connection.handle)
        if line:
            line.received(value)

    def on_subscription(self, connection, notifies, indicates):
        old = self.subscribed.pop(connection.handle, None)
        if old:
            old.ended()
        if not notifies:
            return

        async def write(bytes_):
            await self.device.notify_subscriber(connection, self.to_hear, bytes_)

        line = Line(self, connection, write)
        line.end = connection.disconnect
        self.subscribed[connection.handle] = line
        connection.on(connection.EVENT_DISCONNECTION, lambda *_: self.unsubscribed(connection, line))
        connection.on(
            connection.EVENT_CONNECTION_ATT_MTU_UPDATE,
            lambda *_: line.is_open and self.tell("Resized", channel=line.number, size=chunk(connection.att_mtu)),
        )
        self.tell("Opened", channel=line.number, place=None, size=chunk(connection.att_mtu))

    def unsubscribed(self, connection, line):
        if self.subscribed.get(connection.handle) is line:
            del self.subscribed[connection.handle]
        line.ended()

    def on_stream(self, channel):
        self.open_stream(channel, channel.connection, None, None)

    def open_stream(self, channel, connection, place, end):
        async def write(bytes_):
            channel.write(bytes_)
            await channel.drain()
            if channel.state != channel.State.CONNECTED:
                raise ConnectionError("the channel is closed")

        line = Line(self, connection, write, place)
        line.end = end or channel.disconnect
        channel.sink = line.received
        channel.on(channel.EVENT_CLOSE, line.ended)
        connection.on(connection.EVENT_DISCONNECTION, lambda *_: line.ended())
        self.tell("OpenedStream", channel=line.number, place=place)

    # The connecting side.

    async def connect(self, place):
        connection = None
        try:
            address = hci.Address(":".join(f"{byte:02X}" for byte in place.to_bytes(6, "big")))
            connection = await self.device.connect(address, timeout=CONNECT_FOR)
            await asyncio.wait_for(self.open(connection, place), CONNECT_FOR)
        except asyncio.CancelledError:
            if connection:
                await quietly(connection.disconnect())
        except Exception as problem:
            if connection:
                await quietly(connection.disconnect())
            if self.wanted == place:
                self.note(f"connecting: {problem!r}")
                self.tell("ConnectFailed", place=place)

    async def open(self, connection, place):
        peer = Peer(connection)
        await peer.request_mtu(min(self.mtu, LARGEST_MTU))
        services = await peer.discover_service(SERVICE)
        found = {str(c.uuid).upper(): c for c in await services[0].discover_characteristics()}
        to_write, to_hear = found[WRITE], found[NOTIFY]
        psm = int.from_bytes(await found[CHANNEL].read_value(), "little")
        if psm and self.streams:
            channel = await connection.create_l2cap_channel(l2cap.LeCreditBasedChannelSpec(psm=psm, **STREAM))
            self.open_stream(channel, connection, place, connection.disconnect)
            return
        heard = []

        async def write(bytes_):
            await to_write.write_value(bytes_, with_response=True)

        await to_hear.subscribe(lambda bytes_: heard[0].received(bytes_) if heard else None)
        line = Line(self, connection, write, place)
        line.end = connection.disconnect
        heard.append(line)
        connection.on(connection.EVENT_DISCONNECTION, lambda *_: line.ended())
        self.tell("Opened", channel=line.number, place=place, size=chunk(connection.att_mtu))

    async def give_up(self, place=None):
        if self.connecting is None or place not in (None, self.wanted):
            return
        self.wanted = None
        if self.device.is_le_connecting:
            await quietly(self.device.cancel_connection())
        elif not self.connecting.done():
            self.connecting.cancel()
        await asyncio.wait({self.connecting}, timeout=OPERATION_FOR)
        self.connecting = None

    # Commands, in the order in which they come.

    def on_advertisement(self, advertisement):
        bytes_ = bytes(advertisement.data)
        if bytes.fromhex(SERVICE.replace("-", ""))[::-1] in bytes_:
            advert = base64.b64encode(bytes_).decode()
            self.tell("Found", place=place_of(advertisement.address), advert=advert)

    async def carry(self, command):
        match command["command"]:
            case "Send":
                line = self.lines.get(command["channel"])
                if line:
                    line.queue.put_nowait(base64.b64decode(command["bytes"]))
            case "Close":
                line = self.lines.get(command["channel"])
                if line:
                    await line.close()
            case "Connect":
                await self.give_up()
                self.wanted = command["place"]
                self.connecting = asyncio.create_task(self.connect(self.wanted))
            case "Cancel":
                await self.give_up(command["place"])
            case "StartScan":
                await self.device.start_scanning(legacy=True, filter_duplicates=False)
            case "StopScan":
                await self.device.stop_scanning(legacy=True)
            case "StartAdvert":
                await self.stop_advert()
                named = AdvertisingData([(AdvertisingData.COMPLETE_LOCAL_NAME, command["letters"].encode())])
                data = base64.b64decode(command["data"]) + bytes(named)
                await self.device.start_advertising(
                    advertising_data=data, auto_restart=True, advertising_interval_min=100, advertising_interval_max=100
                )
            case "StopAdvert":
                await self.stop_advert()
            case other:
                raise ValueError(f"no command is called {other}")

    async def stop_advert(self):
        await quietly(self.device.stop_advertising())

    async def serve(self, reader, writer):
        """An app has come. The next one waits until this one is gone, and what it had is closed."""
        async with self.turn:
            self.app = writer
            try:
                while line := await reader.readline():
                    await self.carry(json.loads(line))
            except ConnectionError:
                pass  # It has been killed.
            except json.JSONDecodeError as problem:
                self.note(f"{problem!r}")
            finally:
                self.app = None
                writer.close()
                await self.killed()

    async def killed(self):
        await self.give_up()
        for line in list(self.lines.values()):
            await line.close()
        for connection in list(self.device.connections.values()):
            await quietly(connection.disconnect())
        await quietly(self.device.stop_scanning(legacy=True))
        await self.stop_advert()


class Radio:
    """All phones, and the hand that cuts."""

    def __init__(self, phones=2, streams=True, mtu=LARGEST_MTU):
        self.link = LocalLink()
        self.phones = [Phone(self.link, number + 1, streams, mtu) for number in range(phones)]
        self.servers = []

    async def start(self):
        """The ports of the phones, and that of the control."""
        for phone in self.phones:
            await phone.power_on()
        for serve in [phone.serve for phone in self.phones] + [self.control]:
            self.servers.append(await asyncio.start_server(serve, "127.0.0.1", 0))
        ports = [server.sockets[0].getsockname()[1] for server in self.servers]
        return ports[:-1], ports[-1]

    async def stop(self):
        """After the apps have gone."""
        for server in self.servers:
            server.close()
        for phone in self.phones:
            async with phone.turn:
                pass

    def cut(self):
        return sum([phone.controller.cut() for phone in self.phones]) // 2

    async def control(self, reader, writer):
        while line := await reader.readline():
            answer = {"cut": self.cut()} if json.loads(line).get("cut") else {}
            writer.write((json.dumps(answer) + "\n").encode())
        writer.close()


async def main():
    words = argparse.ArgumentParser()
    words.add_argument("--phones", type=int, default=2)
    words.add_argument("--no-streams", action="store_true")
    words.add_argument("--mtu", type=int, default=LARGEST_MTU)
    said = words.parse_args()
    ports, control = await Radio(said.phones, not said.no_streams, said.mtu).start()
    print(json.dumps({"ports": ports, "control": control}), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    os._exit(0)  # What is under way ends with the process, and says nothing of it.


if __name__ == "__main__":
    asyncio.run(main())
