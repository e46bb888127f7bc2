/** The tasks in progress. */
export class TaskSet {
  private readonly tasks = new Set<Promise<unknown>>();

  get size(): number {
    return this.tasks.size;
  }

  /** Adds a task until it settles. Returns the task. */
  add<T>(task: Promise<T>): Promise<T> {
    const remove = () => this.tasks.delete(task);
    this.tasks.add(task);
    task.then(remove, remove);
    return task;
  }

  /** Resolves when no task is in progress, whether the tasks succeed or not. */
  async whenIdle(): Promise<void> {
    while (this.tasks.size > 0) await Promise.allSettled(this.tasks);
  }
}
