/**
 * Commits work that arrives together in one transaction. A commit mostly waits for the disk, and one wait is enough
 * for all matches that moved in the same turn of the event loop.
 */
import type { ConnectionLock } from './connection-lock';
import type { Database } from './database';
import { transaction } from './transaction';

interface QueuedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns `work`, which runs within a transaction, into a function that resolves after the commit. If one item fails,
 * nothing of it is written, and the other items are not affected.
 */
export function batched<T, R>(
  db: Database,
  lock: ConnectionLock,
  work: (item: T) => R,
): (item: T) => Promise<R> {
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
      // The whole transaction was rolled back, so nothing of the batch is written yet.
      commitEach(batch);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (queue.length === 1) setImmediate(() => void lock.run(commit));
    });
}
