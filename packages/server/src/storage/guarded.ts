import { eachMethod } from './each-method';
import type { Standing } from './standing';
import { StorageLost } from './storage';

/**
 * A store whose methods reject with StorageLost, and say so to `standing`, where the storage could not
 * be reached; while it is lost they reject at once, for nothing is to be accepted meanwhile.
 */
export function guarded<T extends object>(
  store: T,
  standing: Standing,
  isLoss: (error: unknown) => boolean,
): T {
  return eachMethod(store, (work) => async (...given) => {
    if (!standing.isUp) throw new StorageLost('The storage is out of reach');
    try {
      return await work(...given);
    } catch (error) {
      if (!isLoss(error)) throw error;
      standing.lost();
      throw new StorageLost('The storage was lost', { cause: error });
    }
  });
}
