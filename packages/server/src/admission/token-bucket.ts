/** What each address may still ask at the door. It fills up again by itself; what is full is forgotten. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; updatedAt: number }>();
  private evictAtSize = 1000; // addresses that are kept until the full ones are looked for

  /** `now` in ms. `capacity` Infinity: nobody is counted. */
  constructor(
    private readonly capacity: number,
    private readonly refillPerSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many addresses are kept. */
  get size(): number {
    return this.buckets.size;
  }

  /** Whether there is anything left. */
  hasTokens(address: string): boolean {
    return this.capacity === Number.POSITIVE_INFINITY || this.balance(address) > 0;
  }

  /** Takes so much away, down to what comes back within the time that a full account takes to fill. */
  consume(address: string, cost: number): void {
    if (this.capacity === Number.POSITIVE_INFINITY) return;
    const tokens = Math.max(this.balance(address) - cost, -this.capacity);
    this.buckets.set(address, { tokens, updatedAt: this.now() });
    if (this.buckets.size > this.evictAtSize) this.evictFull();
  }

  private balance(address: string): number {
    const bucket = this.buckets.get(address);
    if (bucket === undefined) return this.capacity;
    return Math.min(
      bucket.tokens + ((this.now() - bucket.updatedAt) / 1000) * this.refillPerSecond,
      this.capacity,
    );
  }

  private evictFull(): void {
    for (const address of this.buckets.keys())
      if (this.balance(address) >= this.capacity) this.buckets.delete(address);
    this.evictAtSize = Math.max(1000, this.buckets.size * 2);
  }
}
