/** Runs the jobs of one key one after another, in the order they came; those of others go on beside them. */
export class InTurn<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects as the job does. */
  run<T>(key: Key, job: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(job, job);
    const settled = mine.catch(() => undefined);
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return mine;
  }

  /** How many keys have a job that runs or waits. */
  get size(): number {
    return this.last.size;
  }

  /** Resolves when nothing is running any more. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
