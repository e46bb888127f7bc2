import { useDeferredValue } from 'react';
import { useMediaQuery } from './use-media-query';

/** Under a finger, what was there until a press is answered: what becomes of it is drawn in a render of its own. Else what is there now. */
export function useDeferredOnTouch<T>(value: T): T {
  const deferred = useDeferredValue(value);
  return useMediaQuery('(pointer: coarse)') ? deferred : value;
}
