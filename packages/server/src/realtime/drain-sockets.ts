/** Moves the clients to another server, or to this server's successor, before this one stops. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { guardListener } from '../shared/listener-guard';
import { closeConnection } from './transport/guard-engine';
import type { GameServer, GameSocket } from './socket-types';

const STAGGER_MS = 4; // per socket, so that the next server accepts them one by one
const MIN_DRAIN_MS = 100;
const MAX_DRAIN_MS = 2500;
const GRACE_MS = 500; // for clients that leave at the last moment

/**
 * Sends `reconnect` to every socket, with a time that grows with their number. Resolves when all sockets have left or
 * the time is over. Sockets that connect meanwhile receive `reconnect` too.
 */
export async function drainSockets(io: GameServer, log: Logger): Promise<void> {
  const remaining = (): number => io.of('/').sockets.size;
  if (remaining() === 0) return;
  const withinMs = Math.min(Math.max(remaining() * STAGGER_MS, MIN_DRAIN_MS), MAX_DRAIN_MS);
  const allDisconnected = new Promise<void>((resolve) => {
    const checkDone = () => {
      if (remaining() === 0) resolve();
    };
    const awaitEnd = (socket: GameSocket) => socket.once('disconnect', guardListener(log, checkDone));
    for (const socket of io.of('/').sockets.values()) awaitEnd(socket);
    const onConnection = (socket: GameSocket) => awaitEnd(socket).emit('reconnect', { withinMs });
    io.on('connection', guardListener(log, onConnection, closeConnection));
  });
  io.emit('reconnect', { withinMs });
  const timeoutController = new AbortController();
  const timeout = delay(withinMs + GRACE_MS, undefined, { signal: timeoutController.signal, ref: false });
  await Promise.race([allDisconnected, timeout]);
  timeoutController.abort();
  await timeout.catch(() => undefined);
}
