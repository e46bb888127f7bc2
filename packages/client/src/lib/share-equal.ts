import { useState } from 'react';

type Fields = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null; // of any realm
}

function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((item: unknown, index) => share(before[index], item));
    return shared.length === before.length && shared.every((item, index) => Object.is(item, before[index]))
      ? before
      : shared;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]));
  return keys.length === Object.keys(before).length &&
    keys.every((key) => Object.is(shared[key], before[key]))
    ? before
    : shared;
}

/**
 * Returns `after`, with the parts of `before` in place of those that are equal. Returns `before` itself if all are. For
 * plain objects, arrays and primitive values.
 */
export const shareEqual = <T>(before: T, after: T): T => share(before, after) as T;

/** Returns whether two plain values have the same content. */
export const isEqual = (first: unknown, second: unknown): boolean => share(first, second) === first;

/**
 * Returns the value with the unchanged parts of the previous render's value, so that `memo` and the dependencies of
 * hooks compare identities. `merge` must return its first argument if nothing changed.
 */
export function useShared<T>(value: T, merge: (before: T, after: T) => T = shareEqual): T {
  const [previous, setPrevious] = useState(value);
  const shared = merge(previous, value);
  if (shared !== previous) setPrevious(() => shared);
  return shared;
}
