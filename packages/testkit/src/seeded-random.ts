/**
 * Seeded random numbers for tests and harnesses, fast enough for a million messages. The generator is mulberry32, a
 * short published one in the public domain. The game never uses it.
 */
export class SeededRandom {
  constructor(private state: number) {}

  /** Returns a number in [0, 1). */
  readonly next = (): number => {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** Returns an integer from 0 to `limit` - 1. */
  readonly int = (limit: number): number => Math.floor(this.next() * limit);

  readonly chance = (probability: number): boolean => this.next() < probability;

  /**
   * Returns a random item.
   *
   * @throws RangeError if the list is empty
   */
  readonly pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[this.int(items.length)] as T;
  };

  readonly bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => this.int(256)));
}
