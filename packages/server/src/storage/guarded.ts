import type { Standing } from './standing';
import { StorageLost } from './storage';

type Work = (...given: never[]) => Promise<unknown>;

/**
 * A store whose methods reject with StorageLost, and say so to `standing`, where the storage could not
 * be reached; while it is lost they reject at once, for nothing is to be accepted meanwhile.
 */
export function guarded<T extends object>(
  store: T,
  standing: Standing,
  isLoss: (error: unknown) => boolean,
): T {
  const guard =
    (work: Work): Work =>
    async (...given) => {
      if (!standing.isUp) throw new StorageLost('The storage is out of reach');
      try {
        return await work(...given);
      } catch (error) {
        if (!isLoss(error)) throw error;
        standing.lost();
        throw new StorageLost('The storage was lost', { cause: error });
      }
    };
  const methods = Object.entries(store as Readonly<Record<string, Work>>);
  return Object.fromEntries(methods.map(([name, work]) => [name, guard(work)])) as T;
}
