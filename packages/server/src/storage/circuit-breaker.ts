import { StorageUnavailableError } from '../errors/api-error';
import { wrapMethods } from './wrap-methods';
import type { Availability } from './availability';

/**
 * Returns a store whose methods reject with StorageUnavailableError and mark the storage as down if it cannot be
 * reached. During an outage they reject at once, so that nothing is accepted meanwhile.
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
      availability.markDown(error);
      throw new StorageUnavailableError('The storage was lost', { cause: error });
    }
  });
}
