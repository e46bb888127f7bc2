/** Playwright's `test` with tables of the real server in given positions. */
import type { Seat } from '@great-fire/game';
import { test as base } from './user-fixtures';
import { PositionTable } from './position-table';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Opens a table and logs the page in as the player of a seat, or as a spectator (null). One at a time. */
  readonly openPosition: (position: string, viewer: Seat | null) => Promise<PositionTable>;
}

export const test = base.extend<Fixtures>({
  openPosition: async ({ port, newUser, context }, use) => {
    let open: PositionTable | null = null;
    await use(async (position, viewer) => {
      await open?.close();
      open = await PositionTable.open(position, newUser, port);
      if (viewer !== null) await open.logIn(viewer, context);
      return open;
    });
    await (open as PositionTable | null)?.close();
  },
});
