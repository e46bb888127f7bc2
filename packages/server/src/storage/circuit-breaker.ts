import { wrapMethods } from './wrap-methods';
import type { Availability } from './availability';
import { StorageUnavailableError } from './storage';

/**
 * A store whose methods reject with StorageUnavailableError, and say so to `availability`, where the storage could not
 * be reached; while it is lost they reject at once, for nothing is to be accepted meanwhile.
 */
export function withCircuitBreaker<T extends object>(
  store: T,
  availability: Availability,
  isUnavailable: (error: unknown) => boolean,
): T {
  return wrapMethods(store, (method) => async (...args) => {
    if (!availability.isUp) throw new StorageUnavailableError('The storage is out of reach');
    try {
      return await method(...args);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      availability.markDown();
      throw new StorageUnavailableError('The storage was lost', { cause: error });
    }
  });
}
