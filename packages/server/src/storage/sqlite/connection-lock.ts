/**
 * The right to use the one connection to the file. A transaction of Kysely spans several promises, and no other
 * statement may run between them: it would become part of that transaction.
 */
export class ConnectionLock {
  private isHeld = false;
  private readonly waiters: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (this.isHeld) await new Promise<void>((resolve) => this.waiters.push(resolve));
    this.isHeld = true;
  }

  /** Passes the lock to the longest waiter. The lock stays held until then, so that no newcomer overtakes the waiter. */
  release(): void {
    const next = this.waiters.shift();
    if (next === undefined) this.isHeld = false;
    else next();
  }

  /** Runs synchronous work, at once if the connection is free. */
  async run<T>(work: () => T): Promise<T> {
    if (!this.isHeld) return work();
    await this.acquire();
    try {
      return work();
    } finally {
      this.release();
    }
  }
}
