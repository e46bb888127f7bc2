/** Playwright's `test` with a server of its own for each test, and people at browsers of their own. */
import { Dice } from './dice';
import { test as base } from './people';
import { ServerProcess } from './server-process';
import { WireTable } from './wire-table';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly settings: Readonly<Record<string, string>>; // of the server, besides what all have
  readonly server: ServerProcess;
  readonly wireTable: (seed: number, isDealt?: boolean) => Promise<WireTable>; // three people who decide over the wire
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  server: async ({ port, settings }, use) => {
    const server = await ServerProcess.open(settings, port);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  wireTable: async ({ server, somebody }, use) => {
    const begun: WireTable[] = [];
    await use(async (seed, isDealt) => {
      const table = await WireTable.begin(server.url, somebody, { seats: 3 }, new Dice(seed), isDealt);
      begun.push(table);
      return table;
    });
    for (const table of begun) table.close();
  },
});
