/**
 * Sends e-mails that a player requested: confirmation and sign-in links. The HTTP response does not wait for them, so
 * its time does not reveal whether the address is known. Unsent e-mails are lost when the server stops. The player can
 * request another.
 */
import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { logFailure } from '../storage/log-failure';
import type { EmailMessage } from './templates';
import type { Mailer } from './mailer';

/** An e-mail to send. `onMailboxGone` runs if the mailbox does not exist. */
export interface OutgoingEmail {
  readonly to: string;
  readonly message: EmailMessage;
  readonly onMailboxGone?: () => Promise<unknown>;
}

const CONCURRENCY = 5;
const MAX_QUEUED = 200; // in total, so that a hanging mail server does not fill the memory
const RETRIES = { retries: 3, minTimeout: 5_000, factor: 6, maxTimeout: 120_000 }; // after 5, 30 and 120 seconds

export class SendQueue {
  private readonly connections = new PQueue({ concurrency: CONCURRENCY });
  private readonly closeController = new AbortController();
  private unsent = 0; // in progress, queued, or waiting for a retry

  constructor(private readonly deps: { readonly mailer: Mailer; readonly log: Logger }) {
    setMaxListeners(MAX_QUEUED + CONCURRENCY, this.closeController.signal); // one for each unsent e-mail
  }

  /**
   * Queues an e-mail and retries it after temporary failures. Does not wait. Sends nothing if `buildEmail` resolves to
   * null.
   */
  enqueue(buildEmail: () => Promise<OutgoingEmail | null>): void {
    const { signal } = this.closeController;
    if (signal.aborted) return;
    const waiting = this.unsent - this.connections.pending;
    if (waiting >= MAX_QUEUED) return this.deps.log.warn({ waiting }, 'e-mail queue full, message dropped');
    this.unsent += 1;
    let built: Promise<OutgoingEmail | null> | undefined;
    const attempt = async (): Promise<void> => {
      const isDone = await this.connections.add(() => this.deliver((built ??= buildEmail())));
      if (!isDone) throw new Error('temporary failure');
    };
    void pRetry(attempt, { ...RETRIES, signal, unref: true })
      .catch(() => undefined) // given up, or closed
      .finally(() => (this.unsent -= 1));
  }

  /** Discards the queue. Resolves when no e-mail is in progress. */
  async close(): Promise<void> {
    this.closeController.abort();
    this.connections.clear();
    await this.connections.onIdle();
  }

  /** Resolves to false if a later attempt may succeed. A duplicate e-mail with the same link does no harm. */
  private async deliver(built: Promise<OutgoingEmail | null>): Promise<boolean> {
    try {
      const email = await built;
      if (email === null) return true;
      const { status } = await this.deps.mailer.send(email.to, email.message);
      if (status === 'gone') await email.onMailboxGone?.();
      return status !== 'retry' && status !== 'unknown';
    } catch (error) {
      logFailure(this.deps.log, error, 'sending e-mail failed');
      return true;
    }
  }
}
