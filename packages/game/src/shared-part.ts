/** A part of the state that most decisions leave alone: states share it, and a draft has one of its own once it changes it. */
export interface SharedPart<T extends object> {
  /** The part of a state, for another to hold as well. */
  readonly share: (part: T) => T;
  /** The part of a draft, open to change: the draft must hold what this gives from then on. */
  readonly open: (part: T) => T;
}

/**
 * `copyOf` is called at a draft's first change. Only the copy that was made last is ever changed in place, and only until
 * anything is shared again: of every other part two states may be holding it.
 */
export function sharedPart<T extends object>(copyOf: (part: T) => T): SharedPart<T> {
  let own: T | null = null;
  return {
    share: (part) => {
      own = null;
      return part;
    },
    open: (part) => {
      own = part === own ? own : copyOf(part);
      return own;
    },
  };
}
