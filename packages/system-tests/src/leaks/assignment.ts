/** What hidden things must be in a second world, found out as the public course of a game tells it. */
import { seededRandom } from '@great-fire/game/testing';

/** The second world cannot be made so; with other chances it can. */
export class Infeasible extends Error {}

/** Things by their place at the start, each with a face that is settled only where something tells it. */
export class Assignment<Slot, Identity> {
  private readonly assigned = new Map<Slot, Identity>();
  private readonly random;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  /** @throws Infeasible where it was settled otherwise */
  assign(slot: Slot, identity: Identity): void {
    if ((this.assigned.get(slot) ?? identity) !== identity) throw new Infeasible('settled otherwise');
    this.assigned.set(slot, identity);
  }

  get(slot: Slot): Identity | undefined {
    return this.assigned.get(slot);
  }

  /**
   * Where in `slots` a thing of this face is: one that is settled so, or else any that is not settled, which
   * then is. @throws Infeasible where there is none
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

  /** All that is held lies open. @throws Infeasible */
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

  /** Settles all that nothing has told of what is in the box, at random. @throws Infeasible */
  fill(slots: readonly Slot[], identities: readonly Identity[]): void {
    this.reveal(slots, identities);
  }
}

/** @throws Infeasible where one of `removed` is not there */
function removeAll<T>(list: readonly T[], removed: readonly T[]): T[] {
  const remaining = [...list];
  for (const item of removed) {
    const index = remaining.indexOf(item);
    if (index < 0) throw new Infeasible('more than there are');
    remaining.splice(index, 1);
  }
  return remaining;
}

/** A list in another order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], randomInt: (limit: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
