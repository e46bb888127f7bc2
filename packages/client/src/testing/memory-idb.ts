/** The key-value stores of the page in memory, in place of `idb-keyval`: jsdom has no IndexedDB. */

type Store = Map<string, unknown>;

const stores = new Map<string, Store>();

/** Empties all stores. */
export function forgetStores(): void {
  for (const store of stores.values()) store.clear();
}

export function createStore(database: string, name: string): Store {
  const key = `${database} ${name}`;
  const store = stores.get(key) ?? new Map<string, unknown>();
  stores.set(key, store);
  return store;
}

export const get = (key: string, store: Store): Promise<unknown> => Promise.resolve(store.get(key));

export const set = (key: string, value: unknown, store: Store): Promise<void> => {
  store.set(key, structuredClone(value));
  return Promise.resolve();
};

export const del = (key: string, store: Store): Promise<void> => {
  store.delete(key);
  return Promise.resolve();
};

export const entries = (store: Store): Promise<readonly (readonly [string, unknown])[]> =>
  Promise.resolve([...store]);

export const keys = (store: Store): Promise<readonly string[]> => Promise.resolve([...store.keys()]);
