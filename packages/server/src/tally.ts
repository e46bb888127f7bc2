/** How many of something each address has open. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  enter(address: string): void {
    this.counts.set(address, this.of(address) + 1);
  }

  leave(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}
