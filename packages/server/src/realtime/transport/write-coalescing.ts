import type { GameSocket } from '../socket-types';

/**
 * What a line is sent in one turn of the event loop goes out in one call of the system: whoever moves is sent what
 * changed and the acknowledgement, and each call costs more than all that was done to write them.
 */
export function coalesceWrites(connection: GameSocket['conn']): void {
  const { socket } = connection.request;
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (!transport.writable) return; // the engine gathers by itself until what went before was taken
    transport.writable = false;
    // After all that follows from promises that are kept already, and before anything new is heard.
    process.nextTick(() => {
      if (transport.readyState !== 'open') return;
      transport.writable = true;
      socket.cork();
      transport.emit('ready');
      socket.uncork();
    });
  });
}
