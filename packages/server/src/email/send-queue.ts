/**
 * Sends e-mails that a player requested: confirmation and sign-in links. The HTTP response does not wait for them, so
 * its time does not reveal whether the address is known. Unsent e-mails are lost when the server stops. The player can
 * request another.
 */
import type { Logger } from 'pino';
import { logFailure } from '../storage/log-failure';
import type { DeliveryResult } from '../shared/delivery-result';
import type { EmailMessage } from './templates';
import type { Mailer } from './mailer';

/** An e-mail to send. `onMailboxGone` runs if the mailbox does not exist. */
export interface QueuedEmail {
  readonly to: string;
  readonly message: EmailMessage;
  readonly onMailboxGone?: () => Promise<unknown>;
}

const CONCURRENCY = 5;
const MAX_QUEUED = 200; // in total, so that a hanging mail server does not fill the memory
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000]; // before attempts two, three and four

export class SendQueue {
  private readonly queued: (() => Promise<void>)[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly running = new Set<Promise<void>>();
  private isClosed = false;

  constructor(private readonly deps: { readonly mailer: Mailer; readonly log: Logger }) {}

  /**
   * Queues an e-mail and retries it after temporary failures. Does not wait. Sends nothing if `buildEmail` resolves to
   * null.
   */
  enqueue(buildEmail: () => Promise<QueuedEmail | null>): void {
    this.push(async () => {
      const email = await buildEmail();
      if (email !== null) await this.deliver(email, 0);
    });
  }

  /** Discards the queue. Resolves when no e-mail is in progress. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.queued.length = 0;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private push(task: () => Promise<void>): void {
    if (this.isClosed) return;
    if (this.queued.length + this.timers.size >= MAX_QUEUED)
      return this.deps.log.warn({ waiting: this.queued.length }, 'e-mail queue full, message dropped');
    this.queued.push(task);
    this.startNext();
  }

  private startNext(): void {
    if (this.running.size >= CONCURRENCY) return;
    const task = this.queued.shift();
    if (task === undefined) return;
    const run = task()
      .catch((err: unknown) => {
        logFailure(this.deps.log, err, 'sending e-mail failed');
      })
      .finally(() => {
        this.running.delete(run);
        this.startNext();
      });
    this.running.add(run);
  }

  private async deliver(email: QueuedEmail, attempts: number): Promise<void> {
    const result = await this.deps.mailer.send(email.to, email.message);
    if (result.status === 'gone') await email.onMailboxGone?.();
    const delay = RETRY_DELAYS_MS[attempts];
    if (!isRetryable(result) || delay === undefined || this.isClosed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.push(() => this.deliver(email, attempts + 1));
    }, delay);
    timer.unref();
    this.timers.add(timer);
  }
}

/** A duplicate e-mail with the same link does no harm. */
const isRetryable = ({ status }: DeliveryResult): boolean => status === 'again' || status === 'doubt';
