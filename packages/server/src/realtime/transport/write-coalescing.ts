import type { Logger } from 'pino';
import { guardListener } from '../../shared/listener-guard';
import type { GameSocket } from '../socket-types';

/**
 * Coalesces all packets for one connection in one event-loop turn into one `write` system call. The moving player
 * receives two packets (delta and acknowledgement), and a system call costs more than producing both.
 */
export function coalesceWrites(connection: GameSocket['conn'], log: Pick<Logger, 'error'>): void {
  const { socket } = connection.request;
  const write = (transport: GameSocket['conn']['transport']): void => {
    if (transport.readyState !== 'open') return;
    transport.writable = true;
    socket.cork();
    transport.emit('ready');
    socket.uncork();
  };
  const guardedWrite = guardListener(log, write, () => socket.destroy());
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (!transport.writable) return; // engine.io buffers until the earlier write is done
    transport.writable = false;
    // Runs after the promise callbacks of this turn and before new input is read.
    process.nextTick(guardedWrite, transport);
  });
}
