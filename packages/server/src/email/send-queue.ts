/**
 * Sends e-mails that a player requested: links that confirm an address, links that sign in. The HTTP response does not
 * wait for them, so its time does not reveal whether the address is known. E-mails that are unsent when the server stops
 * are lost. The player can request another.
 */
import type { Logger } from 'pino';
import { logFailure } from '../storage/log-failure';
import type { DeliveryResult } from '../notifications/channel';
import type { EmailMessage } from './templates';
import type { Mailer } from './mailer';

/** One mail to send. `onMailboxGone`: what follows where there is no such mailbox. */
export interface QueuedEmail {
  readonly to: string;
  readonly message: EmailMessage;
  readonly onMailboxGone?: () => Promise<unknown>;
}

const CONCURRENCY = 5;
const MAX_QUEUED = 200; // in all, so that a mail server that hangs fills no memory
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000]; // before the second try, the third and the last

export class SendQueue {
  private readonly queued: (() => Promise<void>)[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly running = new Set<Promise<void>>();
  private isClosed = false;

  constructor(private readonly deps: { readonly mailer: Mailer; readonly log: Logger }) {}

  /** Sends what `work` comes to, once there is room, and again where that may help. Waits for nothing. */
  enqueue(buildEmail: () => Promise<QueuedEmail | null>): void {
    this.push(async () => {
      const email = await buildEmail();
      if (email !== null) await this.deliver(email, 0);
    });
  }

  /** Begins nothing any more. Resolves once nothing is under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.queued.length = 0;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private push(task: () => Promise<void>): void {
    if (this.isClosed) return;
    if (this.queued.length + this.timers.size >= MAX_QUEUED)
      return this.deps.log.warn({ waiting: this.queued.length }, 'mail was left: too much waits');
    this.queued.push(task);
    this.startNext();
  }

  private startNext(): void {
    if (this.running.size >= CONCURRENCY) return;
    const task = this.queued.shift();
    if (task === undefined) return;
    const run = task()
      .catch((err: unknown) => {
        logFailure(this.deps.log, err, 'mail could not be sent');
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

/** The same link twice harms nobody. */
const isRetryable = ({ status }: DeliveryResult): boolean => status === 'again' || status === 'doubt';
