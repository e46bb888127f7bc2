import { useDeferredValue } from 'react';
import { useMediaQuery } from './use-media-query';

/**
 * On touch devices, returns the deferred value, so that React paints the feedback of a press before it renders the
 * rest. On other devices, returns the current value.
 */
export function useDeferredOnTouch<T>(value: T): T {
  const deferred = useDeferredValue(value);
  return useMediaQuery('(pointer: coarse)') ? deferred : value;
}
