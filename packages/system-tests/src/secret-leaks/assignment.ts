/** Assigns identities to hidden cards and tokens of a second world, as the public course of a game determines them. */
import { seededRandom } from '@great-fire/game/testing';

/** Thrown if the second world cannot be built with this seed. Another seed may succeed. */
export class Infeasible extends Error {}

/**
 * Maps each slot, the initial place of a card or token, to its identity. A slot has none until an event determines it.
 */
export class Assignment<Slot, Identity> {
  private readonly assigned = new Map<Slot, Identity>();
  private readonly random;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  /** @throws Infeasible if the slot has another identity */
  assign(slot: Slot, identity: Identity): void {
    if ((this.assigned.get(slot) ?? identity) !== identity) throw new Infeasible('settled otherwise');
    this.assigned.set(slot, identity);
  }

  get(slot: Slot): Identity | undefined {
    return this.assigned.get(slot);
  }

  /**
   * Returns the index in `slots` of a slot with this identity. If there is none, assigns the identity to a random open
   * slot.
   *
   * @throws Infeasible if no slot is open
   */
  findOrAssign(slots: readonly Slot[], identity: Identity): number {
    const knownIndex = slots.findIndex((slot) => this.assigned.get(slot) === identity);
    if (knownIndex >= 0) return knownIndex;
    const openIndexes = slots.flatMap((slot, index) => (this.assigned.has(slot) ? [] : [index]));
    if (openIndexes.length === 0) throw new Infeasible('nothing is open');
    const index = this.random.pick(openIndexes);
    this.assign(slots[index] as Slot, identity);
    return index;
  }

  /**
   * Assigns all of `identities` to `slots`, because their contents are public. Draws the order of the open slots.
   *
   * @throws Infeasible if a slot has an identity that is not in `identities`
   */
  reveal(slots: readonly Slot[], identities: readonly Identity[]): void {
    const remaining = removeAll(
      identities,
      slots.flatMap((slot) => this.assigned.get(slot) ?? []),
    );
    const openSlots = slots.filter((slot) => !this.assigned.has(slot));
    for (const [index, identity] of shuffle(remaining, this.random.int).entries()) {
      const slot = openSlots[index];
      if (slot !== undefined) this.assign(slot, identity);
    }
  }

  /**
   * Assigns the identities that no event determined to the open slots, at random.
   *
   * @throws Infeasible as `reveal`
   */
  fill(slots: readonly Slot[], identities: readonly Identity[]): void {
    this.reveal(slots, identities);
  }
}

/** @throws Infeasible if one of `removed` is missing */
function removeAll<T>(list: readonly T[], removed: readonly T[]): T[] {
  const remaining = [...list];
  for (const item of removed) {
    const index = remaining.indexOf(item);
    if (index < 0) throw new Infeasible('more than there are');
    remaining.splice(index, 1);
  }
  return remaining;
}

/** Returns a shuffled copy of a list (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], randomInt: (limit: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
