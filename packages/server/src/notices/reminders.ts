/**
 * Looks every so often whom tables call on who is not looking, and sends them word, beside the game: by one process at a
 * time, of each call to each place once. What is to be sent is stored first, and taken before it is sent: after a crash in
 * between it is not sent again.
 */
import type { Logger } from 'pino';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
import { StorageLost } from '../storage/storage';
import type { CalledTable, Channel, NewNotice, StoredNotice } from '../storage/notices';
import { CHANNELS } from '../storage/notices';
import type { Schedule } from '../schedule';
import type { Attendance } from '../realtime/attendance';
import { callsOf, turnOf } from './calls';
import type { ChannelPort, Outcome, Owner, Told } from './channel';
import { quietUntil } from './quiet';

export interface RemindersParts {
  readonly storage: Storage;
  readonly attendance: Pick<Attendance, 'at'>;
  readonly channels: Readonly<Record<Channel, ChannelPort>>;
  readonly now: () => number;
  readonly log: Logger;
}

/** Who looks at the table so long after they were called on was told by that. */
export const GRACE_MS = 10_000;

const EVERY_MS = 1000;
const LEASE = 'notices';
const LEASE_MS = 5000;
const TABLES_AT_ONCE = 50;
const WAITS_MS = [30_000, 120_000, 600_000]; // before the second try, the third and the last
const LONGEST_WAIT_MS = 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000; // a turn is over by then, or its notice was sent
const SWEEP_MS = 3_600_000;

export class Reminders {
  private stopLooking: () => void = () => undefined;
  private looking: Promise<unknown> | null = null;
  private readonly underWay = new Map<Channel, Set<Promise<void>>>(CHANNELS.map((one) => [one, new Set()]));
  private sweptAt = 0;

  constructor(private readonly parts: RemindersParts) {}

  /** Looks every second from now on. */
  start(schedule: Schedule): void {
    this.stopLooking = schedule(EVERY_MS, () => {
      if (this.looking !== null || !this.parts.storage.standing.isUp) return;
      this.looking = this.look()
        .catch((err: unknown) => this.failed(err))
        .finally(() => {
          this.looking = null;
        });
    });
  }

  /** Looks now instead of within the second. Resolves once what is due has come, or not. */
  async remind(): Promise<void> {
    await this.looking;
    await this.look();
    await this.settled();
  }

  /** Looks where no other process does so. Resolves once what is due is on its way. */
  private async look(): Promise<void> {
    const { storage, now } = this.parts;
    if (await storage.leases.take(LEASE, LEASE_MS)) {
      for (const table of await storage.notices.called(now() - GRACE_MS, TABLES_AT_ONCE))
        await this.noteOrPass(table);
      for (const channel of CHANNELS) await this.deliver(channel);
      await this.sweep();
    }
  }

  private async settled(): Promise<void> {
    await Promise.all([...this.underWay.values()].flatMap((running) => [...running]));
  }

  /** Sends one to wherever somebody is reached. Resolves to how many places that is. */
  async test(personId: PersonId): Promise<number> {
    let count = 0;
    for (const channel of CHANNELS) {
      for (const target of await this.parts.channels[channel].targetsOf(personId, null)) {
        count += 1;
        this.testAt(channel, target);
      }
    }
    return count;
  }

  /** Sends one there, and waits for nothing. */
  testAt(channel: Channel, target: string): void {
    const port = this.parts.channels[channel];
    this.follow(channel, async () => {
      if ((await port.send(target, 'test')).is === 'gone') await port.drop(target);
    });
  }

  /** Resolves once nothing is sent any more. */
  async close(): Promise<void> {
    this.stopLooking();
    await this.looking;
    await this.settled();
  }

  /** A table that fails keeps no other waiting, and is not tried again before something happens there. */
  private async noteOrPass(table: CalledTable): Promise<void> {
    try {
      await this.note(table);
    } catch (err) {
      if (err instanceof StorageLost) throw err;
      this.parts.log.error({ err, matchId: table.matchId }, 'nobody could be reminded');
      await this.parts.storage.notices.queue(table, []);
    }
  }

  /** Stores what is to be sent for a table, and that it was looked at. */
  private async note(table: CalledTable): Promise<void> {
    const { storage } = this.parts;
    const match = await storage.matches.find(table.matchId);
    await storage.notices.queue(table, match === null ? [] : await this.noticesFor(match));
  }

  private async noticesFor(match: StoredMatch): Promise<readonly NewNotice[]> {
    const { attendance, channels, now } = this.parts;
    const calls = callsOf(match);
    const looking = calls.length === 0 ? [] : (await attendance.at(match.id)).looking;
    const notices: NewNotice[] = [];
    for (const { seat, personId, kind } of calls.filter((call) => !looking.includes(call.seat)))
      for (const channel of CHANNELS) {
        const delay = channels[channel].delayOf(match);
        const targets = delay === null ? [] : await channels[channel].targetsOf(personId, match.id);
        for (const target of targets)
          notices.push({
            ...{ matchId: match.id, turn: turnOf(match), channel, target, seat, kind },
            dueAt: now() + (delay ?? 0),
          });
      }
    return notices;
  }

  private async deliver(channel: Channel): Promise<void> {
    const { storage, channels, now } = this.parts;
    const free = channels[channel].abreast - (this.underWay.get(channel)?.size ?? 0);
    if (free <= 0) return;
    for (const notice of await storage.notices.due(channel, now(), free)) await this.begin(notice);
  }

  /** Sends one on its way, where it is still wanted and nobody sleeps. */
  private async begin(notice: StoredNotice): Promise<void> {
    const { storage, channels, now } = this.parts;
    const port = channels[notice.channel];
    const owner = await port.ownerOf(notice.target);
    const told = owner === null ? null : await this.wanted(notice, owner);
    if (owner === null || told === null) {
      await storage.notices.claim(notice);
      return;
    }
    const hours = owner === 'table' ? null : await storage.reach.quietOf(owner.personId);
    const quiet = quietUntil(hours, now());
    if (quiet !== null) await storage.notices.postpone(notice, quiet);
    else if (await storage.notices.claim(notice))
      this.follow(notice.channel, async () => this.settle(notice, await port.send(notice.target, told)));
  }

  /** What there is to tell; null: the call is over, or is another's, or whoever is called sees it. */
  private async wanted(
    { matchId, turn, seat, kind }: StoredNotice,
    owner: NonNullable<Owner>,
  ): Promise<Told | null> {
    const { storage, attendance } = this.parts;
    const match: StoredMatch | null = await storage.matches.find(matchId);
    if (match === null || turnOf(match) !== turn) return null;
    const call = callsOf(match).find(
      (one) => one.seat === seat && (owner === 'table' || one.personId === owner.personId),
    );
    if (call === undefined || (await attendance.at(matchId)).looking.includes(seat)) return null;
    return { match, kind: owner === 'table' ? kind : call.kind, seat };
  }

  private async settle(notice: StoredNotice, outcome: Outcome): Promise<void> {
    const { storage, channels, now, log } = this.parts;
    log.debug({ matchId: notice.matchId, channel: notice.channel, outcome: outcome.is }, 'notice');
    if (outcome.is === 'gone') await channels[notice.channel].drop(notice.target);
    if (outcome.is !== 'again') return;
    const wait = WAITS_MS[notice.tries];
    if (wait === undefined) return;
    const asked = Math.min(outcome.afterMs ?? 0, LONGEST_WAIT_MS);
    await storage.notices.postpone(notice, now() + Math.max(wait, asked));
  }

  private follow(channel: Channel, work: () => Promise<void>): void {
    const running = this.underWay.get(channel);
    const done = work().catch((err: unknown) => this.failed(err));
    running?.add(done);
    void done.then(() => running?.delete(done));
  }

  private async sweep(): Promise<void> {
    const { storage, now } = this.parts;
    if (now() - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now();
    await storage.notices.sweep(now() - KEPT_MS);
  }

  private failed(err: unknown): void {
    if (!(err instanceof StorageLost)) this.parts.log.error({ err }, 'a notice could not be sent');
  }
}
