"""A program that plays a whole game by the bot API (docs/bot-api.md), without knowing a rule: it opens a table, has the
server's bots in the other seats, and takes any legal choice. Needs Python 3.9 and nothing else: it speaks the part of
WebSocket and socket.io that a game needs. With a library, use python-socketio.

    python3 docs/examples/bot.py http://localhost:8000
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

SERVER = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000").rstrip("/")
ANSWER_SECONDS = 60  # without an answer or a ping for so long, the line is dead


def give_up(error):
    """Prints why the server cannot be reached, and ends."""
    sys.exit(f"{SERVER} cannot be reached: {getattr(error, 'reason', None) or error}")


def post(path, body=None, token=None):
    """Sends a request and returns the answer. None: it has no body."""
    headers = {"content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data=data, headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        sys.exit(error.read().decode())
    except OSError as error:
        give_up(error)
    return json.loads(text) if text else None


class Refused(Exception):
    """The server rejected the handshake."""


class Line:
    """One connection of a socket.io client. `on_event` gets each message of the server."""

    def __init__(self, auth, on_event):
        self.on_event, self.answers, self.count = on_event, {}, 0
        address = urllib.parse.urlsplit(SERVER)
        is_secure = address.scheme == "https"
        port = address.port or (443 if is_secure else 80)
        self.socket = socket.create_connection((address.hostname, port), timeout=ANSWER_SECONDS)
        if is_secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=address.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        # The path of a server below one comes before socket.io's own.
        self.socket.sendall(
            f"GET {address.path}/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.file.readline().decode().strip()
        while self.file.readline() not in (b"\r\n", b""):
            pass
        if " 101 " not in f"{status} ":
            raise ConnectionError(f"the answer is {status or 'empty'}")
        self.receive()  # Engine.io's own handshake
        self.write(1, "40" + json.dumps(auth))
        self.is_open = False
        while not self.is_open:
            self.receive()

    def write(self, opcode, text):
        """Sends a masked WebSocket frame."""
        data, mask = text.encode(), os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | len(data))
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def read(self, length):
        data = self.file.read(length)
        if len(data) < length:
            raise ConnectionError("the server closed the connection")
        return data

    def read_message(self):
        """Returns the opcode and the text of a message, put together from its frames."""
        first, text = None, b""
        while True:
            head, length = self.read(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.read(8))
            opcode, data = head & 0x0F, self.read(length)
            if opcode >= 8:  # a control frame comes alone, also between the frames of a message
                return opcode, data.decode(errors="replace")
            first, text = first or opcode, text + data
            if head & 0x80:
                return first, text.decode()

    def receive(self):
        """Handles one message of the server."""
        opcode, text = self.read_message()
        if opcode == 8:
            raise ConnectionError("the server closed the connection")
        if opcode == 9:
            self.write(10, text)
        elif text == "2":  # Engine.io's ping
            self.write(1, "3")
        elif text.startswith("40"):
            self.is_open = True
        elif text.startswith("44"):
            error = json.loads(text[2:])
            raise Refused(f"{error.get('data', {}).get('code', '')}: {error.get('message', '')}")
        elif text.startswith("41"):
            raise ConnectionError("the server ended the session")
        elif text.startswith("42"):
            name, payload = json.loads(text[2:])
            self.on_event(name, payload)
        elif text.startswith("43"):
            start = text.index("[")
            self.answers[int(text[2:start])] = json.loads(text[start:])[0]

    def ask(self, name, *payload):
        """Sends a message and returns the server's answer."""
        self.count += 1
        self.write(1, f"42{self.count}" + json.dumps([name, *payload]))
        while self.count not in self.answers:
            self.receive()
        return self.answers.pop(self.count)


def choose_action(legal):
    """Returns a random legal action, or None if there is none."""
    intensify = legal.get("intensify")
    if intensify is not None:
        slots = [district for district, room in intensify["room"].items() for _ in range(room)]
        return {"type": "intensify", "districts": random.sample(slots, intensify["count"])}
    actions = [action for action in legal.get("actions", []) if action["type"] != "undo"]
    choices = legal.get("spreads", []) + actions
    if not choices:
        return None
    choice = random.choice(choices)
    if "sources" not in choice:
        return choice  # an action, ready to send
    target = random.choice(choice["targets"])
    token = {"token": choice["token"]} if "token" in choice else {}
    source, way_out = random.choice(choice["sources"]), random.choice(target["exits"])
    return {"type": "spread", "card": choice["card"], **token, "from": source, "exit": way_out, "to": target["to"]}


class Player:
    """Plays one seat. `frame` is the game as this seat was shown it last."""

    def __init__(self, match, seat, token):
        self.auth = {"protocol": 1, "match": match, "token": token}
        self.seat, self.frame, self.move = seat, None, None

    def on_event(self, name, payload):
        if name == "reconnect":  # the server ends: another, or the next one, goes on
            raise ConnectionError("the server asks to reconnect")
        frame = payload.get("frame") if name in ("sync", "update") else None
        if frame is not None and (self.frame is None or frame["stateId"] >= self.frame["stateId"]):
            self.frame = frame

    def play_on(self, line):
        """Plays on this connection, to the end of the game."""
        known = 0
        while self.frame is None or self.frame["view"]["result"] is None:
            is_mine = self.frame is not None and self.frame["view"]["turn"]["seat"] == self.seat
            if self.move is None and not (is_mine and self.frame["stateId"] >= known):
                line.receive()
                continue
            if self.move is None:
                legal = line.ask("legal-actions")
                action = choose_action(legal)
                if action is None:
                    time.sleep(1)  # refused, or the turn has passed on: look again
                    continue
                self.move = {"id": str(uuid.uuid4()), "stateId": legal["stateId"], "action": action}
            # After a broken line the same move is sent again. Its id keeps it from being made twice.
            answer = line.ask("move", self.move)
            self.move = None
            if answer["ok"]:
                known = answer["stateId"]
            else:
                time.sleep(1)  # stale, too many requests, paused: look again, decide anew
        return self.frame["view"]["result"]


def main():
    table = {
        "tableName": "A program plays",
        "players": 3,
        "options": {"hiddenColours": False, "moreDestruction": False, "cones": 65},
        "private": True,
        "name": "Example",
        "bots": ["apprentice", "apprentice"],  # they fill the table
    }
    claim = post("/api/matches", table)
    match, seat, token = claim["match"]["id"], claim["seat"], claim["token"]
    post(f"/api/matches/{match}/start", token=token)
    player = Player(match, seat, token)
    while True:
        try:
            result = player.play_on(Line(player.auth, player.on_event))
            break
        except (OSError, Refused) as error:
            print(f"cannot connect: {error}", file=sys.stderr)
            time.sleep(1)
    print(json.dumps({"match": match, "seat": seat, **result}))


main()
