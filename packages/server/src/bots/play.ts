/** One decision of one bot, from the lease to the move; made like anybody's, so that the storage decides between servers. */
import { setTimeout as after } from 'node:timers/promises';
import { ApiError } from '../errors/api-error';
import type { Matches } from '../matches/matches';
import type { HotMatch } from '../matches/load-match';
import type { MatchId, Storage } from '../storage/storage';
import type { BotSeats } from './bot-seats';
import { levelsAt } from './bot-seats';
import { decideFor } from './decision';
import type { DecisionParts } from './decision';

export interface PlayParts extends DecisionParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly now: () => number; // ms since 1970, UTC
  readonly pauseMs: number; // from a visible step to a bot's next one
  readonly seats: BotSeats;
}

/** How long a server has a decision for itself, beside the pause: who has not made it by then has ended. */
const LEASE_MS = 5_000;

/**
 * Plays the awaited seat once, where a bot has it and no other server is at it. Resolves to whether the table has
 * moved on and may await a bot again. @throws StorageLost
 */
export async function playOne(parts: PlayParts, id: MatchId): Promise<boolean> {
  const { storage, matches, pauseMs } = parts;
  const levels = await parts.seats.at(id);
  if (levels.size === 0) return false;
  const match = await matches.now(id, 0);
  if (match === null || match.state.game.result !== null) return false;
  if (match.conduct.takeBackAsked !== null) return false; // the table is looked at again when that is answered
  const { stateId, game } = match.state;
  const { seat } = game.turn;
  const level = levels.get(seat);
  if (level === undefined) return false;
  const lease = `bot/${id}/${String(stateId)}`;
  if (!(await storage.leases.take(lease, pauseMs + LEASE_MS))) return false;
  try {
    const action = await decideFor(parts, { id, match, seat, level });
    await pause(parts, match);
    // The owner may be back, or the table closed.
    if (!levelsAt(await storage.matches.find(id)).has(seat)) {
      parts.seats.forget(id);
      return false;
    }
    // Nobody else can send such an id.
    const moveId = `bot:${String(stateId)}`;
    await matches.move({ matchId: id, seat, action, stateId, moveId, isBots: true });
    return true;
  } catch (error) {
    if (parts.closing.aborted) return false;
    // Another was faster; what is in memory was read again.
    if (error instanceof ApiError) return error.body.code === 'stale';
    throw error;
  } finally {
    await storage.leases.release(lease).catch(() => undefined);
  }
}

/** Waits until people have seen the step before. Whether a hand is kept nobody sees: that waits for nothing. */
async function pause({ now, pauseMs, closing }: PlayParts, match: HotMatch): Promise<void> {
  const last = match.recent.at(-1);
  if (last === undefined || match.state.game.turn.step === 'redeal') return;
  const left = Math.min(last.at + pauseMs - now(), pauseMs);
  if (left > 0) await after(left, undefined, { signal: closing });
}
