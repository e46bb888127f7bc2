import type { PresenceStore } from '../presence';

/** A file is held by one process: there is nobody elsewhere. */
export const noRemotePresence: PresenceStore = {
  publish: () => Promise.resolve(),
  findRemote: () => Promise.resolve(new Map()),
};
