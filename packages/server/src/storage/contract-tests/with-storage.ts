import type { Storage } from '../storage';

/** Wraps a test that gets an empty storage, and closes the storage afterwards. */
export type WithStorage = (work: (storage: Storage) => Promise<void>) => () => Promise<void>;
