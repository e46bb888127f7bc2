import type { Storage } from '../storage';

/** Gives a test an empty storage of its own, and closes it afterwards. */
export type WithStorage = (work: (storage: Storage) => Promise<void>) => () => Promise<void>;
