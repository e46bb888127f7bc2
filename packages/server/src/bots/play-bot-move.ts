/** One decision of one bot, from the lease to the move; made like anybody's, so that the storage decides between servers. */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../errors/api-error';
import type { MatchService } from '../matches/match-service';
import type { LiveMatch } from '../matches/load-match';
import type { MatchId, Storage } from '../storage/storage';
import type { BotSeatCache } from './bot-seat-cache';
import { botLevelsOf } from './bot-seat-cache';
import { chooseAction } from './choose-action';
import type { ChooseActionDeps } from './choose-action';

export interface PlayBotMoveDeps extends ChooseActionDeps {
  readonly storage: Storage;
  readonly matches: MatchService;
  readonly now: () => number; // ms since 1970, UTC
  readonly moveDelayMs: number; // from a visible step to a bot's next one
  readonly seatCache: BotSeatCache;
}

/** How long a server has a decision for itself, beside the pause: who has not made it by then has ended. */
const LEASE_MS = 5_000;

/**
 * Plays the awaited seat once, where a bot has it and no other server is at it. Resolves to whether the table has
 * moved on and may await a bot again. @throws StorageUnavailableError
 */
export async function playBotMove(deps: PlayBotMoveDeps, id: MatchId): Promise<boolean> {
  const { storage, matches, moveDelayMs } = deps;
  const levels = await deps.seatCache.get(id);
  if (levels.size === 0) return false;
  const match = await matches.get(id, 0);
  if (match === null || match.state.game.result !== null) return false;
  if (match.tableState.takebackProposal !== null) return false; // the table is looked at again when that is answered
  const { stateId, game } = match.state;
  const { seat } = game.turn;
  const level = levels.get(seat);
  if (level === undefined) return false;
  const lease = `bot/${id}/${String(stateId)}`;
  if (!(await storage.leases.acquire(lease, moveDelayMs + LEASE_MS))) return false;
  try {
    const action = await chooseAction(deps, { id, match, seat, level });
    await waitForMoveDelay(deps, match);
    // The owner may be back, or the table closed.
    if (!botLevelsOf(await storage.matches.find(id)).has(seat)) {
      deps.seatCache.evict(id);
      return false;
    }
    // Nobody else can send such an id.
    const moveId = `bot:${String(stateId)}`;
    await matches.move({ matchId: id, seat, action, stateId, moveId, isByBot: true });
    return true;
  } catch (error) {
    if (deps.signal.aborted) return false;
    // Another was faster; what is in memory was read again.
    if (error instanceof ApiError) return error.body.code === 'stale';
    throw error;
  } finally {
    await storage.leases.release(lease).catch(() => undefined);
  }
}

/** Waits until people have seen the step before. Whether a hand is kept nobody sees: that waits for nothing. */
async function waitForMoveDelay(
  { now, moveDelayMs, signal }: PlayBotMoveDeps,
  match: LiveMatch,
): Promise<void> {
  const lastMove = match.recentMoves.at(-1);
  if (lastMove === undefined || match.state.game.turn.step === 'redeal') return;
  const remainingMs = Math.min(lastMove.at + moveDelayMs - now(), moveDelayMs);
  if (remainingMs > 0) await delay(remainingMs, undefined, { signal });
}
