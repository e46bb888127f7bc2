import type { GameSocket } from '../socket-types';

/**
 * Coalesces all packets for one connection in one event-loop turn into one `write` system call. The moving player
 * receives two packets (delta and acknowledgement), and a system call costs more than producing both.
 */
export function coalesceWrites(connection: GameSocket['conn']): void {
  const { socket } = connection.request;
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (!transport.writable) return; // engine.io buffers until the earlier write is done
    transport.writable = false;
    // Runs after the promise callbacks of this turn and before new input is read.
    process.nextTick(() => {
      if (transport.readyState !== 'open') return;
      transport.writable = true;
      socket.cork();
      transport.emit('ready');
      socket.uncork();
    });
  });
}
