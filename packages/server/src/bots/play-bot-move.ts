/** Plays one move of one bot. Like a player's move, the storage decides between servers. */
import { setTimeout as delay } from 'node:timers/promises';
import { BOT_DELAY_SHARES } from '@great-fire/protocol';
import { isTakebackOpen } from '@great-fire/table';
import { ApiError } from '../errors/api-error';
import type { MatchService } from '../matches/match-service';
import { botLevelsOf, type LiveMatch } from '../matches/load-match';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';
import { chooseAction, type ChooseActionDeps } from './choose-action';

export interface PlayBotMoveDeps extends ChooseActionDeps {
  readonly storage: Pick<Storage, 'availability' | 'changes' | 'leases' | 'matches'>;
  readonly matches: MatchService;
  readonly now: () => number; // ms since 1970, UTC
  readonly moveDelayMs: number; // from a visible move to the bot's next one, at normal speed
}

/** Time beside the move delay in which a server must make the move. If the lease expires, the server has stopped. */
const LEASE_MS = 5_000;

/**
 * Plays a move for the active seat if a bot has it and no other server holds the lease. Resolves to whether the state
 * has changed and a bot may be active again. @throws StorageUnavailableError
 */
export async function playBotMove(deps: PlayBotMoveDeps, id: MatchId): Promise<boolean> {
  const { storage, matches } = deps;
  const match = await matches.get(id, 0);
  if (match === null || match.state.game.result !== null) return false;
  if (isTakebackOpen(match.tableState)) return false; // the answer triggers another run
  const { stateId, game } = match.state;
  if (isDeserted(match)) return false; // a returning owner triggers another run
  const { seat } = game.turn;
  const level = match.botLevels.get(seat);
  if (level === undefined) return false;
  const moveDelayMs = deps.moveDelayMs * BOT_DELAY_SHARES[match.botSpeed];
  const lease = `bot-turn/${id}/${String(stateId)}`;
  if (!(await storage.leases.acquire(lease, moveDelayMs + LEASE_MS))) return false;
  try {
    const action = await chooseAction(deps, { id, match, seat, level });
    await waitForMoveDelay({ ...deps, moveDelayMs }, match);
    // The owner may have returned, or the table was closed.
    const storedMatch = await storage.matches.find(id);
    if (storedMatch === null || !botLevelsOf(storedMatch).has(seat)) return false;
    // Clients cannot send such an id.
    const moveId = `bot:${String(stateId)}`;
    await matches.move({ matchId: id, seat, action, stateId, moveId, isByBot: true });
    return true;
  } catch (error) {
    if (deps.signal.aborted) return false;
    // A `stale` move means that another move was stored first, and the cache is up to date.
    if (error instanceof ApiError) return error.body.code === 'stale';
    throw error;
  } finally {
    await storage.leases.release(lease).catch(() => undefined);
  }
}

/**
 * Whether no person plays any more: every seat is a bot's, or its owner left it to a bot. A stand-in for one turn does
 * not count, because its owner plays the next turn.
 */
const isDeserted = ({ tableState: { absences }, botLevels }: LiveMatch): boolean =>
  absences.every((absence, seat) => botLevels.has(seat) && absence?.standIn !== 'turn');

/** Waits until players have seen the previous move. */
async function waitForMoveDelay(
  { now, moveDelayMs, signal }: PlayBotMoveDeps,
  match: LiveMatch,
): Promise<void> {
  const lastMove = match.recentMoves.at(-1);
  if (lastMove === undefined) return;
  const remainingMs = Math.min(lastMove.at + moveDelayMs - now(), moveDelayMs);
  if (remainingMs > 0) await delay(remainingMs, undefined, { signal });
}
