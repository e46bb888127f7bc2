import type { Change, ChangeFeed } from '../src/storage/change-feed';
import type { Storage } from '../src/storage/storage';

type ChangeListener = Parameters<ChangeFeed['subscribe']>[0];

/** The change feed of a storage that loses changes for a while, as the connection to PostgreSQL does. */
export class LossyChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private isLosing = false;
  private isGapMuted = false;

  readonly wrap = (storage: Storage): Storage => ({
    ...storage,
    changes: {
      announce: storage.changes.announce,
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

  /** Sends the listeners a change as if another server had stored it. */
  sendFromElsewhere(change: Change): void {
    for (const { onChange } of this.listeners) onChange({ ...change, isLocal: false });
  }

  /** Called within `loseDuring`: does not announce this gap. */
  muteGap(): void {
    this.isGapMuted = true;
  }

  /** Loses all changes that `work` makes, and announces the gap afterwards. */
  async loseDuring(work: () => Promise<unknown>): Promise<void> {
    this.isLosing = true;
    try {
      await work();
    } finally {
      this.isLosing = false;
    }
    const isMuted = this.isGapMuted;
    this.isGapMuted = false;
    if (isMuted) return;
    for (const { onGap } of this.listeners) onGap();
  }
}
