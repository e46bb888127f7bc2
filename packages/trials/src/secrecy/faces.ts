/** What hidden things must be in a second world, found out as the public course of a game tells it. */
import { randomOf } from '@great-fire/game/testing';

/** The second world cannot be made so; with other chances it can. */
export class Infeasible extends Error {}

/** Things by their place at the start, each with a face that is settled only where something tells it. */
export class Faces<Place, Face> {
  private readonly settled = new Map<Place, Face>();
  private readonly random;

  constructor(seed: string) {
    this.random = randomOf(seed);
  }

  /** @throws Infeasible where it was settled otherwise */
  settle(place: Place, face: Face): void {
    if ((this.settled.get(place) ?? face) !== face) throw new Infeasible('settled otherwise');
    this.settled.set(place, face);
  }

  of(place: Place): Face | undefined {
    return this.settled.get(place);
  }

  /**
   * Where in `held` a thing of this face is: one that is settled so, or else any that is not settled, which
   * then is. @throws Infeasible where there is none
   */
  find(held: readonly Place[], face: Face): number {
    const known = held.findIndex((place) => this.settled.get(place) === face);
    if (known >= 0) return known;
    const open = held.flatMap((place, index) => (this.settled.has(place) ? [] : [index]));
    if (open.length === 0) throw new Infeasible('nothing is open');
    const index = this.random.pick(open);
    this.settle(held[index] as Place, face);
    return index;
  }

  /** All that is held lies open. @throws Infeasible */
  show(held: readonly Place[], faces: readonly Face[]): void {
    const rest = without(
      faces,
      held.flatMap((place) => this.settled.get(place) ?? []),
    );
    const open = held.filter((place) => !this.settled.has(place));
    for (const [index, face] of shuffled(rest, this.random.below).entries()) {
      const place = open[index];
      if (place !== undefined) this.settle(place, face);
    }
  }

  /** Settles all that nothing has told of what is in the box, at random. @throws Infeasible */
  settleRest(places: readonly Place[], box: readonly Face[]): void {
    this.show(places, box);
  }
}

/** @throws Infeasible where one of `taken` is not there */
function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const rest = [...list];
  for (const item of taken) {
    const index = rest.indexOf(item);
    if (index < 0) throw new Infeasible('more than there are');
    rest.splice(index, 1);
  }
  return rest;
}

/** A list in another order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], below: (limit: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
