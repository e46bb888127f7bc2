/** Chance that is the same in every run: the people in the tests decide by it, the game never does. */
export class SeededRandom {
  constructor(private state: number) {}

  /** True in `probability` of all throws. */
  readonly chance = (probability: number): boolean => this.next() < probability;

  /** One of a list. @throws Error where there is nothing to choose from */
  readonly pick = <T>(items: readonly T[]): T => {
    const picked = items[Math.floor(this.next() * items.length)];
    if (picked === undefined) throw new Error('Nothing to choose from');
    return picked;
  };

  // mulberry32: a published generator of a few lines, in the public domain.
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}
