"""The virtual radio tested by itself: bytes both ways over L2CAP and over attributes, cut in the middle; apps that die."""

import asyncio
import base64
import json

from radio import Radio, chunk

LETTERS = "ABCDEFG"
DATA = bytes([2, 1, 6, 17, 7]) + bytes.fromhex("7A0B1C524E6D4F8E9D375AB2C0D1E701")[::-1]
CREDIT = 4
PATIENCE = 20


class App:
    """What stands where the core would: it sends on every channel within its credit, and keeps what comes in."""

    def __init__(self, seed, length):
        self.content = bytes((i * 31 + i // 251 + seed * 7) % 256 for i in range(length))
        self.events, self.channels = [], {}
        self.changed = asyncio.Condition()

    async def begin(self, port):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.listening = asyncio.create_task(self.listen())

    def carry(self, command, **what):
        self.writer.write((json.dumps({"command": command, **what}) + "\n").encode())

    def advertise(self):
        data = base64.b64encode(DATA).decode()
        self.carry("StartAdvert", data=data, response="", tag="", letters=LETTERS)

    def send_on(self, number):
        channel = self.channels[number]
        while channel["open"] and channel["unwritten"] < CREDIT and channel["sent"] < len(self.content):
            bytes_ = self.content[channel["sent"] : channel["sent"] + channel["size"]]
            channel["sent"] += len(bytes_)
            channel["unwritten"] += 1
            self.carry("Send", channel=number, bytes=base64.b64encode(bytes_).decode())

    async def listen(self):
        while line := await self.reader.readline():
            event = json.loads(line)
            number = event.get("channel")
            async with self.changed:
                self.events.append(event)
                match event["event"]:
                    case "Opened" | "OpenedStream" as kind:
                        assert number not in self.channels, "a number is used once"
                        size = event.get("size", 512)
                        self.channels[number] = {
                            "size": size, "sent": 0, "unwritten": 0, "heard": b"", "open": True, "kind": kind,
                        }
                        self.send_on(number)
                    case "Resized":
                        self.channels[number]["size"] = event["size"]
                    case "Received":
                        bytes_ = base64.b64decode(event["bytes"])
                        channel = self.channels[number]
                        assert channel["open"], "nothing is heard of a channel that is closed"
                        assert channel["kind"] == "OpenedStream" or len(bytes_) <= 512
                        channel["heard"] += bytes_
                    case "Written":
                        channel = self.channels[number]
                        channel["unwritten"] -= 1
                        assert channel["unwritten"] >= 0, "what was not sent is not written"
                        self.send_on(number)
                    case "Closed":
                        assert self.channels[number]["open"], "a channel is closed once"
                        self.channels[number]["open"] = False
                self.changed.notify_all()

    def open(self):
        return [channel for channel in self.channels.values() if channel["open"]]

    def heard_of(self, event):
        return [e for e in self.events if e["event"] == event]

    async def until(self, what, so):
        async def wait():
            async with self.changed:
                await self.changed.wait_for(so)

        try:
            await asyncio.wait_for(wait(), PATIENCE)
        except asyncio.TimeoutError:
            raise AssertionError(f"not in time: {what}; {self.events[-8:]}") from None
        if self.listening.done():
            self.listening.result()

    async def kill(self):
        self.writer.close()
        await self.listening


async def cut(port):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b'{"cut": true}\n')
    broken = json.loads(await reader.readline())["cut"]
    writer.close()
    return broken


async def table(streams, mtu, length):
    radio = Radio(2, streams, mtu)
    (host_port, guest_port), control = await radio.start()
    host, guest = App(1, length), App(2, length)
    await host.begin(host_port)
    await guest.begin(guest_port)
    return radio, host, guest, control, (host_port, guest_port)


async def join(host, guest):
    host.advertise()
    guest.carry("StartScan")
    await guest.until("the host is found", lambda: guest.heard_of("Found"))
    found = guest.heard_of("Found")[-1]
    assert LETTERS.encode() in base64.b64decode(found["advert"])
    guest.carry("StopScan")
    guest.carry("Connect", place=found["place"])
    await guest.until("the guest has a channel", guest.open)
    await host.until("the host has a channel", host.open)
    return found["place"]


def is_true(one, other):
    for channel in one.channels.values():
        assert other.content.startswith(channel["heard"]), "what was heard was said"


async def bytes_both_ways(streams, mtu, length):
    radio, host, guest, control, _ = await table(streams, mtu, length)
    place = await join(host, guest)
    kind = "OpenedStream" if streams else "Opened"
    assert guest.open()[0]["kind"] == host.open()[0]["kind"] == kind
    if not streams:
        assert guest.open()[0]["size"] == host.open()[0]["size"] == chunk(mtu)
    for _ in range(3):
        # Cut in the middle, and joined again.
        await guest.until("they are talking", lambda: len(guest.open()[0]["heard"]) > length // 4)
        assert await cut(control) == 1
        await guest.until("the guest says so", lambda: not guest.open())
        await host.until("the host says so", lambda: not host.open())
        guest.carry("Connect", place=place)
        await guest.until("the guest has a channel again", guest.open)
        await host.until("the host has a channel again", host.open)
    await guest.until("all has arrived", lambda: guest.open()[0]["heard"] == host.content)
    await host.until("all has arrived", lambda: host.open()[0]["heard"] == guest.content)
    is_true(host, guest)
    is_true(guest, host)
    # One hangs up, and the other hears of it.
    number = max(guest.channels)
    guest.channels[number]["open"] = False
    guest.carry("Close", channel=number)
    await host.until("the host hears of it", lambda: not host.open())
    await guest.kill()
    await host.kill()
    await radio.stop()


async def an_app_that_is_killed_leaves_nothing(streams):
    radio, host, guest, _, ports = await table(streams, 247, 100_000)
    place = await join(host, guest)
    await guest.until("they are talking", lambda: len(guest.open()[0]["heard"]) > 500)
    await host.kill()
    await guest.until("the guest says so", lambda: not guest.open())
    async with radio.phones[0].turn:
        left = [*radio.phones[0].lines, *radio.phones[0].device.connections]
        assert not left, "what the killed app had is closed"
    # Nobody is there; then the host is back.
    guest.carry("Connect", place=place)
    await asyncio.sleep(0.3)
    guest.carry("Cancel", place=place)
    again = App(1, 3_000)
    await again.begin(ports[0])
    again.advertise()
    guest.content = guest.content[:3_000]
    guest.carry("Connect", place=place)
    await guest.until("all has arrived", lambda: guest.open() and guest.open()[0]["heard"] == again.content)
    await again.until("all has arrived", lambda: again.open()[0]["heard"] == guest.content)
    assert not guest.heard_of("ConnectFailed"), "of what is given up nothing is said"
    await guest.kill()
    await again.kill()
    await radio.stop()


async def main():
    for streams, mtu, length in [(True, 517, 60_000), (False, 517, 20_000), (False, 185, 8_000), (False, 23, 1_500)]:
        await bytes_both_ways(streams, mtu, length)
        print(f"bytes both ways, three times cut: {'L2CAP' if streams else f'attributes, MTU {mtu}'}", flush=True)
    for streams in [True, False]:
        await an_app_that_is_killed_leaves_nothing(streams)
        print(f"an app is killed and comes back: {'L2CAP' if streams else 'attributes'}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
