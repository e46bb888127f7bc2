/** A part of the state that most decisions leave alone: states share it, and a draft has one of its own once it changes it. */
export interface CopyOnWrite<T extends object> {
  /** The part of a state, for another to hold as well. */
  readonly share: (value: T) => T;
  /** The part of a draft, open to change: the draft must hold what this gives from then on. */
  readonly writable: (value: T) => T;
}

/**
 * `copy` is called at a draft's first change. Only the copy that was made last is ever changed in place, and only until
 * anything is shared again: of every other part two states may be holding it.
 */
export function copyOnWrite<T extends object>(copy: (value: T) => T): CopyOnWrite<T> {
  let ownedCopy: T | null = null;
  return {
    share: (value) => {
      ownedCopy = null;
      return value;
    },
    writable: (value) => {
      ownedCopy = value === ownedCopy ? ownedCopy : copy(value);
      return ownedCopy;
    },
  };
}
