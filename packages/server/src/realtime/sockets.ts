/** socket.io on the server's port: handshake, then a table or the lobby. */
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Bounds } from '../bounds';
import { ApiError } from '../errors/api-error';
import type { Outside } from '../http/outside';
import type { Limits } from '../limits';
import { StorageLost } from '../storage/storage';
import { answering } from './answering';
import type { AnsweringParts } from './answering';
import { watchLine } from './attention';
import type { SocketCount } from './attention';
import { FairWebSockets } from './fair-websockets';
import { handshakeError, sendAway, shakeHands } from './handshake';
import type { LobbyRoom } from './lobby-room';
import { tableMessages } from './messages';
import type { MessageParts } from './messages';
import { inOneWrite } from './one-write';
import { textParser } from './text-parser';
import type { LiveServer, LiveSocket } from './types';

export interface SocketsParts extends MessageParts, AnsweringParts {
  readonly limits: Limits;
  readonly lobby: LobbyRoom;
  readonly outside: Outside;
  readonly socketCount: SocketCount;
  readonly bounds: Bounds;
}

// The largest honest message is a chat line; ten times that is enough for any alphabet.
const MESSAGE_MAX = 16_384;

/** Takes sockets in. Closing it closes every one of them, not the HTTP server. */
export function createSockets(http: HttpServer, parts: SocketsParts): LiveServer {
  const { log, outside, socketCount, bounds, storage, metrics } = parts;
  const io: LiveServer = new Server(http, {
    transports: ['websocket'],
    parser: textParser,
    serveClient: false,
    wsEngine: FairWebSockets,
    maxHttpBufferSize: MESSAGE_MAX,
    connectTimeout: bounds.helloMs,
    pingInterval: bounds.pingMs,
    pingTimeout: bounds.pongMs,
    allowRequest: (request, answer) => {
      const isOwn = outside.isOwnOrigin(request);
      const isTooMany = socketCount.isFull(outside.addressOf(request));
      if (!isOwn)
        log.warn({ origin: request.headers.origin, host: request.headers.host }, 'socket of another site');
      answer(isOwn ? (isTooMany ? 'too-many-requests' : null) : 'wrong-origin', isOwn && !isTooMany);
    },
  });
  io.engine.on('connection', (line: LiveSocket['conn']) => {
    const address = outside.addressOf(line.request);
    inOneWrite(line);
    socketCount.enter(line, address);
    watchLine(line, bounds, (why) => {
      log.warn({ why }, 'a socket was ended');
      if (why === 'flood') parts.flooded(address);
    });
  });

  io.use((socket, next) => {
    shakeHands(parts, socket).then(
      (known) => {
        socket.data = known;
        next();
      },
      (error: unknown) => {
        if (!(error instanceof ApiError || error instanceof StorageLost))
          log.error({ err: error }, 'handshake failed');
        const refusal = handshakeError(error);
        metrics.refused('socket', refusal.data.code);
        next(refusal);
      },
    );
  });

  const unhear = storage.standing.hear((isUp) => {
    log[isUp ? 'info' : 'warn'](isUp ? 'the storage is back' : 'the storage is lost');
    io.emit('service', { isUp });
  });
  http.once('close', unhear);

  io.on('connection', (socket) => {
    takeIn(socket, parts).catch((err: unknown) => {
      if (!(err instanceof StorageLost))
        log.error({ err, matchId: socket.data.matchId }, 'a socket could not be taken in');
      socket.disconnect(true);
    });
  });
  return io;
}

/** Where a device is signed out after the handshake, and before it is in the room to be told, it is sent away here. */
async function takeIn(socket: LiveSocket, parts: SocketsParts): Promise<void> {
  const { matchId } = socket.data;
  if (matchId === null) {
    socket.on('disconnect', () => parts.lobby.leave(socket));
    answering(socket, new Map(), parts);
    parts.lobby.enter(socket);
    await sendAway(parts.storage, [socket], null);
    return;
  }
  socket.on('disconnect', () => {
    parts.rooms.leave(socket, matchId).catch((err: unknown) => {
      if (!(err instanceof StorageLost)) parts.log.error({ err, matchId }, 'leaving failed');
    });
  });
  answering(socket, tableMessages(socket, matchId, parts), parts);
  await parts.rooms.enter(socket, matchId);
  const seat = parts.rooms.room(matchId)?.seatOf(socket) ?? null;
  if (seat !== null)
    parts.conducts.seen(matchId, seat).catch((err: unknown) => {
      if (!(err instanceof StorageLost || err instanceof ApiError))
        parts.log.error({ err, matchId }, 'an owner who is back was not noted');
    });
  await sendAway(parts.storage, [socket], null);
}
