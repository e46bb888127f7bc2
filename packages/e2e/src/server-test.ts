/** Playwright's `test` with a server of its own for each test, and people at browsers of their own. */
import { SeededRandom } from './seeded-random';
import { test as base } from './user-fixtures';
import { ServerProcess } from './server-process';
import { ApiTable } from './api-table';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly settings: Readonly<Record<string, string>>; // of the server, besides what all have
  readonly server: ServerProcess;
  readonly apiTable: (seed: number, isDealt?: boolean) => Promise<ApiTable>; // three people who decide over the wire
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  server: async ({ port, settings }, use) => {
    const server = await ServerProcess.open(settings, port);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  apiTable: async ({ server, newUser }, use) => {
    const tables: ApiTable[] = [];
    await use(async (seed, isDealt) => {
      const table = await ApiTable.open(server.url, newUser, { players: 3 }, new SeededRandom(seed), isDealt);
      tables.push(table);
      return table;
    });
    for (const table of tables) table.close();
  },
});
