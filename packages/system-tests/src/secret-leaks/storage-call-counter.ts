import type { Storage } from '@great-fire/server/testing';

/** Counts the calls to the storage. A server that processes another server's change calls its storage. */
export class StorageCallCounter {
  started = 0; // number of calls
  private readonly pending = new Set<PromiseLike<unknown>>(); // calls without a result yet

  /** Resolves once no call is pending. */
  async whenIdle(): Promise<void> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending);
  }

  get isIdle(): boolean {
    return this.pending.size === 0;
  }

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
    this.pending.add(result);
    const onSettled = (): void => void this.pending.delete(result);
    result.then(onSettled, onSettled);
    return result;
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
