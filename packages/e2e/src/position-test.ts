/** Playwright's `test` with tables in given positions. It needs no game server. */
import type { Seat } from '@great-fire/game';
import { test as base } from './user-fixtures';
import { PositionServer } from './position-server';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly openPosition: (position: string, viewer: Seat | null) => Promise<PositionServer>; // one at a time
}

export const test = base.extend<Fixtures>({
  openPosition: async ({ port }, use) => {
    let open: PositionServer | null = null;
    await use(async (position, viewer) => {
      await open?.close();
      open = await PositionServer.open(position, viewer, port);
      return open;
    });
    await (open as PositionServer | null)?.close();
  },
});
