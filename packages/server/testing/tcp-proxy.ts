/** A TCP proxy between clients and servers. A test can reset, refuse, pause and silently drop its connections. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface ProxiedConnection {
  readonly client: Socket;
  upstream: Socket | null; // null: no server has accepted yet
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

  /**
   * Starts a proxy on a free port of this machine. Each connection goes to the next of these ports that accepts it.
   */
  static async start(targetPorts: readonly number[]): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPorts);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The number of open connections of clients. */
  get connectionCount(): number {
    return this.connections.size;
  }

  /** Resets every connection. New connections are accepted. */
  resetConnections(): void {
    for (const connection of [...this.connections]) this.resetConnection(connection);
  }

  /** Resets every connection, and refuses new ones until `resume`. */
  refuseConnections(): void {
    this.state = 'refusing';
    this.resetConnections();
  }

  /** Holds back all data in both directions until `resume`, without closing a connection. New connections wait too. */
  pause(): void {
    this.state = 'paused';
    for (const { client, upstream } of this.connections) {
      client.unpipe().pause();
      upstream?.unpipe().pause();
    }
  }

  /**
   * Forwards what was held back on connections from before `pause`, in order. Later connections wait until `resume`.
   */
  resumeExisting(): void {
    for (const connection of this.connections)
      if (connection.upstream !== null) this.pipeBothWays(connection);
  }

  /** Forwards what was held back, in order, and accepts new connections. */
  resume(): void {
    const wasPaused = this.state === 'paused';
    this.state = 'open';
    if (wasPaused) for (const connection of [...this.connections]) this.pipeBothWays(connection);
  }

  /**
   * Silently drops all further data of the present connections, without notifying either end. New connections work.
   */
  blackhole(): void {
    for (const connection of this.connections) {
      for (const end of [connection.client, connection.upstream])
        end?.unpipe().removeAllListeners('close').resume();
      this.blackholed.add(connection);
    }
    this.connections.clear();
  }

  /**
   * Resets both ends of the blackholed connections. PostgreSQL does so after `idleInTransactionMs`, which tests raise to
   * days. Until then a transaction that was cut in the middle holds its row locks.
   */
  resetBlackholed(): void {
    for (const { client, upstream } of this.blackholed)
      for (const end of [client, upstream]) end?.resetAndDestroy();
    this.blackholed.clear();
  }

  /** Forwards requests of the present connections, but drops the responses, until the connections are reset. */
  dropResponses(): void {
    for (const { client, upstream } of this.connections) upstream?.unpipe(client).resume();
  }

  async close(): Promise<void> {
    this.refuseConnections();
    this.resetBlackholed();
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
