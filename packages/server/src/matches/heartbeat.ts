/**
 * Heartbeat of the servers. Deadlines do not count hours in which no server ran, or by which the clock jumped: all
 * times of the tables move by them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { postpone, nextDeadline } from '@great-fire/table';
import { StorageUnavailableError } from '../errors/api-error';
import { subtractUptime, type PostponeTableState } from '../storage/heartbeat';
import type { Storage } from '../storage/storage';

interface HeartbeatDeps {
  readonly storage: Pick<Storage, 'availability' | 'heartbeat'>;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
}

const BEAT_INTERVAL_MS = 10_000;
/** A restart, a slow beat and clocks of several servers that differ by some seconds are no downtime. */
const TOLERANCE_MS = 30_000;
const TABLES_PER_SLICE = 20;

export class Heartbeat {
  private lastTickAt: number | null = null; // by the clock that may jump
  private lastBeatAt = -Infinity;
  private mayHaveMissedBeats = true; // at the start, after a jump of the clock and after an outage of the storage
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: HeartbeatDeps) {
    this.unsubscribe = deps.storage.availability.onChange((isUp) => {
      if (isUp) this.mayHaveMissedBeats = true;
    });
  }

  /** Must be called every second. Returns whether the clock has jumped, or this process stood still, since the last call. */
  tick(): boolean {
    const hasJumped = this.noticeJump();
    this.lastTickAt = this.deps.now();
    return hasJumped;
  }

  /**
   * Stores a beat if one is due. Before that, records a downtime and moves the times of all tables by it, in slices.
   * Resolves to the time by which deadlines may be applied: the clock may jump while this waits.
   */
  async settle(): Promise<number> {
    const { storage, now } = this.deps;
    const at = now();
    this.noticeJump();
    if (this.mayHaveMissedBeats) await this.recordDowntime(at);
    else if (Math.abs(at - this.lastBeatAt) < BEAT_INTERVAL_MS) return at;
    else await storage.heartbeat.beat(at);
    while (await storage.heartbeat.postponeTables(TABLES_PER_SLICE, at, this.postponeState)) await nextTurn();
    this.lastBeatAt = at;
    return at;
  }

  /** Resolves to the latest time since which servers ran for `ms`. */
  async subtractUptime(ms: number): Promise<number> {
    const at = await this.settle();
    return subtractUptime(at, ms, await this.deps.storage.heartbeat.downtimes());
  }

  /** Stores a last beat, so that the next start knows the time of this stop. */
  async close(): Promise<void> {
    const { storage, now, log } = this.deps;
    this.unsubscribe();
    this.noticeJump();
    // Without its check, a beat would hide missed ones.
    if (!storage.availability.isUp || this.mayHaveMissedBeats) return;
    await storage.heartbeat.beat(now()).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailableError)) throw error;
      log.warn({ err: error }, 'the last beat is not stored: the next start counts from the one before it');
    });
  }

  private async recordDowntime(at: number): Promise<void> {
    const { storage, log } = this.deps;
    this.mayHaveMissedBeats = false; // a jump while this waits sets it again
    const downtime = await storage.heartbeat.recordDowntime(at, TOLERANCE_MS).catch((error: unknown) => {
      this.mayHaveMissedBeats = true;
      throw error;
    });
    if (downtime === null) return;
    const { from, to } = downtime;
    const times = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    log.warn({ ...times, seconds: Math.round((to - from) / 1000) }, 'no server ran: all clocks move by that');
  }

  private noticeJump(): boolean {
    const { now, log } = this.deps;
    const ms = this.lastTickAt === null ? 0 : now() - this.lastTickAt;
    if (Math.abs(ms) <= TOLERANCE_MS) return false;
    log.warn({ seconds: Math.round(ms / 1000) }, 'the clock has jumped, or this process stood still');
    this.lastTickAt = now();
    this.mayHaveMissedBeats = true;
    return true;
  }

  private readonly postponeState: PostponeTableState = (state, { from, to }) => {
    // A pause moves its times at its end. Times after the jump of a running server are right already.
    const hasBegunSince = to > from && state.clock.since > to - BEAT_INTERVAL_MS;
    if (state.pausedAt !== null || hasBegunSince) return null;
    const postponed = { ...postpone(state, { from, to }), version: state.version + 1 };
    return { state: postponed, dueAt: nextDeadline(postponed) };
  };
}
