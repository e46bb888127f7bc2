/** Token buckets by address. A bucket refills over time. Full buckets are evicted. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; updatedAt: number }>();
  private evictAtSize = 1000; // size at which full buckets are evicted

  /** `now` returns ms. A `capacity` of Infinity disables counting. */
  constructor(
    private readonly capacity: number,
    private readonly refillPerSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The number of stored buckets. */
  get size(): number {
    return this.buckets.size;
  }

  /** Whether the address has tokens left. */
  hasTokens(address: string): boolean {
    return this.capacity === Number.POSITIVE_INFINITY || this.balance(address) > 0;
  }

  /** Returns the time in ms until the address has tokens: 0 if it has some, and at least 1 otherwise. */
  msUntilTokens(address: string): number {
    if (this.hasTokens(address)) return 0;
    return Math.max((-this.balance(address) / this.refillPerSecond) * 1000, 1);
  }

  /**
   * Takes tokens from the address. The balance may fall to `-capacity` at most, so that a refill to zero takes no
   * longer than a full refill.
   */
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
