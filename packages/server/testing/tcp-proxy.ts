/** A line between those who call and those who answer, which can be cut, held up, shut and left silent. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

interface ProxiedConnection {
  readonly client: Socket;
  upstream: Socket | null; // null: nobody has answered yet
}

export class TcpProxy {
  private readonly server: Server;
  private readonly connections = new Set<ProxiedConnection>();
  private readonly blackholed = new Set<ProxiedConnection>();
  private state: 'open' | 'paused' | 'refusing' = 'open';
  private nextTarget = 0;

  private constructor(private readonly targetPorts: readonly number[]) {
    this.server = createServer((client) => this.accept(client));
  }

  /** A proxy on a free port of this machine; each call goes to the next of these ports that answers. */
  static async start(targetPorts: readonly number[]): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPorts);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks every connection at once; whoever calls again is let through. */
  resetConnections(): void {
    for (const connection of [...this.connections]) this.resetConnection(connection);
  }

  /** Breaks every connection, and whoever calls is turned away until `resume`. */
  refuseConnections(): void {
    this.state = 'refusing';
    this.resetConnections();
  }

  /** Nothing passes either way, and nothing is closed, until `resume`. Who calls meanwhile waits too. */
  pause(): void {
    this.state = 'paused';
    for (const { client, upstream } of this.connections) {
      client.unpipe().pause();
      upstream?.unpipe().pause();
    }
  }

  /** Passes on what was held up on the connections before `pause`, in order. Later connections wait until `resume`. */
  resumeExisting(): void {
    for (const connection of this.connections)
      if (connection.upstream !== null) this.pipeBothWays(connection);
  }

  /** What was held up passes, in order; whoever calls is let through. */
  resume(): void {
    const wasPaused = this.state === 'paused';
    this.state = 'open';
    if (wasPaused) for (const connection of [...this.connections]) this.pipeBothWays(connection);
  }

  /** The present connections never pass anything again, and neither end is told; new ones do. */
  blackhole(): void {
    for (const connection of this.connections) {
      for (const end of [connection.client, connection.upstream])
        end?.unpipe().removeAllListeners('close').resume();
      this.blackholed.add(connection);
    }
    this.connections.clear();
  }

  /** What the present connections ask passes, what they are answered does not, until they are cut. */
  dropResponses(): void {
    for (const { client, upstream } of this.connections) upstream?.unpipe(client).resume();
  }

  async close(): Promise<void> {
    this.refuseConnections();
    for (const { client, upstream } of this.blackholed) [client, upstream].forEach((end) => end?.destroy());
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.state === 'refusing') {
      client.resetAndDestroy();
      return;
    }
    const connection: ProxiedConnection = { client, upstream: null };
    this.connections.add(connection);
    client.on('close', () => this.resetConnection(connection));
    client.pause();
    if (this.state === 'open') this.pipeBothWays(connection);
  }

  private pipeBothWays(connection: ProxiedConnection): void {
    if (connection.upstream === null) this.connectUpstream(connection, this.targetPorts.length);
    else connection.client.pipe(connection.upstream).pipe(connection.client);
  }

  private connectUpstream(connection: ProxiedConnection, attemptsLeft: number): void {
    const port = this.targetPorts[this.nextTarget++ % this.targetPorts.length];
    if (port === undefined || attemptsLeft === 0) {
      this.resetConnection(connection);
      return;
    }
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    const tryNextTarget = () => this.connectUpstream(connection, attemptsLeft - 1);
    upstream.once('error', tryNextTarget);
    upstream.once('connect', () => {
      upstream.off('error', tryNextTarget).on('error', () => undefined);
      if (!this.connections.has(connection)) {
        upstream.destroy();
        return;
      }
      connection.client.setNoDelay(true);
      connection.upstream = upstream;
      upstream.on('close', () => this.resetConnection(connection));
      if (this.state === 'open') this.pipeBothWays(connection);
      else upstream.pause();
    });
  }

  private resetConnection(connection: ProxiedConnection): void {
    if (!this.connections.delete(connection)) return;
    for (const end of [connection.client, connection.upstream]) end?.resetAndDestroy();
  }
}
