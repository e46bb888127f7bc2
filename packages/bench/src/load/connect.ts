import type { TableWorkload } from '../targets/target';
import { WsClient } from '../ws/client';

const CONCURRENCY = 20; // tables at a time

/** Connects everyone at the tables. Resolves to the clients by table. Rejects if a connection is refused. */
export async function connectAll(
  port: number,
  tables: readonly TableWorkload[],
): Promise<readonly (readonly WsClient[])[]> {
  const clients: (readonly WsClient[])[] = [];
  for (let first = 0; first < tables.length; first += CONCURRENCY) {
    const batch = tables.slice(first, first + CONCURRENCY);
    clients.push(
      ...(await Promise.all(
        batch.map(async ({ entries }) => {
          const connected = await Promise.all(entries.map((entry) => WsClient.connect(port, entry)));
          return connected.map(({ client }) => client);
        }),
      )),
    );
  }
  return clients;
}
