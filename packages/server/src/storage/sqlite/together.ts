/**
 * Work that arrives together is committed together: what a commit costs is the wait for the disk,
 * and one wait is enough for all tables that moved in the same turn of the event loop.
 */
import type { Database } from './database';
import { inOneGo } from './in-one-go';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes of `work`, which runs within a transaction, a function that resolves once it is committed.
 * Where one item fails, nothing of it is written, and the others are as if it had not been there.
 */
export function together<T, R>(db: Database, work: (item: T) => R): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  const all = inOneGo(db, (batch: readonly Waiting<T, R>[]) => batch.map(({ item }) => work(item)));
  const one = inOneGo(db, (item: T) => work(item));

  const oneByOne = (batch: readonly Waiting<T, R>[]): void => {
    for (const { item, resolve, reject } of batch) {
      try {
        resolve(one(item));
      } catch (error) {
        reject(error);
      }
    }
  };

  const commit = (): void => {
    const batch = waiting;
    waiting = [];
    try {
      const results = all(batch);
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch {
      // The transaction was taken back as a whole, so none of the batch is written yet.
      oneByOne(batch);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setImmediate(commit);
    });
}
