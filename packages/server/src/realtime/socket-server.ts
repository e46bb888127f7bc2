/** Sets up socket.io: handshake, then the room of a match or the lobby. */
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Seat } from '@great-fire/game';
import { Server } from 'socket.io';
import type { ResourceLimits } from '../config/resource-limits';
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import type { Ingress } from '../shared/ingress';
import type { Guard } from '../admission/guard';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import { guardEmitter, guardListener } from '../shared/listener-guard';
import type { MaintenanceWatch } from '../maintenance/maintenance-watch';
import type { MatchId } from '../entities/match';
import { dispatchMessages, type DispatcherDeps } from './dispatcher';
import { guardConnection } from './transport/connection-guard';
import { closeConnection, guardEngine } from './transport/guard-engine';
import { textParser } from './transport/text-parser';
import { HardenedWebSocketServer } from './transport/websocket-server';
import { handshakeError, disconnectRevoked, recheckSessions, authenticateHandshake } from './handshake';
import type { LobbyRoom } from './lobby-room';
import { createLobbyHandlers, createMatchHandlers, type MatchHandlersDeps } from './match-handlers';
import { coalesceWrites } from './transport/write-coalescing';
import type { GameServer, GameSocket } from './socket-types';

export interface SocketServerDeps extends MatchHandlersDeps, DispatcherDeps {
  readonly storage: MatchHandlersDeps['storage'] & Pick<Storage, 'availability'>;
  readonly guard: Guard;
  readonly lobby: LobbyRoom;
  readonly maintenance: Pick<MaintenanceWatch, 'at' | 'onChange'>;
  readonly ingress: Ingress;
  readonly resourceLimits: ResourceLimits;
}

// The largest legitimate message is a chat line. This limit is ten times its size in any alphabet.
const MAX_MESSAGE_BYTES = 16_384;

/** Accepts sockets by `onUpgrade`. Closing `io` disconnects all sockets. */
export function createSocketServer(deps: SocketServerDeps) {
  const { log, ingress, guard, resourceLimits, storage, metrics } = deps;
  // socket.io listens to a server of its own, which has no port and receives only the admitted upgrades.
  const upgrades = createServer();
  guardEmitter(log, upgrades, () => undefined); // an upgrade is guarded by the server that passed it on
  const io: GameServer = new Server(upgrades, {
    transports: ['websocket'],
    parser: textParser,
    serveClient: false,
    wsEngine: HardenedWebSocketServer,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: resourceLimits.handshakeTimeoutMs,
    pingInterval: resourceLimits.pingIntervalMs,
    pingTimeout: resourceLimits.pingTimeoutMs,
    allowRequest: (request, callback) => {
      const isAllowedOrigin = ingress.isAllowedOrigin(request);
      if (!isAllowedOrigin)
        log.warn(
          { origin: request.headers.origin, host: request.headers.host },
          'cross-origin socket rejected',
        );
      callback(isAllowedOrigin ? null : 'wrong-origin', isAllowedOrigin);
    },
  });
  guardEngine(io.engine, log);
  const awaitingHandshake = new Set<GameSocket['conn']>(); // the oldest first
  io.engine.on('connection', (connection: GameSocket['conn']) => {
    const address = ingress.clientIp(connection.request);
    awaitingHandshake.add(connection);
    connection.once('close', () => awaitingHandshake.delete(connection));
    coalesceWrites(connection, log);
    connection.once('close', guard.sockets.add(address));
    const [oldest] = awaitingHandshake;
    if (!guard.hasRoomForHandshakes(awaitingHandshake.size)) oldest?.close(true);
    guardConnection(connection, resourceLimits, (reason) => {
      log.warn({ reason }, 'socket terminated');
      if (reason === 'flood') void guard.penalize('flood', address);
    });
  });

  // socket.io would let further handshakes of a connection through while the first waits.
  const withHandshake = new WeakSet<GameSocket['conn']>();
  const allowOneHandshake = (socket: GameSocket, next: () => void): void => {
    if (withHandshake.has(socket.conn)) return closeConnection(socket);
    withHandshake.add(socket.conn);
    awaitingHandshake.delete(socket.conn);
    next();
  };
  io.use(guardListener(log, allowOneHandshake, closeConnection));

  const authenticate = (socket: GameSocket, next: (rejection?: Error) => void): Promise<void> =>
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
  io.use(guardListener(log, authenticate, closeConnection));

  const onAvailabilityChange = (isUp: boolean): void => {
    if (isUp) log.info('the storage is back');
    else log.warn({ reason: storage.availability.lastFailure }, 'the storage is lost');
    io.emit('service-status', { isUp });
    // Revocations and checks of sessions may have failed during the outage.
    if (isUp) void recheckSessions(storage, [...io.sockets.sockets.values()], log);
  };
  upgrades.once('close', storage.availability.onChange(guardListener(log, onAvailabilityChange)));

  const sendMaintenance = (at: number | null): void => void io.emit('maintenance', { at });
  upgrades.once('close', deps.maintenance.onChange(guardListener(log, sendMaintenance)));

  const onConnection = (socket: GameSocket): void => {
    const { at } = deps.maintenance;
    if (at !== null) socket.emit('maintenance', { at });
    onConnected(socket, deps).catch((err: unknown) => {
      logFailure(log, err, 'socket setup failed', { matchId: socket.data.matchId });
      socket.disconnect(true);
    });
  };
  io.on('connection', guardListener(log, onConnection, closeConnection));
  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) =>
    void upgrades.emit('upgrade', request, socket, head);
  return { io, onUpgrade };
}

/**
 * Adds a connected socket to its room. The check at the end disconnects a device that was signed out after the
 * handshake, but before the room could receive the change. A storage outage during this check keeps the socket, because
 * all sessions are checked when the storage is back.
 */
async function onConnected(socket: GameSocket, deps: SocketServerDeps): Promise<void> {
  const { matchId } = socket.data;
  if (matchId === null) {
    socket.on(
      'disconnect',
      guardListener(deps.log, () => deps.lobby.leave(socket)),
    );
    dispatchMessages(socket, createLobbyHandlers(deps.now), deps);
    deps.lobby.enter(socket);
    await checkSession(socket, deps.storage);
    return;
  }
  const onDisconnect = (): Promise<void> =>
    deps.rooms.leave(socket, matchId).catch((err: unknown) => {
      logFailure(deps.log, err, 'socket cleanup failed', { matchId });
    });
  socket.on('disconnect', guardListener(deps.log, onDisconnect));
  dispatchMessages(socket, createMatchHandlers(socket, matchId, deps), deps);
  await deps.rooms.enter(socket, matchId);
  const seat = deps.rooms.room(matchId)?.members.seatOf(socket) ?? null;
  if (seat !== null) {
    returnOwner(socket, matchId, seat, deps).catch((err: unknown) => {
      if (!(err instanceof StorageUnavailableError || err instanceof ApiError))
        deps.log.error({ err, matchId }, 'recording a returned player failed');
    });
  }
  await checkSession(socket, deps.storage);
}

/** Returns a seat to its owner, who has reconnected. @throws ApiError `too-many-requests` */
async function returnOwner(
  { data: { personId, address } }: GameSocket,
  matchId: MatchId,
  seat: Seat,
  { tableCommands, guard }: SocketServerDeps,
): Promise<void> {
  if (!tableCommands.isOwnerAbsent(matchId, seat)) return;
  // Limited like the command of a player, because it stores as much.
  await guard.consume('table-command', { credential: personId, address });
  await tableCommands.onOwnerReturned(matchId, seat);
}

const checkSession = (socket: GameSocket, storage: Pick<Storage, 'matches' | 'persons'>): Promise<void> =>
  disconnectRevoked(storage, [socket], null).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailableError)) throw error;
  });
