/**
 * Work that arrives together is committed together: what a commit costs is the wait for the disk,
 * and one wait is enough for all tables that moved in the same turn of the event loop.
 */
import type { Database } from './database';
import { transaction } from './transaction';

interface QueuedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes of `work`, which runs within a transaction, a function that resolves once it is committed.
 * Where one item fails, nothing of it is written, and the others are as if it had not been there.
 */
export function batched<T, R>(db: Database, work: (item: T) => R): (item: T) => Promise<R> {
  let queue: QueuedItem<T, R>[] = [];
  const commitAll = transaction(db, (batch: readonly QueuedItem<T, R>[]) =>
    batch.map(({ item }) => work(item)),
  );
  const commitOne = transaction(db, (item: T) => work(item));

  const commitEach = (batch: readonly QueuedItem<T, R>[]): void => {
    for (const { item, resolve, reject } of batch) {
      try {
        resolve(commitOne(item));
      } catch (error) {
        reject(error);
      }
    }
  };

  const commit = (): void => {
    const batch = queue;
    queue = [];
    try {
      const results = commitAll(batch);
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch {
      // The transaction was taken back as a whole, so none of the batch is written yet.
      commitEach(batch);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (queue.length === 1) setImmediate(commit);
    });
}
