/** Chance that follows from a seed alone, fast enough for a million messages (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `limit`. */
  int(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError where there is nothing to pick from */
  pick<T>(all: readonly T[]): T {
    const [item] = all.slice(this.int(all.length));
    if (item === undefined && all.length === 0) throw new RangeError('Nothing to pick from');
    return item as T;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.int(256)));
  }
}
