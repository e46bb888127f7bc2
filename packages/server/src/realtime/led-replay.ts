/**
 * The replay that a person leads at a table. Every server derives it from the same announcements, so that none has to
 * store it.
 */
import { type LedReplay, LEAD_TIMEOUT_MS } from '@great-fire/protocol';
import type { PersonId } from '../entities/match';
import type { ReplayLed } from '../storage/change-feed';

export class LedReplayState {
  private latest: { readonly change: ReplayLed; readonly at: number } | null = null;
  private position: ReplayLed['position'] = null; // the last one that a leader showed

  /** The person of the last leader, who is read by none who muted that person. Null: unknown, or there was none. */
  get leaderPersonId(): PersonId | null {
    return this.latest?.change.leader.personId ?? null;
  }

  /** Returns whether a leader other than this connection is there. */
  isLedByOther(leaderId: string, now: number): boolean {
    const leader = this.leaderAt(now);
    return leader !== null && leader.id !== leaderId;
  }

  isLeader(leaderId: string): boolean {
    return this.latest?.change.leader.id === leaderId && this.latest.change.position !== null;
  }

  /** Returns whether an announcement is in force. That of a second leader at the same time is not. */
  apply(change: ReplayLed, now: number): boolean {
    if (this.isLedByOther(change.leader.id, now)) return false;
    if (change.position === null && !this.isLeader(change.leader.id)) return false;
    this.latest = { change, at: now };
    this.position = change.position ?? this.position;
    return true;
  }

  /** Returns what a page shows; null: no one has led yet. */
  messageAt(now: number): LedReplay | null {
    if (this.position === null) return null;
    const leader = this.leaderAt(now);
    const to = this.isInForce(now) ? this.latest?.change.to : undefined;
    return {
      leader: leader === null ? null : { id: leader.id, name: leader.name },
      ...this.position,
      ...(to !== undefined && { to }),
    };
  }

  private leaderAt(now: number): ReplayLed['leader'] | null {
    if (this.latest === null || this.latest.change.position === null) return null;
    return this.isInForce(now) ? this.latest.change.leader : null;
  }

  private isInForce(now: number): boolean {
    return this.latest !== null && now - this.latest.at < LEAD_TIMEOUT_MS;
  }
}
