import type { PresenceStore } from '../presence';

/** One process has the file, so no other process has sockets. */
export const noRemotePresence: PresenceStore = {
  publish: () => Promise.resolve(),
  findRemote: () => Promise.resolve(new Map()),
};
