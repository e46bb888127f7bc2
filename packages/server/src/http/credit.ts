/** What each address may still ask at the door. It fills up again by itself; what is full is forgotten. */
export class Credit {
  private readonly accounts = new Map<string, { left: number; at: number }>();
  private forgetAt = 1000; // addresses that are kept until the full ones are looked for

  /** `now` in ms. `most` Infinity: nobody is counted. */
  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many addresses are kept. */
  get size(): number {
    return this.accounts.size;
  }

  /** Whether there is anything left. */
  has(address: string): boolean {
    return this.most === Number.POSITIVE_INFINITY || this.left(address) > 0;
  }

  /** Takes so much away, down to what comes back within the time that a full account takes to fill. */
  take(address: string, cost: number): void {
    if (this.most === Number.POSITIVE_INFINITY) return;
    const left = Math.max(this.left(address) - cost, -this.most);
    this.accounts.set(address, { left, at: this.now() });
    if (this.accounts.size > this.forgetAt) this.forget();
  }

  private left(address: string): number {
    const account = this.accounts.get(address);
    if (account === undefined) return this.most;
    return Math.min(account.left + ((this.now() - account.at) / 1000) * this.perSecond, this.most);
  }

  private forget(): void {
    for (const address of this.accounts.keys())
      if (this.left(address) >= this.most) this.accounts.delete(address);
    this.forgetAt = Math.max(1000, this.accounts.size * 2);
  }
}
