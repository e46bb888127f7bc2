/**
 * Mail that somebody asked for and waits for: a link to confirm an address, a link to sign in. It is sent beside the
 * answer, which so takes as long whoever has the address, and tells nothing of it. What a server has not sent when it ends is
 * lost; its links hold for minutes, and whoever waits asks again.
 */
import type { Logger } from 'pino';
import { StorageLost } from '../storage/storage';
import type { Outcome } from '../notices/channel';
import type { Letter } from './letter';
import type { Mailer } from './mailer';

/** One mail to send. `gone`: what follows where there is no such mailbox. */
export interface Posted {
  readonly to: string;
  readonly letter: Letter;
  readonly gone?: () => Promise<unknown>;
}

const ABREAST = 5;
const MOST = 200; // in all, so that a mail server that hangs fills no memory
const WAITS_MS = [5_000, 30_000, 120_000]; // before the second try, the third and the last

export class Outbox {
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly running = new Set<Promise<void>>();
  private isClosed = false;

  constructor(private readonly parts: { readonly mailer: Mailer; readonly log: Logger }) {}

  /** Sends what `work` comes to, once there is room, and again where that may help. Waits for nothing. */
  post(work: () => Promise<Posted | null>): void {
    this.add(async () => {
      const posted = await work();
      if (posted !== null) await this.send(posted, 0);
    });
  }

  /** Begins nothing any more. Resolves once nothing is under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.waiting.length = 0;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private add(work: () => Promise<void>): void {
    if (this.isClosed) return;
    if (this.waiting.length + this.timers.size >= MOST)
      return this.parts.log.warn({ waiting: this.waiting.length }, 'mail was left: too much waits');
    this.waiting.push(work);
    this.next();
  }

  private next(): void {
    if (this.running.size >= ABREAST) return;
    const work = this.waiting.shift();
    if (work === undefined) return;
    const done = work()
      .catch((err: unknown) => {
        if (!(err instanceof StorageLost)) this.parts.log.error({ err }, 'mail could not be sent');
      })
      .finally(() => {
        this.running.delete(done);
        this.next();
      });
    this.running.add(done);
  }

  private async send(posted: Posted, tries: number): Promise<void> {
    const outcome = await this.parts.mailer.send(posted.to, posted.letter);
    if (outcome.is === 'gone') await posted.gone?.();
    const wait = WAITS_MS[tries];
    if (!mayHelp(outcome) || wait === undefined || this.isClosed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.add(() => this.send(posted, tries + 1));
    }, wait);
    timer.unref();
    this.timers.add(timer);
  }
}

/** The same link twice harms nobody. */
const mayHelp = ({ is }: Outcome): boolean => is === 'again' || is === 'doubt';
