/**
 * Playwright's `test` with a server for each test, and a browser for each user. A test fails if the log of its server
 * holds a secret.
 */
import { expect } from '@playwright/test';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { test as base } from './user-fixtures';
import { RestartableServer } from './restartable-server';
import { ApiTable } from './api-table';

export { expect } from '@playwright/test';

// A session key, a recovery link or a seat token has 32 bytes in base64url. A recovery code has 24 symbols.
const SECRET = /(?<![\w-])(?:[\w-]{43}|[0-9A-HJKMNP-TV-Z]{24})(?![\w-])/g;

/** Returns the words of the text that have the form of a secret. */
export const findSecrets = (text: string): readonly string[] => text.match(SECRET) ?? [];

interface Fixtures {
  readonly settings: Readonly<Record<string, string>>; // of the server, in addition to the common ones
  readonly server: RestartableServer;
  readonly apiTable: (seed: number) => Promise<ApiTable>; // a table of three without browsers
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  server: async ({ port, settings }, use) => {
    const server = await RestartableServer.open(settings, port);
    await use(server);
    await server.close();
    expect(findSecrets(server.output), 'secrets in the log').toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.url),
  apiTable: async ({ server, newUser }, use) => {
    const tables: ApiTable[] = [];
    await use(async (seed) => {
      const table = await ApiTable.open(server.url, newUser, { players: 3 }, new SeededRandom(seed));
      tables.push(table);
      return table;
    });
    for (const table of tables) table.close();
  },
});
