/** A small TCP load balancer: each connection goes to the next server in turn that accepts it. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface LoadBalancer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a load balancer in front of these ports on this machine. It skips a port without a listener. The caller may
 * change the array: the next connection goes to the new ports.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const openSockets = new Set<Socket>();
  let nextIndex = 0;

  const forward = async (client: Socket, attemptsLeft: number): Promise<void> => {
    const port = ports[(nextIndex += 1) % ports.length];
    if (port === undefined || attemptsLeft === 0) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    try {
      await once(upstream, 'connect');
    } catch {
      return forward(client, attemptsLeft - 1);
    }
    for (const [source, destination] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      openSockets.add(source);
      source.on('error', () => destination.destroy());
      source.on('close', () => {
        openSockets.delete(source);
        destination.destroy();
      });
      source.pipe(destination);
    }
    client.resume();
    if (client.destroyed) upstream.destroy();
  };

  const listener = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined);
    void forward(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`,
    stop: async () => {
      listener.close();
      for (const socket of openSockets) socket.destroy();
      await once(listener, 'close');
    },
  };
}
