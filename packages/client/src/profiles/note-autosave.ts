/** A note that is saved automatically after a pause in typing. */
import { type StoreApi, createStore } from 'zustand/vanilla';
import { ApiRequestError } from '../api/request';

/** `pending`: to be saved soon. `retrying`: failed, will be retried. `failed`: will not be saved. */
type SaveState = 'saved' | 'pending' | 'retrying' | 'failed';

export interface NoteSnapshot {
  readonly text: string;
  readonly state: SaveState;
}

/** Saves the text. @throws ApiRequestError */
export type WriteNote = (text: string) => Promise<unknown>;

const TYPING_PAUSE_MS = 800;
const RETRY_DELAY_MS = 5000;

export class NoteAutosave {
  private readonly state: StoreApi<NoteSnapshot>;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isWriting = false;

  constructor(
    text: string,
    private readonly writeNote: WriteNote,
  ) {
    this.state = createStore(() => ({ text, state: 'saved' }));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  readonly getSnapshot = (): NoteSnapshot => this.state.getState();

  readonly type = (text: string): void => {
    this.state.setState({ text, state: 'pending' });
    this.scheduleWrite(TYPING_PAUSE_MS);
  };

  /** Saves pending changes immediately. */
  readonly flush = (): void => {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    void this.write();
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
      await this.writeNote(text);
      if (this.getSnapshot().text === text) this.state.setState({ state: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiRequestError)) throw error;
      this.onWriteError(error);
    } finally {
      this.isWriting = false;
    }
  }

  private onWriteError({ status, body }: ApiRequestError): void {
    const isRetryable = status === 0 || status >= 500 || body.code === 'too-many-requests';
    this.state.setState({ state: isRetryable ? 'retrying' : 'failed' });
    if (isRetryable) this.scheduleWrite(RETRY_DELAY_MS);
  }
}
