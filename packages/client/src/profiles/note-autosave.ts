/** A note that is saved automatically after a pause in typing. */
import type { Note, NoteResponse } from '@great-fire/protocol';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { ApiRequestError } from '../api/request';

/**
 * `pending`: to be saved soon. `retrying`: failed, will be retried. `failed`: will not be saved. `stale`: changed
 * on another device.
 */
type SaveState = 'saved' | 'pending' | 'retrying' | 'failed' | 'stale';

export interface NoteSnapshot {
  readonly text: string;
  readonly state: SaveState;
  readonly remoteText: string | null; // text changed elsewhere; '': removed there
}

export interface NoteStore {
  readonly write: (text: string, version: string | null) => Promise<NoteResponse>;
  readonly read: () => Promise<Note | null>;
}

const TYPING_PAUSE_MS = 800;
const RETRY_DELAY_MS = 5000;

export class NoteAutosave {
  private readonly state: StoreApi<NoteSnapshot>;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isWriting = false;
  private version: string | null;

  constructor(
    note: Note | null,
    private readonly store: NoteStore,
  ) {
    this.state = createStore(() => ({ text: note?.text ?? '', state: 'saved', remoteText: null }));
    this.version = note?.version ?? null;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  readonly getSnapshot = (): NoteSnapshot => this.state.getState();

  readonly type = (text: string): void => {
    const isStale = this.getSnapshot().state === 'stale';
    this.state.setState({ text, state: isStale ? 'stale' : 'pending' });
    if (!isStale) this.scheduleWrite(TYPING_PAUSE_MS);
  };

  /** Saves pending changes immediately. */
  readonly flush = (): void => {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    void this.write();
  };

  /** Overwrites the remote text with the local one. */
  readonly keepMine = (): void => {
    this.state.setState({ state: 'pending', remoteText: null });
    void this.write();
  };

  /** Replaces the local text by the remote one. */
  readonly takeTheirs = (): void => {
    this.state.setState({ text: this.getSnapshot().remoteText ?? '', state: 'saved', remoteText: null });
  };

  private scheduleWrite(delayMs: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, delayMs);
  }

  private async write(): Promise<void> {
    if (this.isWriting) return this.scheduleWrite(TYPING_PAUSE_MS);
    const { text } = this.getSnapshot();
    this.isWriting = true;
    try {
      const { note } = await this.store.write(text, this.version);
      this.version = note?.version ?? null;
      if (this.getSnapshot().text === text) this.state.setState({ state: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiRequestError)) throw error;
      await this.onWriteError(error);
    } finally {
      this.isWriting = false;
    }
  }

  private async onWriteError({ status, body }: ApiRequestError): Promise<void> {
    if (body.code === 'stale' && body.field === 'version') {
      const remoteNote = await this.store.read().catch(() => undefined);
      if (remoteNote !== undefined) {
        this.version = remoteNote?.version ?? null;
        return this.state.setState({ state: 'stale', remoteText: remoteNote?.text ?? '' });
      }
    }
    const isRetryable =
      status === 0 || status >= 500 || body.code === 'too-many-requests' || body.code === 'stale';
    this.state.setState({ state: isRetryable ? 'retrying' : 'failed' });
    if (isRetryable) this.scheduleWrite(RETRY_DELAY_MS);
  }
}
