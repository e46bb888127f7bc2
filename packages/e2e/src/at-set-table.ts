/** Playwright's `test` with tables that are set: no server of the game is needed. */
import type { Seat } from '@great-fire/game';
import { test as base } from './people';
import { SetTable } from './set-table';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly setTable: (position: string, viewer: Seat | null) => Promise<SetTable>; // one after another
}

export const test = base.extend<Fixtures>({
  setTable: async ({ port }, use) => {
    let open: SetTable | null = null;
    await use(async (position, viewer) => {
      await open?.close();
      open = await SetTable.open(position, viewer, port);
      return open;
    });
    await (open as SetTable | null)?.close();
  },
});
