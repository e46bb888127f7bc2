/** A store whose snapshot follows from messages. It is open while it has listeners. */
export abstract class LiveStore<Snapshot, Message> {
  private readonly listeners = new Set<() => void>();

  protected constructor(
    protected snapshot: Snapshot,
    private readonly reduce: (snapshot: Snapshot, message: Message) => Snapshot,
  ) {}

  /** Opens the store for the first listener and closes it after the last. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const isFirst = this.listeners.size === 0;
    this.listeners.add(listener);
    if (isFirst) this.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  };

  /** Returns the same object until a message changes it. */
  readonly getSnapshot = (): Snapshot => this.snapshot;

  protected abstract open(): void;
  protected abstract close(): void;

  /** Called after each change, before the listeners. */
  protected onChange(_before: Snapshot): void {}

  protected get isOpen(): boolean {
    return this.listeners.size > 0;
  }

  protected dispatch(message: Message): void {
    const before = this.snapshot;
    this.snapshot = this.reduce(before, message);
    if (this.snapshot === before) return;
    this.onChange(before);
    for (const listener of this.listeners) listener();
  }
}
