/**
 * The lines to the database, so that all can be broken at once when it is lost: one that was cut without
 * a word stays silent, and would hold whoever asks on it until a timeout of its own.
 */
import { Socket } from 'node:net';

export class ConnectionSockets {
  private readonly sockets = new Set<Socket>();

  /** A line not connected yet, as node-postgres asks for one. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  /** Breaks every line; whoever waits on one hears of it, and the next question goes by a new one. */
  destroyAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
