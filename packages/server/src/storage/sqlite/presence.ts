import type { PresenceStore } from '../here';

/** A file is held by one process: there is nobody elsewhere. */
export const aloneAtTable: PresenceStore = {
  say: () => Promise.resolve(),
  elsewhere: () => Promise.resolve(new Map()),
};
