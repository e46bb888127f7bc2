/** Runs the tasks of one key one after another, in order. Tasks of different keys run concurrently. */
export class KeyedQueue<Key> {
  private readonly tails = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects as the task does. */
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

  /** Resolves when no task is running or queued. */
  async onIdle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }
}
