/** A line between those who call and those who answer, which can be cut, held up, shut and left silent. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  far: Socket | null; // null: nobody has answered yet
}

export class TcpProxy {
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private readonly silent = new Set<Pair>();
  private state: 'open' | 'held' | 'shut' = 'open';
  private next = 0;

  private constructor(private readonly targets: readonly number[]) {
    this.server = createServer((near) => this.take(near));
  }

  /** A proxy on a free port of this machine; each call goes to the next of these ports that answers. */
  static async start(targets: readonly number[]): Promise<TcpProxy> {
    const proxy = new TcpProxy(targets);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks every connection at once; whoever calls again is let through. */
  cut(): void {
    for (const pair of [...this.pairs]) this.end(pair);
  }

  /** Breaks every connection, and whoever calls is turned away until `open`. */
  shut(): void {
    this.state = 'shut';
    this.cut();
  }

  /** Nothing passes either way, and nothing is closed, until `open`. Who calls meanwhile waits too. */
  hold(): void {
    this.state = 'held';
    for (const { near, far } of this.pairs) {
      near.unpipe().pause();
      far?.unpipe().pause();
    }
  }

  /** Passes on what was held up on the connections before `hold`, in order. Later connections wait until `open`. */
  openKnown(): void {
    for (const pair of this.pairs) if (pair.far !== null) this.join(pair);
  }

  /** What was held up passes, in order; whoever calls is let through. */
  open(): void {
    const wasHeld = this.state === 'held';
    this.state = 'open';
    if (wasHeld) for (const pair of [...this.pairs]) this.join(pair);
  }

  /** The present connections never pass anything again, and neither end is told; new ones do. */
  silence(): void {
    for (const pair of this.pairs) {
      for (const end of [pair.near, pair.far]) end?.unpipe().removeAllListeners('close').resume();
      this.silent.add(pair);
    }
    this.pairs.clear();
  }

  /** What the present connections ask passes, what they are answered does not, until they are cut. */
  loseAnswers(): void {
    for (const { near, far } of this.pairs) far?.unpipe(near).resume();
  }

  async close(): Promise<void> {
    this.shut();
    for (const { near, far } of this.silent) [near, far].forEach((end) => end?.destroy());
    this.server.close();
    await once(this.server, 'close');
  }

  private take(near: Socket): void {
    near.on('error', () => undefined);
    if (this.state === 'shut') {
      near.resetAndDestroy();
      return;
    }
    const pair: Pair = { near, far: null };
    this.pairs.add(pair);
    near.on('close', () => this.end(pair));
    near.pause();
    if (this.state === 'open') this.join(pair);
  }

  private join(pair: Pair): void {
    if (pair.far === null) this.call(pair, this.targets.length);
    else pair.near.pipe(pair.far).pipe(pair.near);
  }

  private call(pair: Pair, tries: number): void {
    const port = this.targets[this.next++ % this.targets.length];
    if (port === undefined || tries === 0) {
      this.end(pair);
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    const onward = () => this.call(pair, tries - 1);
    far.once('error', onward);
    far.once('connect', () => {
      far.off('error', onward).on('error', () => undefined);
      if (!this.pairs.has(pair)) {
        far.destroy();
        return;
      }
      pair.near.setNoDelay(true);
      pair.far = far;
      far.on('close', () => this.end(pair));
      if (this.state === 'open') this.join(pair);
      else far.pause();
    });
  }

  private end(pair: Pair): void {
    if (!this.pairs.delete(pair)) return;
    for (const end of [pair.near, pair.far]) end?.resetAndDestroy();
  }
}
