import type { ChangeFeed } from '../src/storage/change-feed';
import type { Storage } from '../src/storage/storage';

type ChangeListener = Parameters<ChangeFeed['subscribe']>[0];

/** The change feed of a storage that loses changes for a while, as the connection to PostgreSQL does. */
export class LossyChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private isLosing = false;

  readonly wrap = (storage: Storage): Storage => ({
    ...storage,
    changes: {
      subscribe: (listener) => {
        this.listeners.add(listener);
        const unsubscribe = storage.changes.subscribe({
          ...listener,
          onChange: (change) => {
            if (!this.isLosing) listener.onChange(change);
          },
        });
        return () => {
          this.listeners.delete(listener);
          unsubscribe();
        };
      },
    },
  });

  /** Loses all changes that `work` makes, and announces the gap afterwards. */
  async loseDuring(work: () => Promise<unknown>): Promise<void> {
    this.isLosing = true;
    try {
      await work();
    } finally {
      this.isLosing = false;
    }
    for (const { onGap } of this.listeners) onGap();
  }
}
