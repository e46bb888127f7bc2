import { useDeferredValue } from 'react';
import { useMedia } from './media';

/** Under a finger, what was there until a press is answered: what becomes of it is drawn in a render of its own. Else what is there now. */
export function useBehindFinger<T>(now: T): T {
  const late = useDeferredValue(now);
  return useMedia('(pointer: coarse)') ? late : now;
}
