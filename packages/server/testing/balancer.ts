/** A small TCP balancer: each connection goes to the next server in turn that takes it. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts one before these ports, all on this machine. It passes over a port without a listener. The caller may
 * replace ports: the next connection goes to the new ones.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  const join = async (page: Socket, tries: number): Promise<void> => {
    const port = ports[(turn += 1) % ports.length];
    if (port === undefined || tries === 0) {
      page.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    try {
      await once(server, 'connect');
    } catch {
      return join(page, tries - 1);
    }
    for (const [one, other] of [
      [page, server],
      [server, page],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    page.resume();
    if (page.destroyed) server.destroy();
  };

  const net = createServer({ pauseOnConnect: true }, (page) => {
    page.on('error', () => undefined);
    void join(page, ports.length);
  }).listen(0, '127.0.0.1');
  await once(net, 'listening');
  return {
    url: `http://127.0.0.1:${String((net.address() as AddressInfo).port)}`,
    stop: async () => {
      net.close();
      for (const socket of open) socket.destroy();
      await once(net, 'close');
    },
  };
}
