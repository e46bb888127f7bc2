/** Pages are sent to another server, or to the next one at this place, before this one ends. */
import { setTimeout as after } from 'node:timers/promises';
import type { LiveServer } from './types';

const EACH_MS = 4; // apart, so that the next server takes them in one by one
const LEAST_MS = 100;
const MOST_MS = 2500;
const GRACE_MS = 500; // for those that leave at the last moment

/**
 * Tells every page to come back within a time that grows with their number, and resolves once they are
 * gone or that time is over. Whoever comes meanwhile is told too.
 */
export async function moveOver(io: LiveServer): Promise<void> {
  const left = (): number => io.of('/').sockets.size;
  if (left() === 0) return;
  const withinMs = Math.min(Math.max(left() * EACH_MS, LEAST_MS), MOST_MS);
  const allGone = new Promise<void>((resolve) => {
    const look = () => {
      if (left() === 0) resolve();
    };
    for (const socket of io.of('/').sockets.values()) socket.once('disconnect', look);
    io.on('connection', (socket) => {
      socket.once('disconnect', look);
      socket.emit('moving', { withinMs });
    });
  });
  io.emit('moving', { withinMs });
  const patience = new AbortController();
  const outOfPatience = after(withinMs + GRACE_MS, undefined, { signal: patience.signal, ref: false });
  await Promise.race([allGone, outOfPatience]);
  patience.abort();
  await outOfPatience.catch(() => undefined);
}
