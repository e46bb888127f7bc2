/**
 * The sockets to the database, so that all can be destroyed during an outage. A socket that was cut silently would
 * block its queries until a timeout.
 */
import { Socket } from 'node:net';

export class ConnectionSockets {
  private readonly sockets = new Set<Socket>();

  /** Returns an unconnected socket, as node-postgres expects it. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  /** Destroys every socket. Pending queries fail, and the next query opens a new connection. */
  destroyAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
