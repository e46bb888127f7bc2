import type { Storage } from '@great-fire/server/testing';

/** Counts the calls to the storage. A server that processes another server's change calls its storage. */
export class StorageCallCounter {
  started = 0; // number of calls
  pending = 0; // calls without a result yet

  /** Returns a storage that forwards and counts all calls. */
  readonly wrap = (storage: Storage): Storage => {
    const stores = Object.entries(storage).map(([name, store]: [string, unknown]) => [
      name,
      typeof store === 'object' && store !== null ? this.wrapStore(store) : store,
    ]);
    return { ...(Object.fromEntries(stores) as Storage), close: () => storage.close() };
  };

  private wrapStore(store: object): object {
    return new Proxy(store, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...args: unknown[]): unknown => this.track(Reflect.apply(method, target, args));
      },
    });
  }

  private track(result: unknown): unknown {
    if (!isPromise(result)) return result;
    this.started += 1;
    this.pending += 1;
    const onSettled = (): void => void (this.pending -= 1);
    result.then(onSettled, onSettled);
    return result;
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
