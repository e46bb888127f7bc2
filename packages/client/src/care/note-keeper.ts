/** A note as it is typed, and kept by the server a moment later. */
import type { Note, Noted } from '@great-fire/protocol';
import { ApiFailure } from '../connection/api';

/** `waits`: to be kept in a moment; `again`: that failed, and is tried again; `refused`: it will not be kept. */
export type KeepingState = 'kept' | 'waits' | 'again' | 'refused' | 'stale';

export interface Keeping {
  readonly text: string;
  readonly state: KeepingState;
  readonly other: string | null; // what was written elsewhere meanwhile; '': it was taken away there
}

export interface NoteWays {
  readonly write: (text: string, version: string | null) => Promise<Noted>;
  readonly read: () => Promise<Note | null>;
}

const PAUSE_MS = 800; // of typing
const AGAIN_MS = 5000;

export class NoteKeeper {
  private readonly hearers = new Set<() => void>();
  private keeping: Keeping;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isWriting = false;
  private version: string | null;

  constructor(
    note: Note | null,
    private readonly ways: NoteWays,
  ) {
    this.keeping = { text: note?.text ?? '', state: 'kept', other: null };
    this.version = note?.version ?? null;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  readonly getSnapshot = (): Keeping => this.keeping;

  readonly type = (text: string): void => {
    const isStale = this.keeping.state === 'stale';
    this.change({ text, state: isStale ? 'stale' : 'waits' });
    if (!isStale) this.later(PAUSE_MS);
  };

  /** Keeps at once what waits for that. */
  readonly keepNow = (): void => {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    void this.write();
  };

  /** Writes mine in place of what was written elsewhere. */
  readonly keepMine = (): void => {
    this.change({ state: 'waits', other: null });
    void this.write();
  };

  /** Goes on with what was written elsewhere. */
  readonly takeOther = (): void => {
    this.change({ text: this.keeping.other ?? '', state: 'kept', other: null });
  };

  private later(wait: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(this.keepNow, wait);
  }

  private async write(): Promise<void> {
    if (this.isWriting) return this.later(PAUSE_MS);
    const { text } = this.keeping;
    this.isWriting = true;
    try {
      const { note } = await this.ways.write(text, this.version);
      this.version = note?.version ?? null;
      if (this.keeping.text === text) this.change({ state: 'kept' });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await this.failed(error);
    } finally {
      this.isWriting = false;
    }
  }

  private async failed({ status, body }: ApiFailure): Promise<void> {
    if (body.code === 'stale' && body.field === 'version') {
      const other = await this.ways.read().catch(() => undefined);
      if (other !== undefined) {
        this.version = other?.version ?? null;
        return this.change({ state: 'stale', other: other?.text ?? '' });
      }
    }
    const isPassing =
      status === 0 || status >= 500 || body.code === 'too-many-requests' || body.code === 'stale';
    this.change({ state: isPassing ? 'again' : 'refused' });
    if (isPassing) this.later(AGAIN_MS);
  }

  private change(to: Partial<Keeping>): void {
    this.keeping = { ...this.keeping, ...to };
    for (const hear of this.hearers) hear();
  }
}
