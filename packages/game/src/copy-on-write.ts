/**
 * A part of the state that most actions leave unchanged. States share it, and a draft copies it at the first change.
 */
export interface CopyOnWrite<T extends object> {
  /** Marks a part as shared by two states, and returns it. */
  readonly share: (value: T) => T;
  /** Returns a writable version of a draft's part. The caller must store it in the draft. */
  readonly writable: (value: T) => T;
}

/**
 * Creates a copy-on-write part. `writable` copies a part, unless an earlier call made this part and no `share` followed.
 * Such a part belongs to one draft alone, whatever other drafts exist.
 */
export function copyOnWrite<T extends object>(copy: (value: T) => T): CopyOnWrite<T> {
  const owned = new WeakSet<T>();
  return {
    share: (value) => {
      owned.delete(value);
      return value;
    },
    writable: (value) => {
      if (owned.has(value)) return value;
      const ownCopy = copy(value);
      owned.add(ownCopy);
      return ownCopy;
    },
  };
}
