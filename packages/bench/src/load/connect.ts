import type { TableWorkload } from '../targets/target';
import { WsClient } from '../ws/client';

const CONCURRENCY = 20; // tables at a time

/** Connects everyone at the tables, to the ports in turn. Resolves to the clients by table. Rejects if a connection is refused. */
export async function connectAll(
  ports: readonly number[],
  tables: readonly TableWorkload[],
): Promise<readonly (readonly WsClient[])[]> {
  const clients: (readonly WsClient[])[] = [];
  for (let first = 0; first < tables.length; first += CONCURRENCY) {
    const batch = tables.slice(first, first + CONCURRENCY);
    clients.push(
      ...(await Promise.all(
        batch.map(({ entries }) =>
          Promise.all(
            entries.map((entry, index) => WsClient.connect(ports[index % ports.length] ?? 0, entry)),
          ),
        ),
      )),
    );
  }
  return clients;
}
