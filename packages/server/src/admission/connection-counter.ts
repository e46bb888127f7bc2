/** Counts the open connections of each address. */
export class ConnectionCounter {
  private readonly counts = new Map<string, number>();

  count(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  increment(address: string): void {
    this.counts.set(address, this.count(address) + 1);
  }

  decrement(address: string): void {
    const remaining = this.count(address) - 1;
    if (remaining > 0) this.counts.set(address, remaining);
    else this.counts.delete(address);
  }
}
