/** socket.io on the server's port: handshake, then a table or the lobby. */
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ResourceLimits } from '../admission/resource-limits';
import { ApiError } from '../errors/api-error';
import type { Ingress } from '../http/ingress';
import type { RateLimiter } from '../admission/rate-limits';
import { logFailure } from '../storage/log-failure';
import { StorageUnavailableError } from '../storage/storage';
import { dispatchMessages } from './dispatcher';
import type { DispatcherDeps } from './dispatcher';
import { guardConnection } from '../admission/connection-guard';
import type { ConnectionLimiter } from '../admission/connection-guard';
import { HardenedWebSocketServer } from './transport/websocket-server';
import { handshakeError, disconnectRevoked, authenticateHandshake } from './handshake';
import type { LobbyRoom } from './lobby-room';
import { createMatchHandlers } from './match-handlers';
import type { MatchHandlersDeps } from './match-handlers';
import { coalesceWrites } from './transport/write-coalescing';
import { textOnlyParser } from './transport/text-only-parser';
import type { GameServer, GameSocket } from './socket-types';

export interface SocketServerDeps extends MatchHandlersDeps, DispatcherDeps {
  readonly rateLimiter: RateLimiter;
  readonly lobby: LobbyRoom;
  readonly ingress: Ingress;
  readonly connectionLimiter: ConnectionLimiter;
  readonly resourceLimits: ResourceLimits;
}

// The largest honest message is a chat line; ten times that is enough for any alphabet.
const MAX_MESSAGE_BYTES = 16_384;

/** Takes sockets in. Closing it closes every one of them, not the HTTP server. */
export function createSocketServer(http: HttpServer, deps: SocketServerDeps): GameServer {
  const { log, ingress, connectionLimiter, resourceLimits, storage, metrics } = deps;
  const io: GameServer = new Server(http, {
    transports: ['websocket'],
    parser: textOnlyParser,
    serveClient: false,
    wsEngine: HardenedWebSocketServer,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: resourceLimits.handshakeTimeoutMs,
    pingInterval: resourceLimits.pingIntervalMs,
    pingTimeout: resourceLimits.pingTimeoutMs,
    allowRequest: (request, callback) => {
      const isAllowedOrigin = ingress.isAllowedOrigin(request);
      const isFull = connectionLimiter.isFull(ingress.clientIp(request));
      if (!isAllowedOrigin)
        log.warn({ origin: request.headers.origin, host: request.headers.host }, 'socket of another site');
      callback(
        isAllowedOrigin ? (isFull ? 'too-many-requests' : null) : 'wrong-origin',
        isAllowedOrigin && !isFull,
      );
    },
  });
  io.engine.on('connection', (connection: GameSocket['conn']) => {
    const address = ingress.clientIp(connection.request);
    coalesceWrites(connection);
    connectionLimiter.track(connection, address);
    guardConnection(connection, resourceLimits, (reason) => {
      log.warn({ why: reason }, 'a socket was ended');
      if (reason === 'flood') deps.onFlood(address);
    });
  });

  io.use((socket, next) => {
    authenticateHandshake(deps, socket).then(
      (socketData) => {
        socket.data = socketData;
        next();
      },
      (error: unknown) => {
        if (!(error instanceof ApiError || error instanceof StorageUnavailableError))
          log.error({ err: error }, 'handshake failed');
        const rejection = handshakeError(error);
        metrics.countRejection('socket', rejection.data.code);
        next(rejection);
      },
    );
  });

  const unsubscribe = storage.availability.onChange((isUp) => {
    log[isUp ? 'info' : 'warn'](isUp ? 'the storage is back' : 'the storage is lost');
    io.emit('service-status', { isUp });
  });
  http.once('close', unsubscribe);

  io.on('connection', (socket) => {
    onConnected(socket, deps).catch((err: unknown) => {
      logFailure(log, err, 'a socket could not be taken in', { matchId: socket.data.matchId });
      socket.disconnect(true);
    });
  });
  return io;
}

/** Where a device is signed out after the handshake, and before it is in the room to be told, it is sent away here. */
async function onConnected(socket: GameSocket, deps: SocketServerDeps): Promise<void> {
  const { matchId } = socket.data;
  if (matchId === null) {
    socket.on('disconnect', () => deps.lobby.leave(socket));
    dispatchMessages(socket, new Map(), deps);
    deps.lobby.enter(socket);
    await disconnectRevoked(deps.storage, [socket], null);
    return;
  }
  socket.on('disconnect', () => {
    deps.rooms.leave(socket, matchId).catch((err: unknown) => {
      logFailure(deps.log, err, 'leaving failed', { matchId });
    });
  });
  dispatchMessages(socket, createMatchHandlers(socket, matchId, deps), deps);
  await deps.rooms.enter(socket, matchId);
  const seat = deps.rooms.room(matchId)?.seatOf(socket) ?? null;
  if (seat !== null)
    deps.tableCommands.onOwnerReturned(matchId, seat).catch((err: unknown) => {
      if (!(err instanceof StorageUnavailableError || err instanceof ApiError))
        deps.log.error({ err, matchId }, 'an owner who is back was not noted');
    });
  await disconnectRevoked(deps.storage, [socket], null);
}
