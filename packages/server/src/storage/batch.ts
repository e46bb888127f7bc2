/**
 * Collects work for many keys while the previous batch runs, and commits it together. A commit mostly waits for the
 * disk, and one wait is enough for all matches.
 */
interface QueuedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns `work`, which commits a batch in one transaction, into a function for one item. A batch holds at most one item
 * of each key, in order of arrival. If a batch fails, each of its items is tried alone.
 */
export function batched<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  keyOf: (item: T) => string,
  isUnavailable: (error: unknown) => boolean = () => false, // then no item is tried alone
): (item: T) => Promise<R> {
  let queue: QueuedItem<T, R>[] = [];
  let isBusy = false;

  const nextBatch = (): readonly QueuedItem<T, R>[] => {
    const byKey = new Map<string, QueuedItem<T, R>>();
    const remaining: QueuedItem<T, R>[] = [];
    for (const entry of queue) {
      const key = keyOf(entry.item);
      if (byKey.has(key)) remaining.push(entry);
      else byKey.set(key, entry);
    }
    queue = remaining;
    return [...byKey.values()];
  };

  const commit = async (batch: readonly QueuedItem<T, R>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('No answer came'));
        else resolve(result);
      });
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      // The batch was rolled back because of one item. The others are committed alone.
      else for (const entry of batch) await commit([entry]);
    }
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) await commit(nextBatch());
    isBusy = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isBusy) {
        isBusy = true;
        setImmediate(() => void run());
      }
    });
}
