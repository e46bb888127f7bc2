/**
 * Work for many keys, gathered while the last lot is being done, and done in one go: what a commit
 * costs is the wait for the disk, and one wait is enough for all tables that moved meanwhile.
 */
interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes of `work`, which does a lot in one transaction, a function for one item. A lot holds one item
 * of a key at most, in the order they came. Where a lot fails, each of it is tried by itself.
 */
export function abreast<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  keyOf: (item: T) => string,
  isLoss: (error: unknown) => boolean, // the storage is gone: none need be tried by itself
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isBusy = false;

  const nextLot = (): readonly Waiting<T, R>[] => {
    const lot = new Map<string, Waiting<T, R>>();
    const rest: Waiting<T, R>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (lot.has(key)) rest.push(one);
      else lot.set(key, one);
    }
    waiting = rest;
    return [...lot.values()];
  };

  const alone = async ({ item, resolve, reject }: Waiting<T, R>): Promise<void> => {
    try {
      const [result] = await work([item]);
      if (result === undefined) throw new Error('No answer came');
      resolve(result);
    } catch (error) {
      reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      const lot = nextLot();
      const [first] = lot;
      if (first !== undefined && lot.length === 1) {
        await alone(first);
        continue;
      }
      try {
        const results = await work(lot.map(({ item }) => item));
        lot.forEach(({ resolve, reject }, place) => {
          const result = results[place];
          if (result === undefined) reject(new Error('No answer came'));
          else resolve(result);
        });
      } catch (error) {
        if (isLoss(error)) {
          for (const { reject } of lot) reject(error);
          continue;
        }
        // Taken back as a whole: one of them cannot be written, and the others need not suffer for it.
        for (const one of lot) await alone(one);
      }
    }
    isBusy = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) {
        isBusy = true;
        setImmediate(() => void run());
      }
    });
}
