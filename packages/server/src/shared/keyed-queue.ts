/** Runs the jobs of one key one after another, in the order they came; those of others go on beside them. */
export class KeyedQueue<Key> {
  private readonly tails = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects as the job does. */
  run<T>(key: Key, task: () => Promise<T>): Promise<T> {
    const previous = this.tails.get(key) ?? Promise.resolve();
    const result = previous.then(task, task);
    const settled = result.catch(() => undefined);
    this.tails.set(key, settled);
    void settled.then(() => {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    });
    return result;
  }

  /** How many keys have a job that runs or waits. */
  get size(): number {
    return this.tails.size;
  }

  /** Resolves when nothing is running any more. */
  async onIdle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }
}
